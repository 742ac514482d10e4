"""Firefox and WebKitGTK, driven from outside: one class an engine, with the few verbs that the tests need.

Both speak W3C protocols of their own, so that nothing has to be downloaded: Firefox WebDriver BiDi over a WebSocket,
WebKitGTK's WebKitWebDriver WebDriver over HTTP.
"""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, Self

from websockets.sync.client import ClientConnection, connect

from tests.bounded import within

START, END = 60, 10
"""How long a browser may take to start and, before it is killed, to end, in seconds."""
BOOT = 90
"""How long Python may take to wake up in a page on a slow machine, in seconds."""
ANSWER = BOOT + 30
"""How long a browser may take to answer a command, in seconds."""
POLL = 0.05
"""How long to wait before asking again whether something is there, in seconds."""

# Where a control can be pressed, or nothing while it isn't in the page, something lies over it, or it still moves:
# fonts that come late move what is below their text.
POINT = """
(async () => {
  const control = document.querySelector(%s);
  const place = () => {
    const { left, top, width, height } = control?.getBoundingClientRect() ?? { width: 0 };
    return width && [Math.round(left + width / 2), Math.round(top + height / 2)];
  };
  control?.scrollIntoView({ block: "center", behavior: "instant" });
  const before = place();
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  const point = place();
  return point && `${point}` === `${before}` && control.contains(document.elementFromPoint(...point)) && point;
})()
"""
# The theme puts another container into the page when it follows a link.
FOLLOW = """
(() => {
  const url = %s;
  const container = document.querySelector(".md-container");
  if (!container || new URL(url).origin !== location.origin) return false;
  container.dataset.left = "";
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: url }));
  link.click();
  link.remove();
  return true;
})()
"""
WAIT = """
(async () => {
  const condition = () => %s;
  for (const end = performance.now() + %d; performance.now() < end; ) {
    const value = await condition();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const python = document.getElementById("rake-boot")?.dataset.stage;
  throw new Error(`${location.href} (Python: ${python}) waited in vain for ${condition}\\n${document.body.innerText}`);
})()
"""


class Engine(ABC):
    """A browser with one page."""

    NEEDS: ClassVar[dict[str, tuple[str, ...]]]
    """What the engine needs: each Debian package and the names that its program goes by."""

    @classmethod
    def programs(cls) -> list[str]:
        """Return the paths of the programs that the engine needs. Raises `AssertionError` where one is missing."""
        found = {package: next(filter(None, map(shutil.which, names)), None) for package, names in cls.NEEDS.items()}
        missing = " ".join(package for package, path in found.items() if not path)
        assert not missing, f"The tests in {cls.__name__} lack a program (Debian: `apt-get install {missing}`)."
        return [path for path in found.values() if path]

    @classmethod
    @abstractmethod
    def start(cls, folder: Path) -> Any:
        """Return a context: the engine, started with its files in a folder, and ended."""

    @abstractmethod
    def _go(self, url: str) -> None:
        """Begin to open a page."""

    @abstractmethod
    def _value(self, expression: str) -> str:
        """Return the text that a promise in the page gives. Raises `RuntimeError` where it is refused."""

    @abstractmethod
    def _act(self, actions: list[dict[str, Any]]) -> None:
        """Perform actions of WebDriver, which are the same in both protocols."""

    def open(self, url: str) -> None:
        """Open another page and wait until it is loaded. Raises `RuntimeError` where it never is.

        On a busy machine both engines say too early that it is: while it is being read, or the last one is still shown.
        """
        self.evaluate("globalThis.left = true")
        self._go(url)
        end, loaded = time.monotonic() + BOOT, False
        while not loaded:
            if time.monotonic() > end:
                raise RuntimeError(f"{url} was not loaded in {BOOT} seconds")
            time.sleep(POLL)
            with suppress(RuntimeError):  # The old page may be taken away while it is asked.
                loaded = self.evaluate("!globalThis.left && document.readyState === 'complete'")

    def follow(self, url: str) -> None:
        """Go to another page of the site by a link, which keeps Python awake; open it where none is open yet."""
        if self.evaluate(FOLLOW % json.dumps(url)):
            self.wait(f"!document.querySelector('[data-left]') && location.href === {json.dumps(url)}")
        else:
            self.open(url)

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, or of its promise."""
        return json.loads(self._value(f"(async () => JSON.stringify((await ({expression})) ?? null))()"))

    def wait(self, condition: str) -> Any:
        """Wait until a JavaScript condition holds, and return its value. Raises `RuntimeError` where it never does."""
        return self.evaluate(WAIT % (condition, BOOT * 1000))

    def click(self, selector: str) -> None:
        """Press a control with the mouse as soon as it can be pressed."""
        x, y = self.wait(POINT % json.dumps(selector))
        press = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act([{"type": "pointer", "id": "mouse", "actions": [{"type": "pointerMove", "x": x, "y": y}, *press]}])

    def text(self, selector: str) -> str:
        """Return the text that a reader sees in an element, or nothing where it isn't in the page."""
        return str(self.evaluate(f"document.querySelector({json.dumps(selector)})?.innerText ?? ''"))

    @property
    def url(self) -> str:
        """The page's address."""
        return str(self.evaluate("location.href"))


class Firefox(Engine):
    """Firefox, by its own WebDriver BiDi."""

    NEEDS: ClassVar = {"firefox-esr": ("firefox-esr", "firefox")}

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._asked = 0
        self._ask("session.new", capabilities={})
        self._page = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    @classmethod
    @contextmanager
    def start(cls, folder: Path) -> Iterator[Self]:
        (program,) = cls.programs()
        port = free_port()
        command = [program, "--headless", "--no-remote", f"--remote-debugging-port={port}", "--profile", str(folder)]
        with (
            running(command, port, folder / "log"),
            connect(f"ws://127.0.0.1:{port}/session", max_size=None, open_timeout=START) as connection,
        ):
            yield cls(connection)

    def _ask(self, method: str, **params: Any) -> dict[str, Any]:
        self._asked += 1
        self._connection.send(json.dumps({"id": self._asked, "method": method, "params": params}))
        answer: dict[str, Any] = {}
        messages = within(1_000, f"the answer to {method}")
        while answer.get("id") != self._asked and next(messages):
            answer = json.loads(self._connection.recv(ANSWER))
        if answer["type"] == "error":
            raise RuntimeError(answer["message"])
        result: dict[str, Any] = answer["result"]
        return result

    def _go(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=url)

    def _value(self, expression: str) -> str:
        target = {"context": self._page}
        answer = self._ask("script.evaluate", expression=expression, target=target, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return str(answer["result"]["value"])

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("input.performActions", context=self._page, actions=actions)


class WebKit(Engine):
    """WebKitGTK's own small browser, by WebKitWebDriver; it needs a screen, and Xvfb is one."""

    NEEDS: ClassVar = {"webkit2gtk-driver": ("WebKitWebDriver",), "xvfb": ("Xvfb",)}

    def __init__(self, port: int) -> None:
        self._session = f"http://127.0.0.1:{port}/session"
        self._session += "/" + self._ask("POST", "", capabilities={})["sessionId"]
        self._ask("POST", "/timeouts", script=ANSWER * 1000)

    @classmethod
    @contextmanager
    def start(cls, folder: Path) -> Iterator[Self]:
        program, screen = cls.programs()
        port = free_port()
        with (
            display(screen, folder / "screen.log") as name,
            running([program, f"--port={port}"], port, folder / "log", DISPLAY=name, **QUICKLY, **sandbox()),
        ):
            engine = cls(port)
            yield engine
            engine._ask("DELETE", "")

    def _ask(self, verb: str, path: str, **body: Any) -> Any:
        data = json.dumps(body).encode() if verb == "POST" else None
        request = urllib.request.Request(self._session + path, data, method=verb)
        try:
            with urllib.request.urlopen(request, timeout=ANSWER) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            with error:
                raise RuntimeError(json.load(error)["value"]["message"]) from None

    def _go(self, url: str) -> None:
        self._ask("POST", "/url", url=url)

    def _value(self, expression: str) -> str:
        return str(self._ask("POST", "/execute/sync", script=f"return {expression.strip()}", args=[]))

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self._ask("POST", "/actions", actions=actions)


QUICKLY = {"JSC_useOMGJIT": "0"}
"""Settings without which WebKitGTK spends most of a test's time on making Python quicker than the test needs it."""


def free_port() -> int:
    """Return a port of loopback that nobody listens on."""
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def sandbox() -> dict[str, str]:
    """Return the settings that WebKitGTK needs where it may not put itself into a sandbox: root may not."""
    return {} if os.geteuid() else {"WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}


@contextmanager
def process(command: list[str], log: Path, **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program in a group of its own, and end the whole group."""
    with log.open("wb") as out, subprocess.Popen(command, stderr=out, start_new_session=True, **options) as program:
        try:
            yield program
        finally:
            for sign in (signal.SIGTERM, signal.SIGKILL):
                with suppress(ProcessLookupError, subprocess.TimeoutExpired):
                    os.killpg(program.pid, sign)
                    program.wait(END)


@contextmanager
def running(command: list[str], port: int, log: Path, **environment: str) -> Iterator[None]:
    """Run a program that serves a port, from the moment that it answers there."""
    with process(command, log, stdout=subprocess.DEVNULL, env=os.environ | environment) as program:
        end = time.monotonic() + START
        while not answers(port):
            with suppress(subprocess.TimeoutExpired):
                program.wait(POLL)
            assert program.returncode is None, f"{command[0]} ended: {log.read_text()}"
            assert time.monotonic() < end, f"{command[0]} does not answer: {log.read_text()}"
        yield


def answers(port: int) -> bool:
    """Tell whether somebody listens on a port of loopback."""
    with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port), START):
        return True
    return False


@contextmanager
def display(program: str, log: Path) -> Iterator[str]:
    """Run Xvfb on a display that it finds free, and return its name."""
    command = [program, "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with process(command, log, stdout=subprocess.PIPE) as screen:
        assert screen.stdout is not None
        assert select.select([screen.stdout], [], [], START)[0], f"{program} does not answer: {log.read_text()}"
        number = screen.stdout.readline().decode().strip()
        assert number, f"{program} ended: {log.read_text()}"
        yield f":{number}"

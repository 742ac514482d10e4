"""The peers that start Python as their page opens: pyodide-mkdocs-theme and JupyterLite, served from this machine.

Neither is part of the project: when first measured, each is installed from PyPI and npm into a folder of .cache/peers.
Both look for Pyodide and more on the network; `THEME` and `LITE` list what we change so that they find it here, and
both are printed with the figures. A peer that asks any other host for anything is not measured.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import quote

from playwright.sync_api import BrowserType, Error

from benchmarks.visits import CACHE, PEERS, Contender, Meter, load, newcomer

LIMIT = 300
"""How long a command may take, in seconds."""

THEME = """\
pyodide-mkdocs-theme 5.7.0: one page, one editor, its run button pressed as soon as it listens. Changed in what it
  built: the jsDelivr addresses of Pyodide 0.25.0, lodash, jQuery, jQuery Terminal, MathJax and Ace lead to the same
  npm packages on this host. Pyodide's and Ace's files keep the theme's integrity hashes. jQuery Terminal is 2.43.0 and
  without its hash: the registry that this was written with had no 2.43.1. Google's fonts are off, by an option of the
  theme. Its Python is 3.11, our wheels need 3.12: it counts aces with the standard library instead, which is less work.
"""
LITE = """\
JupyterLite 0.8.6 with its Pyodide kernel 0.8.6: its REPL opened with code in its address, which ranks a hand with our
  wheel `rake`; no widget answers. Changed: Pyodide 314.0.6 from npm lies in `static/pyodide`, where JupyterLite looks
  for one of the site's own; beside it the wheels from PyPI that the kernel would fetch from jsDelivr and PyPI, in the
  versions of Pyodide's lock file where it names one, and our wheel; and a lock file made of them by pyodide-lock.
"""

CELL = Path(__file__).parent / "theme"
THEME_PIP = ("pyodide-mkdocs-theme==5.7.0",)
THEME_NPM = (
    "pyodide@0.25.0",
    "lodash@4.17.20",
    "jquery@3.7.1",
    "jquery.terminal@2.43.0",
    "mathjax@3.2.2",
    "ace-builds@1.44.0",
)
JSDELIVR = re.compile(r'https://cdn\.jsdelivr\.net/(?:npm/([\w.-]+)@[\d.]+|(pyodide)/v[\d.]+/full)([^"]*)')
UNNAMED = {"jquery": "/dist/jquery.min.js"}
UNHELD = re.compile(r'(jquery\.terminal\.min\.js",)\s*integrity: "[^"]*",')

LITE_PIP = ("jupyterlite-core==0.8.6", "jupyterlite-pyodide-kernel==0.8.6")
LITE_NPM = ("pyodide@314.0.6",)
LITE_WHEELS = ("micropip", "ipython", "jedi", "comm==0.2.3", "ipython-pygments-lexers==1.1.1")
LITE_CODE = 'import rake\nrake.evaluate(rake.parse_cards("AS AW AF 9C 2S")).category.name'

WAIT = """
const until = async (seen) => {
  while (!seen()) await new Promise((look) => setTimeout(look, 10));
};
const shows = (selector) => [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(answer));
"""
THEME_PRESS = f"""
async (answer) => {{
  {WAIT}
  const button = () => document.querySelector("button[btn_kind=play]");
  await until(() => button() && window.jQuery?._data?.(button(), "events"));
  button().click();
  await until(() => shows(".terminal-output"));
  return [performance.now(), "theme"];
}}
"""
LITE_PRESS = f"""
async (answer) => {{
  {WAIT}
  await until(() => shows(".jp-OutputArea-output"));
  return [performance.now(), "lite"];
}}
"""


class Peer(NamedTuple):
    """A contender, how its site is built into a folder, and what the report says about it."""

    contender: Contender
    build: Callable[[Meter, Path], None]
    version_note: str


def _run(*command: str | Path, cwd: Path = CACHE, **environment: str) -> None:
    """Run a command. Raises `RuntimeError` with the last line that it printed if it fails or takes too long."""
    name = " ".join((Path(command[0]).name, *map(str, command[1:4])))
    everything = os.environ | environment
    try:
        run = subprocess.run(command, cwd=cwd, env=everything, capture_output=True, text=True, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        raise RuntimeError(f"`{name} ...` took more than {LIMIT} seconds") from None
    if run.returncode != 0:
        said = (run.stdout + run.stderr).strip().splitlines() or ["nothing"]
        raise RuntimeError(f"`{name} ...` failed and said: {said[-1]}")


def installed(name: str, pip: Sequence[str], npm: Sequence[str]) -> tuple[Path, Path]:
    """Return a folder of .cache that holds these packages, and the Python in it. They are installed if they changed."""
    folder = CACHE / "peers" / name
    python, ready, wanted = folder / "venv" / "bin" / "python", folder / "ready", "\n".join((*pip, *npm))
    if not ready.exists() or ready.read_text() != wanted:
        print(f"Installing {', '.join(pip)} into .cache/peers/{name}", flush=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        _run(sys.executable, "-m", "venv", folder / "venv")
        _run(python, "-m", "pip", "install", "--quiet", *pip)
        if npm:
            _run("npm", "install", "--silent", "--ignore-scripts", "--prefix", folder, *npm)
        ready.write_text(wanted)
    return folder, python


def _here(found: re.Match[str]) -> str:
    package = found[1] or found[2]
    return f"/{PEERS}theme/npm/{package}{found[3] or UNNAMED[package]}"


def _theme(host: Meter, site: Path) -> None:
    folder, python = installed("theme", THEME_PIP, THEME_NPM)
    # The theme keeps a list of its sites in the user's home, and builds none whose name it has seen elsewhere.
    address, home = f"{host.url}{PEERS}theme/", str(folder)
    build = (python, "-m", "mkdocs", "build", "--quiet", "--site-dir", site)
    _run(*build, cwd=CELL, SITE_URL=address, HOME=home, NO_MKDOCS_2_WARNING="1")
    for path in (*site.rglob("*.html"), *site.rglob("*.js")):
        text = path.read_text("utf-8")
        path.write_text(UNHELD.sub(r"\1", JSDELIVR.sub(_here, text)), "utf-8")
    (site / "npm").symlink_to(folder / "node_modules")


def _lite(host: Meter, site: Path) -> None:
    folder, python = installed("lite", LITE_PIP, LITE_NPM)
    lock = json.loads((folder / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    wheels = folder / "wheels"
    if not wheels.exists():
        pure = [one for one in lock["packages"].values() if one["file_name"].endswith("none-any.whl")]
        held = folder / "constraints.txt"
        held.write_text("\n".join(f"{one['name']}=={one['version']}" for one in pure), "utf-8")
        _run(python, "-m", "pip", "download", "--only-binary=:all:", "-d", wheels, "-c", held, *LITE_WHEELS)
    with TemporaryDirectory() as scratch:
        pyodide, empty = Path(scratch) / "static" / "pyodide", Path(scratch) / "empty.json"
        shutil.copytree(folder / "node_modules" / "pyodide", pyodide)
        for wheel in (*wheels.glob("*.whl"), *host.folder.glob("assets/rake/*/rake_cards-*.whl")):
            shutil.copy2(wheel, pyodide)
        empty.write_text(json.dumps(lock | {"packages": {}}), "utf-8")
        add = ("-m", "pyodide_cli", "lockfile", "add-wheels", "--input", empty, "--output")
        _run(sys.executable, *add, pyodide / "pyodide-lock.json", *pyodide.glob("*.whl"))
        build = ("-m", "jupyterlite_core", "build", "--apps", "repl", "--lite-dir")
        _run(python, *build, scratch, "--output-dir", site, cwd=Path(scratch))


REPL = f"{PEERS}lite/repl/index.html?kernel=python&execute=1&code={quote(LITE_CODE)}"
EVERY = (
    Peer(Contender("pyodide-mkdocs-theme", "theme", f"{PEERS}theme/", THEME_PRESS, "aces=3", True), _theme, THEME),
    Peer(Contender("JupyterLite", "lite", REPL, LITE_PRESS, "THREE_OF_A_KIND", True), _lite, LITE),
)


def _try(browser: BrowserType, host: Meter, one: Contender) -> None:
    """Open a peer once. Raises `RuntimeError` if it asks another host for something."""
    abroad: list[str] = []
    host.only(one.way)
    with newcomer(browser) as context:
        context.on("request", lambda request: abroad.append(request.url))
        load(context, host, one)
    abroad = [url for url in abroad if not url.startswith((host.url, "data:", "blob:"))]
    if abroad:
        raise RuntimeError(f"it asks for {abroad[0]}")


def measurable(browser: BrowserType, host: Meter) -> tuple[list[Contender], str]:
    """Return the peers that answer on this machine, and what the report says about each peer, silent ones too."""
    able: list[Contender] = []
    notes = ""
    for one, build, changed in EVERY:
        try:
            build(host, host.over / one.way / PEERS / one.way)
            _try(browser, host, one)
        except (Error, OSError, RuntimeError) as failure:
            notes += f"Not measured: {one.name}. {str(failure).splitlines()[0]}\n"
        else:
            able.append(one)
            notes += changed
    return able, notes

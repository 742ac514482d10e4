"""What every test run shares: one built site, the order of the tests, and where property tests get their examples."""

from __future__ import annotations

import io
import os
from collections.abc import Generator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from hypothesis import is_hypothesis_test, settings
from hypothesis.database import DirectoryBasedExampleDatabase
from xdist.scheduler.loadscope import LoadScopeScheduling

from rake.cli.commands import main
from tests import chromium, schedule
from tests.examples import PUSH, WHOLE
from tests.served import ROOT, SharedSite
from tests.terminal import Run
from tests.toys import on_the_shelf
from widgets.site.pages import catalogues

# How long an example takes says more about the machine than about us.
# On a push every run tries the same examples; `make search` looks for new ones and keeps those that fail.
settings.register_profile("push", max_examples=PUSH, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "search",
    max_examples=WHOLE,
    deadline=None,
    database=DirectoryBasedExampleDatabase(ROOT / ".cache" / "search"),
    print_blob=True,
)
settings.load_profile("push")

SITE = pytest.StashKey[SharedSite]()


def pytest_configure(config: pytest.Config) -> None:
    """Serve the site from the run's first process, and compile the translations before anything reads them."""
    worker = getattr(config, "workerinput", None)
    if worker:
        config.stash[SITE] = SharedSite(Path(worker["folder"]), worker["address"], builds=worker["workerid"] == "gw0")
        return
    catalogues.compile_all()
    serving = ExitStack()
    config.stash[SITE] = serving.enter_context(SharedSite.served(builds=not config.getoption("numprocesses", None)))
    config.add_cleanup(serving.close)


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Tell another process of the run where the site is."""
    site = node.config.stash[SITE]
    node.workerinput |= {"folder": str(site.folder), "address": site.address}


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Mark the property tests before `-m` selects by marks, and order all tests after pytest has grouped them."""
    for item in items:
        if is_hypothesis_test(getattr(item, "obj", None)):
            item.add_marker("property")
    yield
    items.sort(key=lambda item: schedule.rank(item.nodeid))


def pytest_collection_finish(session: pytest.Session) -> None:
    """Start building the site if a test needs it."""
    site = session.config.stash[SITE]
    if site.builds and any("site" in getattr(item, "fixturenames", ()) for item in session.items):
        site.start_build()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> LoadScopeScheduling:
    """Return what gives each process its next unit of tests when it has nearly finished the one before."""
    scheduling = LoadScopeScheduling(config, log)
    scheduling._split_scope = schedule.unit
    return scheduling


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one process more than there are cores: a test that waits for its browser leaves a core to another."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_report_teststatus(
    report: pytest.TestReport, config: pytest.Config
) -> Generator[None, tuple[str, str, str], tuple[str, str, str]]:
    """Report a failed test and its error at once, because a run that is stopped early prints no summary."""
    category, letter, word = yield
    if report.failed and config.get_verbosity() <= 0:
        crash = getattr(report.longrepr, "reprcrash", None)
        letter = "\n".join(["", f"{word} {report.nodeid}", *([crash.message.partition("\n")[0]] if crash else []), ""])
    return category, letter, word


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs a command with this text on its standard input: status, output, standard error."""

    def run(command: str, text: str) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        status = main(command.split())
        return (status, *capsys.readouterr())

    return run


@pytest.fixture(scope="session")
def site(pytestconfig: pytest.Config) -> Path:
    """Return the folder of the built site."""
    return pytestconfig.stash[SITE].built()


@pytest.fixture(scope="session")
def base_url(pytestconfig: pytest.Config, site: Path) -> str:
    """Return the address of the built site's first page."""
    return pytestconfig.stash[SITE].address


@pytest.fixture
def toys() -> Generator[None]:
    """Lay the toys beside the real games."""
    with on_the_shelf():
        catalogues.compile_all()
        yield


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    path = chromium.find_shell()
    assert path, chromium.MISSING
    return {
        "executable_path": path,
        "args": ["--headless=new", *chromium.ARGUMENTS, chromium.COMPILED_ONCE, chromium.STARTED_ONCE],
    }

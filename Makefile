# Everything goes through here. `make serve` and `make test` set up what they need first.
.DEFAULT_GOAL := help
SHELL := /bin/sh
VENV := .venv
PY := $(VENV)/bin/python
ADDRESS ?= 127.0.0.1:8000
PREVIEW ?= 127.0.0.1:8001
PREFIX ?= /
MINUTES ?= 10
export NO_MKDOCS_2_WARNING := 1

.PHONY: help setup serve preview build package test search check bench bench-boot bench-bots bench-poker bench-points bench-odds bench-search bench-serve floors lock messages tables functions clean

help: ## show this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

setup: $(VENV)/ready widgets/js/node_modules/ready ## install what the project needs, in its own folder

$(VENV)/ready: requirements.txt
	@python=$$(for p in python3.13 python3.14 python3.12 python3 python; do \
	  "$$p" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2>/dev/null && echo "$$p" && break; done); \
	test -n "$$python" || { echo "Rake needs Python 3.12 or newer: install it and run make again." >&2; exit 1; }; \
	"$$python" -m venv --clear $(VENV) || { echo "Rake needs Python's venv module (on Debian: apt-get install python3-venv)." >&2; exit 1; }
	@sed -n '/^uv==/,/[^\\]$$/p' requirements.txt > $(VENV)/uv.txt
	$(PY) -m pip install --quiet --require-hashes -r $(VENV)/uv.txt
	@# pip takes ten times as long, but may know an index that uv does not.
	$(PY) -m uv pip install --quiet --require-hashes --compile-bytecode --python $(PY) -r requirements.txt || \
	  $(PY) -m pip install --quiet --require-hashes -r requirements.txt
	@touch $@

widgets/js/node_modules/ready: widgets/js/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null || \
	  { echo "Rake needs Node.js 20 or newer: install it and run make again." >&2; exit 1; }
	cd widgets/js && npm ci --silent --ignore-scripts
	@touch $@

serve: setup ## serve the site at http://127.0.0.1:8000/ and follow edits
	SITE_URL=http://$(ADDRESS)/ $(PY) -m mkdocs serve --dev-addr $(ADDRESS)

preview: setup ## build the site as for release and serve it as a good host would
	SITE_URL=http://$(PREVIEW)$(PREFIX) $(PY) -m mkdocs build --strict --quiet --site-dir .cache/site
	$(PY) -m widgets.site.serve.preview .cache/site $(PREVIEW) $(PREFIX)

build: setup ## build the site into site/
	$(PY) -m mkdocs build --strict --quiet

package: setup ## build the files of a release, wheel and sdist, into dist/
	rm -rf dist
	$(PY) -m hatchling build -d dist

test: setup ## run every test: engine, site, browser, Pyodide; ENGINES=1: in Firefox and WebKitGTK too
	$(PY) -m tests.chromium
	$(PY) -m pytest --numprocesses auto --maxprocesses 4 --no-loadscope-reorder $(if $(ENGINES),-m "not seldom")

search: setup ## look for examples that no push has tried, for MINUTES=10
	$(PY) -m tests.chromium
	$(PY) -m tests.search $(MINUTES)

check: setup ## lint, types, import arrows, side by side
	@$(MAKE) --no-print-directory --jobs 4 --output-sync=target _ruff _mypy _tsc _arrows

.PHONY: _ruff _mypy _tsc _arrows
_ruff:
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
_mypy:
	$(PY) -m mypy
_tsc:
	cd widgets/js && npx tsc
_arrows:
	$(PY) -m pytest -q tests/test_arrows.py

bench: setup ## measure the evaluator beside its peers
	$(PY) -m benchmarks.evaluate

bench-boot: setup ## measure how Python starts in the browser, beside plain Pyodide and its peers
	$(PY) -m tests.chromium
	$(PY) -m benchmarks.boot

bench-bots: setup ## measure how well the bots and the advice of the guide play, and how quick a round is
	$(PY) -m benchmarks.bots
	$(PY) -m benchmarks.advice

bench-poker: setup ## measure how well the bots of Hold'em and Omaha play, and how long they think
	$(PY) -m benchmarks.poker_bots

bench-points: setup ## measure how well the bots of games for points play, and how long they think
	$(PY) -m benchmarks.points_bots

bench-odds: setup ## measure how quickly odds come, natively, in Pyodide and in a page, beside a naive sampler and pokerkit
	$(PY) -m tests.chromium
	$(PY) -m benchmarks.odds
	$(PY) -m benchmarks.chances

bench-search: setup ## measure a table with thirteen cards in each hand: frames, bots, hints, reviews, beside OpenSpiel
	$(PY) -m tests.chromium
	$(PY) -m benchmarks.search

bench-serve: setup ## measure how soon make serve shows what was saved, for each kind of file
	$(PY) -m benchmarks.serve

floors: setup ## hold the site to its floors: Lighthouse, weights, times
	$(PY) -m tests.chromium
	$(PY) -m benchmarks.floors

lock: ## renew requirements.txt from pyproject.toml
	$(PY) -m uv pip compile --quiet --universal --python-version 3.12 --generate-hashes --no-header --no-annotate \
	  --no-emit-index-url --no-emit-find-links --group site --group test --group scale --group check --upgrade -o requirements.txt

messages: setup ## bring the translations up to the templates
	$(PY) -m widgets.site.pages.catalogues

tables: setup ## count anew what the pages of odds and of good play show, after a change of rules or pickers (minutes; WORKERS=4 or SCHEDULER=tcp://... say who counts)
	$(PY) -m widgets.site.pages.figures

functions: setup ## list anew which functions of Pyodide are kept for pages, after an update of it
	$(PY) -m tests.pyodide.functions

clean: ## remove everything that was installed or built
	rm -rf $(VENV) .cache site build dist widgets/js/node_modules

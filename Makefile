# Gemworks: `make play` opens the games, `make test` proves them.
# Everything needed is set up by itself: Python packages in .venv, Node packages in node_modules.

VENV := .venv
PY := $(VENV)/bin/python
PORT ?= 8000

.PHONY: help setup play build test lint bench lock lockcheck art schema clean

help:
	@echo "make play    set up, build and serve the games; prints the address"
	@echo "make test    set up, lint and run every test, a real browser included"
	@echo "make build   the static site, in dist/"
	@echo "make bench   ratios of speed, measured in one run"
	@echo "make lint    formatter, linter and type checker"
	@echo "make lock    write requirements.lock anew from requirements.in"
	@echo "make art     draw static/art anew"
	@echo "make clean   remove all that was set up and built"

setup: $(VENV)/ready node_modules/ready

$(VENV)/ready: requirements.lock pyproject.toml engine/pyproject.toml
	tools/setup/python.sh $(VENV)
	touch $@

node_modules/ready: package.json package-lock.json
	npm ci --no-audit --no-fund
	touch $@

build: setup
	$(PY) -m tools.site build

play: build
	$(PY) -m tools.serve dist --port $(PORT)

$(VENV)/browser: $(VENV)/ready
	tools/setup/browser.sh $(PY)
	touch $@

test: lint build $(VENV)/browser
	@# Two runs side by side, each about half of the work; all must pass.
	$(PY) -m pytest tests/e2e --ignore=tests/e2e/games & page=$$!; \
	$(PY) -m pytest --ignore=tests/e2e && $(PY) -m pytest tests/e2e/games; others=$$?; \
	wait $$page && exit $$others

# Needs Python 3.12 or newer, which pyodide-build asks for: make lockcheck PYTHON=python3.13
lockcheck: build
	$(or $(PYTHON),python3) -m venv build/pyodide
	build/pyodide/bin/python -m pip install --quiet "pyodide-build==0.39.2" "pkginfo>=1.12"
	build/pyodide/bin/python -m tools.lock_check

lint: setup
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy

bench: build $(VENV)/browser
	$(PY) -m lab.bench
	$(PY) -m tools.bench_page

lock: $(VENV)/ready
	$(PY) -m uv pip compile --universal --python-version 3.11 --generate-hashes --no-header -q \
		requirements.in -o requirements.lock

art: $(VENV)/ready
	$(PY) -m tools.art

schema: $(VENV)/ready
	$(VENV)/bin/gemworks schema > docs/round.schema.json

clean:
	rm -rf $(VENV) node_modules dist build static/vendor .cache .mypy_cache .ruff_cache .pytest_cache .hypothesis

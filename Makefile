# Every target works from a clean clone with Python 3.11+ and make; the first run installs, later runs do not.
# The locks name everything, so pip must not look for dependencies itself: older ones then fail as soon as a newer release
# of anything that is needed with an extra comes out.
PYTHON ?= python3
VENV   := .venv
PY     := $(VENV)/bin/python
CORES  := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
JOBS   ?= $(shell expr $(CORES) + 2)  # many tests wait for something

# Some machines tell Python to keep no compiled modules; tests start hundreds of processes that would compile all again.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: run test check i18n bench soak format lock clean audit image

run: $(VENV)/.installed
	@$(PY) -m bot $(ARGS)

# The rules' own tests must cover the rules; measuring that would slow all others, and long simulations, down. With ARGS
# only those are run.
test: $(VENV)/.installed-dev
ifdef ARGS
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(ARGS)
else
	@$(PY) -m pytest -n $(CORES) tests/rules -m covers --cov=rules --cov-branch --cov-report=term --cov-fail-under=95
	@$(PY) -m pytest -n $(JOBS) --dist worksteal -m "not covers"
endif

check: $(VENV)/.installed-dev
	@$(VENV)/bin/ruff check .
	@$(VENV)/bin/ruff format --check .
	@$(VENV)/bin/mypy
	@$(VENV)/bin/lint-imports --no-cache  # its cache does not know the settings it was made with
	@$(VENV)/bin/vulture
	@$(PY) -m tools.i18n

# What is missing or wrong in each language; ARGS=de shows all of one.
i18n: $(VENV)/.installed-dev
	@$(PY) -m tools.i18n $(ARGS)

bench: $(VENV)/.installed-dev
	@$(PY) -m bench $(ARGS)

# Faults, kills and nonsense with new seeds for MINUTES (10); ARGS names the parts, SEED the first seed.
soak: $(VENV)/.installed-dev
	@MINUTES=$(or $(MINUTES),10) $(PY) -m tests.soak $(ARGS)

format: $(VENV)/.installed-dev
	@$(VENV)/bin/ruff check --fix .
	@$(VENV)/bin/ruff format .

# The pinned versions, with hashes. Run after changing the dependencies in pyproject.toml.
lock: $(VENV)/.installed
	@$(PY) -m pip --quiet install uv
	@$(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --extra postgres pyproject.toml -o requirements.lock
	@$(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --extra postgres --group dev pyproject.toml -o requirements-dev.lock
	@$(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --group audit -o requirements-audit.lock

clean:
	rm -rf $(VENV) $(VENV)-audit .mypy_cache .ruff_cache .hypothesis .import_linter_cache .coverage

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Onetable needs Python 3.11 or newer; try: make PYTHON=python3.12 $(MAKECMDGOALS)"; exit 1; }
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: requirements.lock | $(PY)
	@echo "Installing what Onetable needs (once) ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements.lock
	@touch $@

$(VENV)/.installed-dev: requirements-dev.lock $(VENV)/.installed
	@echo "Installing the tools for testing and checking (once) ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements-dev.lock
	@touch $@

# Known vulnerabilities of everything that the locks name, and secrets in the whole history. Where no service can be asked
# it says so and passes. pip-audit has an environment of its own: its dependencies are nobody else's.
audit: $(VENV)-audit/.installed
	@$(PYTHON) -m tools.supply.audit --program $(VENV)-audit/bin/pip-audit
	@$(PYTHON) -m tools.supply.secret_scan --history

$(VENV)-audit/.installed: requirements-audit.lock
	@$(PYTHON) -m venv $(VENV)-audit
	@$(VENV)-audit/bin/python -m pip install --quiet --disable-pip-version-check --retries 1 --timeout 20 --no-deps --require-hashes -r requirements-audit.lock \
		&& touch $@ || echo "pip-audit could not be installed."

# Builds and starts the image, where an engine runs.
image:
	@$(PYTHON) -m tools.supply.image

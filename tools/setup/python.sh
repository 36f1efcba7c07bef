#!/bin/sh
# Makes the virtual environment with the locked packages and this project in it.
set -eu
venv=$1
for python in ${PYTHON:-} python3 python3.13 python3.12 python3.11; do
    if command -v "$python" >/dev/null 2>&1 &&
        "$python" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 13))' 2>/dev/null; then
        found=$python
        break
    fi
done
if [ -z "${found:-}" ]; then
    echo "Gemworks needs Python 3.11, 3.12 or 3.13; install one, or name it: make PYTHON=/path/to/python3" >&2
    exit 1
fi
"$found" -m venv --clear "$venv" || {
    echo "Python's venv module is missing; on Debian: apt-get install python3-venv" >&2
    exit 1
}
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.lock
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e engine -e .

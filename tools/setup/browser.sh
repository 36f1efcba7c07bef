#!/bin/sh
# Sees to a Chromium for the browser tests: the system's, Playwright's own, or the distribution's package.
set -eu
python=$1
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
timeout 300 "$python" -m playwright install chromium && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium
    exit 0
fi
echo "No Chromium for the browser tests; install it, for example: sudo apt-get install chromium" >&2
exit 1

"""Ctrl-C: what is done is printed."""

import json
import signal
import subprocess
import sys
import time

from engine import GAMES
from lab.machine import blueprint_of
from lab.simulate import SHARD

PROGRAM = "from lab.command import main; main()"


def interrupted(*arguments, after):
    """A simulation far too long that is interrupted after so many seconds."""
    command = [
        sys.executable,
        "-c",
        PROGRAM,
        "simulate",
        "fire-gnomes",
        "--rounds",
        "100000000000",
        *arguments,
    ]
    # Tests in the background of a script are deaf to Ctrl-C, and so would be what they start.
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        try:
            time.sleep(after)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    return process.returncode, out, err


def test_ctrl_c_prints_the_shards_that_are_done():
    blueprint_of(GAMES["fire-gnomes"])
    for after in (5, 20, 60):  # A busy machine may need longer for its first shard.
        status, out, err = interrupted("--json", after=after)
        if out:
            break
    assert status == 130, err
    result = json.loads(out)
    assert result["interrupted"]
    assert result["rounds"] > 0
    assert result["rounds"] % SHARD == 0
    assert result["totals"]["shards"] == result["rounds"] // SHARD
    assert "Stopped" in err
    assert "Traceback" not in err

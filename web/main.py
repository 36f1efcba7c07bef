"""The entry that PyScript runs: starts the app, then says that it is ready."""

import asyncio
import traceback
from typing import Any

from pyscript.js_modules import boot


def report(_loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """An error in a task that nobody awaits would otherwise be seen by no one."""
    error = context.get("exception")
    lines = traceback.format_exception(error) if error else [context["message"]]
    boot.fail("An error stopped the game.", "".join(lines))


try:
    asyncio.get_running_loop().set_exception_handler(report)
    boot.step("Opening the house")
    from web.app import start

    await start()  # type: ignore[top-level-await]  # noqa: F704
except Exception:
    boot.fail("The game could not start.", traceback.format_exc())
else:
    boot.ready()

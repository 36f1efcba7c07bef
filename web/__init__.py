"""The app around the engine: stage, controls, journal and pages, run by PyScript in a browser tab."""

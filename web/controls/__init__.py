"""The controls: what presses mean, and the bar under the stage."""

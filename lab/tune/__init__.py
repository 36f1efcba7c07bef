"""The tuner: turns a game's named integers until its figures meet its envelope.

`knobs` names what is turned, `targets` what is wanted; `trials` simulates designs on shared random streams,
`slopes` works out what each knob does to each figure, `step` finds the best whole numbers for that,
`search` goes on from step to step, and `report` says what moved and why. No file is changed.
"""

"""The stage: a canvas on which a scene shows rounds, composed in Python and painted in one call a frame.

    stage = open_stage(frame, canvas)                 # web.stage.browser; frame is web/bridge/frame.js
    scene = FireGnomesScene(game, money=shown_money)  # web.scenes.fire_gnomes
    await stage.load(scene)
    stage.show(scene)

    scene.rest(state, bet, round=None)                # a board at rest: the opening one, or a round's
    scene.set_bet(bet, state)                         # the lasting state of another bet
    scene.start_spin("normal")                        # or "quick": reels turn from the next frame on
    scene.land(round, on_done)                        # the outcome is known: show it, then call
    scene.cancel()                                    # no outcome comes: back to the board that stood there
    scene.replay(round, "normal", on_done)            # a round of a link, from its own state

    stage.busy, stage.skip()                          # a press while busy gets on with the showing
    stage.set_reduced_motion(True)                    # the player's switch
    stage.display_list()                              # what the last frame painted, as data
    stage.on_cue = hear                               # hear(name, value) as things happen

A skip while the reels turn lands them at once; wins are then shown as at their end, but a feature, a
cascade or a bonus is still played, and a further skip ends it. A cascade before a GEMBOX ends at the box,
which takes one more. Playing, quick play and skipping end in the same picture.

Cues of all games: reels-start, reel-stop (reel), reels-landed, win (tier 1 to 5), count (amount so far),
prize (amount), round-end (amount). Amounts are minor units. A skip passes over cues, but never over win,
the last count and round-end.

Fire Gnomes: shelf-up and shelf-full (award), activation (1: brings the feature), feature-start (awards),
wild-added (cell), multiplier-added (multiplier), shelf-reset (award), line (number of the win shown),
bonus-start (spins), bonus-spin (number), bomb (multiplier), value (cell), boost (coins), retrigger (spins
added), chain (kind), bonus-end (amount).

Forge of Gems: ways-up (ways), way (number of the cascade so far), shatter (number of the cascade), tip and
thud (reel), crumble (reel), multiplier-up (multiplier), wild-power and split-power (cell), wild-made
(cell), split (copies), splitter-gone (reel), scatters (how many), box, box-open (free spins), free-start
(how many), free-spin (number), free-end (amount).

Clem's Gems: line (number of the win shown), diamonds (how many), diamond (number of the prize), multiply
(multiplier), jackpot (0 for Mini to 3 for Grand), gem-in, cart-rattle and cart-tip (feature), cart-bonus
(spins), extra-spin (number), spins-added (how many), wild-in (wilds in the meter before it), level-up
(level), feature-on (feature), cart-bonus-end (amount).

The package knows no game: a scene says which animation each event of the tape gets.
"""

from __future__ import annotations

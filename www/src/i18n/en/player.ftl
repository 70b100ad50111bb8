### Steps that are shown one after the other.

player-play = Play
player-pause = Pause
player-back = Step back
player-on = Step forward
player-at = Step { $step } of { $steps }

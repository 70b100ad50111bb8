### The game of the start page: 14 stones against the engine.

home-moves = Your moves
home-stones = { $heap } of { $stones } stones are left
home-take = Take { $count }
home-take-leaving = Take { $count } and leave { $left }
home-undo = Undo
home-again = New game
# $player begins after a click.
home-begins = { $player ->
    [engine] Engine begins
   *[you] You begin
}
home-turn-first = Your move: { $heap } stones are left.
home-turn-second = The engine took { $count }: { $heap } left. Your move.
home-turn = You took { $before }, the engine { $count }: { $heap } left. Your move.
# $count is 0 before the first move.
home-turn-engine = { $count ->
    [0] The engine begins.
   *[other] You took { $count }. Now the engine moves.
}
home-ending-you = You took { $count }. The engine cannot move: you win!
home-ending-engine = The engine took { $count }. You cannot move: it wins.
# $player is the one who began, or "won" after a won game.
home-teaser = { $player ->
    [won] You won: every number that you left is a losing one. Which others lose?
    [engine] The engine begins, and it makes no mistake. How does it always win?
   *[you] Play, and they fill in. Begin, and you can win; the engine makes no mistake.
}
home-slip = With { $heap } left you took { $taken }. Taking { $better } leaves { $left } and wins.
# $numbers are the P-positions.
home-trick = The orange numbers lose: { $numbers }.
home-why = From an orange number, every move leads to a number that wins. From each of those, some move leads to an orange number. So leave an orange one.
home-which = Which numbers lose?
home-loses = the player to move loses
home-wins = the player to move wins
home-cell-lost = { $n }: the player to move loses
home-cell-won = { $n }: the player to move wins
home-cell-unknown = { $n }: not known yet
home-show = Show the trick
home-hide = Hide the trick
home-play = Play other games
home-lessons = Learn how to win

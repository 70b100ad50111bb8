### What stands below a match: hints, refutations, the end, the moves so far.

## Hints

play-hints = Hints
play-hint-outcome = { $outcome ->
    [P] This position is lost against perfect play: it is a P-position.
    [N] You can win from here: it is an N-position.
   *[unknown] Who wins from here is not known.
}
play-hint-lost-more = Every move leads to a position from which the other player can win. Make a move that is hard to answer.
play-hint-where = { $count ->
    [one] Look here: { $where }.
   *[other] There is a winning move in each of these: { $where }.
}
play-hint-where-steps = Winning moves change some of these: { $where }.
play-hint-heap = { $pins ->
    [yes] row { $heap }
   *[no] heap { $heap }
}
play-hint-coin = coin { $coin }
play-hint-cell = the corner in row { $row }, column { $column }
play-hint-game-heap = { $pins ->
    [yes] { $game }, row { $heap }
   *[no] { $game }, heap { $heap }
}
play-hint-game-coin = { $game }, coin { $coin }
play-hint-heaps-both = both heaps
play-hint-rule = moves that change several numbers
play-hint-moves = { $count ->
    [one] The only winning move:
   *[other] All { NUMBER($count) } winning moves:
}
play-hint-moves-some = { NUMBER($count) } moves win, such as:
play-reason-sum = { $outcome ->
    [P] The nim-sum of the values is 0. Every move changes one value, so the sum is no longer 0, and the other player can make it 0 again.
   *[N] The nim-sum of the values is { $value }, not 0. A winning move changes one value so that the sum becomes 0.
}
play-reason-terms = and { $count } more
play-reason-misere = { $by ->
    [nim] Bouton’s rule for misère nim: play as in normal nim, but leave an odd number of heaps of one at the end.
    [tame] All heaps are tame, so Bouton’s rule for misère nim decides.
    [kayles] By the theorem of Sibert and Conway (1992), misère Kayles has the winner of normal play here: this is none of its exceptions.
    [kayles-exception] By the theorem of Sibert and Conway (1992), this is one of the positions of misère Kayles that do not have the winner of normal play.
    [alternating] By the theorem of Plambeck (1992) on misère Daisies and games like it, the winner is that of normal play: this is none of the exceptions.
    [alternating-exception] By the theorem of Plambeck (1992) on misère Daisies and games like it, this is one of the positions that do not have the winner of normal play.
    [search] Every way to go on was played out.
   *[none] There are too many ways to go on to play them all out.
}
# $several is $count + 1.
play-theorem-moore = { $outcome ->
    [P] In each binary column, the number of ones is a multiple of { $several }. By Moore’s theorem this position is lost: { $count } heaps cannot restore that everywhere at once.
   *[N] In some binary column, the number of ones is not a multiple of { $several }. By Moore’s theorem this position is won: a winning move makes all of them multiples.
}
play-reason-columns = The ones in the columns, from the highest: { $columns }.
play-theorem-selective = { $outcome ->
    [P] All games are lost for the player to move. Whatever is moved, the answer makes the same games lost again.
   *[N] Not all games are lost for the player to move. A winning move makes all of them lost, and leaves alone those that are.
}
play-reason-part = { $outcome ->
    [P] { $name }: lost on its own
   *[N] { $name }: won on its own
}
play-theorem-conjunctive = { $remoteness ->
    [one] { $outcome ->
        [P] The game that ends first ends them all: that is after one move, if in each game the winner plays for a short game and the loser for a long one. The number is even, so the player to move loses.
       *[N] The game that ends first ends them all: that is after one move, if in each game the winner plays for a short game and the loser for a long one. The number is odd, so the player to move wins.
    }
   *[other] { $outcome ->
        [P] The game that ends first ends them all: that is after { $remoteness } moves, if in each game the winner plays for a short game and the loser for a long one. The number is even, so the player to move loses.
       *[N] The game that ends first ends them all: that is after { $remoteness } moves, if in each game the winner plays for a short game and the loser for a long one. The number is odd, so the player to move wins.
    }
}
play-reason-limit = { $outcome ->
    [P] Written with Fibonacci numbers, { $heap } has the smallest term { $least }, and at most { $limit } may be taken. A player who cannot take that term loses.
   *[N] Written with Fibonacci numbers, { $heap } has the smallest term { $least }, and { $limit } may be taken. Taking that term wins: twice as many do not reach the next term.
}
play-reason-wythoff = { $outcome ->
    [P] The heaps { $row } and { $column } are one of Wythoff’s pairs, ⌊kφ⌋ and ⌊kφ²⌋ for the same k. No move leaves another of these pairs.
   *[N] The heaps { $row } and { $column } are not one of Wythoff’s pairs, ⌊kφ⌋ and ⌊kφ²⌋. A winning move leaves such a pair.
}
# $heaps: whether the two heaps are equal, or one is empty.
play-reason-euclid = { $heaps ->
    [empty] One heap is empty, so no move is left.
    [equal] { $outcome ->
        [P] The heaps are equal, so no move is left.
       *[N] The heaps are equal: taking a whole one leaves no move.
    }
   *[other] { $outcome ->
        [P] The larger heap is less than φ ≈ 1.618 times the smaller one, so only one move is possible, and it leaves an N-position.
       *[N] The larger heap is more than φ ≈ 1.618 times the smaller one, so one of the moves leaves a P-position.
    }
}
play-table = The values in binary
play-table-cell = { $kind ->
    [coins] Coin
    [disks] Row, column
    [rows] Row
   *[heaps] Heap
}
play-table-value = Value
play-table-sum = Nim-sum
play-columns = The columns, from the right
play-column = { $count ->
    [one] Column of { $unit }: one 1, odd, so the sum has 1.
   *[other] { $sum ->
        [0] Column of { $unit }: { $count } ones, even, so the sum has 0.
       *[other] Column of { $unit }: { $count } ones, odd, so the sum has 1.
    }
}

## Why not this move

play-why-heading = Why not { $move }?
play-why-before = { $who ->
    [you] You played: { $move }. Before it you could win.
    [engine] The engine played: { $move }. Before it the engine could win.
    [first] Player 1 played: { $move }. Before it player 1 could win.
   *[second] Player 2 played: { $move }. Before it player 2 could win.
}
play-why-value = It leaves the nim-sum { $value }, not 0, and so there is an answer: { $move }.
play-why-answer = It leaves a position with a winning move: { $move }.
play-why-end = { $who ->
    [you] { $better ->
        [yes] Now you have only moves that lose. Better was: { $move }.
       *[no] Now you have only moves that lose.
    }
    [engine] { $better ->
        [yes] Now the engine has only moves that lose. Better was: { $move }.
       *[no] Now the engine has only moves that lose.
    }
    [first] { $better ->
        [yes] Now player 1 has only moves that lose. Better was: { $move }.
       *[no] Now player 1 has only moves that lose.
    }
   *[second] { $better ->
        [yes] Now player 2 has only moves that lose. Better was: { $move }.
       *[no] Now player 2 has only moves that lose.
    }
}

## The end

play-end-fair = { $winner ->
    [you] It was decided from the beginning, and you made no mistake.
    [engine] It was decided from the beginning, and the engine made no mistake.
   *[other] It was decided from the beginning, and the winner made no mistake.
}
play-end-fair-why = { $outcome ->
    [P] The first position was a P-position: every move from it leaves something from which the other player can win.
   *[N] The first position was an N-position: some move from it leaves a P-position, and from then on the winner can always do so again.
}
play-end-slip = It was decided by move { $ply }: { $move }.
play-end-better = Better was: { $move }. It leaves a P-position: whatever follows, there is an answer.
play-end-see = Show why
play-end-again = Play again
play-end-swap = { $first ->
    [you] The engine begins
   *[engine] You begin
}

## The moves so far

play-moves = The moves
play-replay = Replay
play-speed = Speed
play-speed-slow = slow
play-speed-normal = normal
play-speed-fast = fast

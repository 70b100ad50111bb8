### Positions: heaps of one or several games.

position-title = { $position } · Grundyscope
position-heading = Who wins this position?
position-statement = Type heaps, a board, a game, a rule, the first terms of a sequence, or a question in words.
position-field = Position
position-hint = Such as “3 5 7”, “kayles 3 5 7 and nim 4” or “take 1, 3 or 4: 10 13”.
position-result = Result
position-progress = Trying every move
position-stopped = Stopped before every move was tried.
position-none = There is no result for this yet.
position-less = { $of ->
    [limit] At most { $heap }: one less
   *[heap] Heap of { $heap }: one less
}
position-greater = { $of ->
    [limit] At most { $heap }: one more
   *[heap] Heap of { $heap }: one more
}

# $example is typed as it stands; $allowed is what the engine would take.
position-board-wrong = Write it like “{ $example }”. { $allowed }

position-outcome = { $outcome ->
    [P] The player to move loses
    [N] The player to move wins
   *[unknown] Not decided
}
position-over-why = No move is left.
position-over-misere = No move is left, so the other player made the last one and has lost.
# What decides a sum in misère play.
position-by = { $by ->
    [nim] Bouton’s rule for misère nim: with a heap of two or more, the same positions are lost as in normal play; with heaps of one only, it is the other way round.
    [tame] { $outcome ->
        [P] All heaps are tame, so they are played like misère nim. Such a sum is lost if the nim-sum of the values is 1 where all genera are 0¹²⁰ or 1⁰³¹, and 0 elsewhere. So it is here.
       *[N] All heaps are tame, so they are played like misère nim. Such a sum is lost if the nim-sum of the values is 1 where all genera are 0¹²⁰ or 1⁰³¹, and 0 elsewhere. Here it is not.
    }
    [kayles] Misère Kayles has the winner of normal play, except in nine families of positions (theorem of Sibert and Conway, 1992). This position is in none of them.
    [kayles-exception] Misère Kayles has the winner of normal play, except in nine families of positions (theorem of Sibert and Conway, 1992). This position is in one of them, so the winner of normal play loses.
    [alternating] Misère { $game } has the winner of normal play, except where all heaps are of one or three, and in some positions with an even number of heaps (theorem of Plambeck, 1992). This position is not one of them.
    [alternating-exception] Misère { $game } has the winner of normal play, except where all heaps are of one or three, and in some positions with an even number of heaps (theorem of Plambeck, 1992). This position is one of them, so the winner of normal play loses.
    [search] Grundyscope knows no theorem for these heaps. Every way to go on was played out.
   *[nothing] Grundyscope knows no theorem for these heaps, and there are too many ways to go on to play them all out.
}
position-genera = The genera of the heaps
position-genus = Genus
position-tame = tame
position-wild = wild
position-no-genus = not computed
position-tame-why = In sums with each other, tame heaps behave like heaps of misère nim; wild ones do not.
position-play = What the last move does
position-play-normal = The last move wins
position-play-misere = The last move loses (misère)
# $count is 1 if there is one value.
position-why = { $outcome ->
    [P] { $count ->
        [1] Its value is 0: this is a P-position. Whatever move you make, the other player has an answer that makes it 0 again.
       *[other] The nim-sum of all values is 0: this is a P-position. Whatever move you make, the other player has an answer that makes it 0 again.
    }
   *[N] { $count ->
        [1] Its value is { $value }, not 0: this is an N-position. Some move makes it 0, and then every answer breaks it again.
       *[other] The nim-sum of all values is { $value }, not 0: this is an N-position. Some move makes it 0, and then every answer breaks it again.
    }
}
position-remoteness = { $count ->
    [0] No move is left.
    [one] Remoteness 1: the winner ends the game with the next move.
   *[other] Remoteness { $count }: if the winner plays for a short game and the loser for a long one, it ends after { $count } more moves.
}

# $several is $count + 1.
position-why-moore = { $outcome ->
    [P] In each binary column, the number of ones is a multiple of { $several }. Moore’s theorem: this is a P-position, since { $count } heaps cannot restore that everywhere at once.
   *[N] In some binary column, the number of ones is not a multiple of { $several }. Moore’s theorem: this is an N-position. A winning move makes all of them multiples.
}
position-why-selective = { $outcome ->
    [P] All games are lost for the player to move, so the sum is, too: whatever is moved, the answer makes the same games lost again.
   *[N] Not all games are lost for the player to move. A winning move makes all of them lost, and leaves alone those that are.
}
position-why-conjunctive = { $remoteness ->
    [one] { $outcome ->
        [P] The game that ends first ends the sum: that is after one move, if in each game the winner plays for a short game and the loser for a long one. The number is even, so the player to move loses.
       *[N] The game that ends first ends the sum: that is after one move, if in each game the winner plays for a short game and the loser for a long one. The number is odd, so the player to move wins.
    }
   *[other] { $outcome ->
        [P] The game that ends first ends the sum: that is after { $remoteness } moves, if in each game the winner plays for a short game and the loser for a long one. The number is even, so the player to move loses.
       *[N] The game that ends first ends the sum: that is after { $remoteness } moves, if in each game the winner plays for a short game and the loser for a long one. The number is odd, so the player to move wins.
    }
}
# The last move loses. $several is $count + 1; $ones is “only” if no heap has more than one.
position-misere-moore = { $ones ->
    [only] { $outcome ->
        [P] There are only heaps of one. With the last move losing, such a position is lost exactly if their number leaves the remainder 1 when divided by { $several }. So it is here.
       *[N] There are only heaps of one. With the last move losing, such a position is lost exactly if their number leaves the remainder 1 when divided by { $several }. Here it does not.
    }
   *[some] { $outcome ->
        [P] With a heap of two or more, the same positions are lost as where the last move wins, by Moore’s theorem: those in which the number of ones in each binary column is a multiple of { $several }. So it is here.
       *[N] With a heap of two or more, the same positions are lost as where the last move wins, by Moore’s theorem: those in which the number of ones in each binary column is a multiple of { $several }. Here it is not.
    }
}
position-misere-selective = { $outcome ->
    [P] While two games or more have a move, the same sums are lost as where the last move wins: those of games that are all lost there. The last game that has a move is played with the last move losing. The player to move loses.
   *[N] While two games or more have a move, the same sums are lost as where the last move wins: those of games that are all lost there. The last game that has a move is played with the last move losing. The player to move wins.
}
position-misere-conjunctive = { $remoteness ->
    [one] { $outcome ->
        [P] The game that ends first ends the sum: that is after one move, if in each game the winner plays for a short game and the loser for a long one. The player who makes the last move loses. The number is odd, so the player to move loses.
       *[N] The game that ends first ends the sum: that is after one move, if in each game the winner plays for a short game and the loser for a long one. The player who makes the last move loses. The number is even, so the player to move wins.
    }
   *[other] { $outcome ->
        [P] The game that ends first ends the sum: that is after { $remoteness } moves, if in each game the winner plays for a short game and the loser for a long one. The player who makes the last move loses. The number is odd, so the player to move loses.
       *[N] The game that ends first ends the sum: that is after { $remoteness } moves, if in each game the winner plays for a short game and the loser for a long one. The player who makes the last move loses. The number is even, so the player to move wins.
    }
}
position-columns = The heaps in binary
position-ones = Ones
position-outcomes = The games on their own
position-alone = On its own
position-outcome-name = { $outcome ->
    [P] lost (P)
   *[N] won (N)
}
position-remoteness-name = Moves left
position-too-large = Too large to be drawn.
position-disguise = { $kind ->
    [stairs] The coins on the odd steps are heaps of nim: { $heaps }.
    [northcott] The full pieces are those of the player to move. The gaps are heaps of nim: { $heaps }. If a piece retreats, the piece that faces it follows by as many squares.
    [dollar] Every second gap is a heap of nim, from the right: { $heaps }. The dollar stays out of the bag, square 0: the other player would take it and win.
    [tree] Each tree is a heap of nim: { $heaps }.
    [poker] { $count ->
        [one] The same as nim with the heap { $heaps }: chips that are added are taken away again.
       *[other] The same as nim with the heaps { $heaps }: chips that are added are taken away again.
    }
   *[strip] { $count ->
        [0] This is nim with no heap.
        [one] This is nim with the heap { $heaps }.
       *[other] This is nim with the heaps { $heaps }.
    }
}
position-bank = Kept chips: the player to move { $own }, the other one { $other }.
position-table = The values and their nim-sum
position-game = Game
position-heap = { $kind ->
    [coin] Coin
    [cell] Cell
    [vertex] Vertex
    [part] Part
   *[heap] Size
}
position-value = Value
position-binary = In binary
position-sum = Nim-sum
position-more = and { $count } more

position-moves = The moves
position-winning = { $count ->
    [0] No winning move
    [one] One winning move
   *[other] { NUMBER($count) } winning moves
}
position-winning-why = { $outcome ->
    [P] Each move changes the nim-sum from 0 to something else.
   *[N] A winning move leaves the nim-sum 0 to the other player.
}
position-losing = { $count ->
    [0] No losing move
    [one] One losing move
   *[other] { NUMBER($count) } losing moves
}
position-losing-why = A losing move has an answer that makes the nim-sum 0.
position-last = the last move, which loses
# $move is a move in words, such as "take 2 from 7, leaving 3 and 2".
position-reply = answered by: { $move }
position-undecided = { $count ->
    [one] One undecided move
   *[other] { NUMBER($count) } undecided moves
}
position-undecided-why = There are too many ways to go on to play them all out.
position-more-moves = { $count ->
    [one] and one more
   *[other] and { NUMBER($count) } more
}
position-show-moves = Show { NUMBER($count) } more
# $left tells what stays of the heap: "none" or "some". $heaps is a list.
position-take = { $count ->
    [0] split { $from } into { $heaps }
   *[other] { $left ->
        [none] take the whole heap of { $from }
       *[some] take { $take } from { $from }, leaving { $heaps }
    }
}
position-take-limited = { $count ->
    [0] take the whole heap of { $stones }
   *[other] take { $take } of { $stones }; then at most { $most } of { $left } may be taken
}
position-add = add { $count } to { $heap }, making { $to }
position-stairs = { $count ->
    [one] { $to ->
        [0] one coin from step { $from } to the ground
       *[other] one coin from step { $from } to step { $to }
    }
   *[other] { $to ->
        [0] { $count } coins from step { $from } to the ground
       *[other] { $count } coins from step { $from } to step { $to }
    }
}
position-cut = { $count ->
    [0] cut edge { $edge }
    [one] cut edge { $edge }, with one more above it
   *[other] cut edge { $edge }, with { $count } more above it
}
position-slide = from { $from } to { $to }
position-cell-move = from { $from } to { $to }
position-row-move = { $rows ->
    [one] from { $from } to { $to }
   *[other] row { $row }: from { $from } to { $to }
}
position-coin-move = the coin on { $from } to { $to }
position-steps-separator = {"; "}
position-turn = { $count ->
    [one] turn coin { $coins }
   *[other] turn coins { $coins }
}

position-copy = Copy as text
position-play-this = Play this position
# Before the rules of the nearest game to a text that is not clear.
position-if = If this is the game:
position-best = A winning move: { $move }.
position-examples = Examples
position-example-nim = nim with three heaps
position-example-lost = the smallest lost position with three different heaps
position-example-mixed = heaps of two games
position-example-take = two heaps, take 1, 3 or 4
position-example-chess = a row of nine pawns
position-example-coins = coins 1, 4 and 7 show heads
position-disguises = Nim in disguise
position-disguises-why = These look like other games, and are won and lost like nim.
position-classics = Classics, and other sums and boards
position-example-nimble = coins move left on a strip
position-example-staircase = coins go down one step
position-example-northcott = pieces move forwards and back
position-example-silver-dollar = coins that do not jump
position-example-poker = chips may be added again
position-example-hackenbush = cut green trees
position-example-stones = the 21 game
position-example-treblecross = three crosses in a row on nine squares
position-example-moore = take from one heap or from two
position-example-table = a queen beside a row of pins
position-example-graph = a token on a graph
position-said = { $position }: { $outcome }.

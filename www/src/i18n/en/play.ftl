### The play room: any game against the engine, or two people on one screen.

play-title = Play { $position } · Grundyscope
play-heading = Play
play-rule-of = { $name }:
play-made-moore = One move may take from up to { $most } heaps at once.
play-made-selective = One move is made in as many of the games as you like.
play-made-conjunctive = One move is made in all of the games at once, and they end when one of them does.
play-ending = { $misere ->
    [yes] The player who makes the last move loses.
   *[no] The player who makes the last move wins.
}
play-match = The game
play-progress = Reading the position
play-stopped = Stopped before the position was read.
play-none = Type a position to begin.

## Whose turn it is, and moves in words

play-turn = { $who ->
    [you] Your turn
    [engine] The engine’s turn
    [first] Player 1’s turn
   *[second] Player 2’s turn
}
play-wins = { $who ->
    [you] You win!
    [engine] The engine wins
    [first] Player 1 wins!
   *[second] Player 2 wins!
}
# $who made the last move.
play-last-move = { $misere ->
    [yes] { $who ->
        [you] You made the last move, and in misère play that loses.
        [engine] The engine had to make the last move, and in misère play that loses.
        [first] Player 1 had to make the last move, and in misère play that loses.
       *[second] Player 2 had to make the last move, and in misère play that loses.
    }
   *[no] { $who ->
        [you] You made the last move.
        [engine] The engine made the last move: none is left for you.
        [first] Player 1 made the last move.
       *[second] Player 2 made the last move.
    }
}
play-no-move = { $misere ->
    [yes] No move is left at the beginning, and in misère play that wins.
   *[no] No move is left at the beginning: whoever has to move loses.
}
play-engine-thinks = The engine looks at the position.
play-engine-moves = The engine’s move: { $move }.
play-moved = { $who ->
    [you] You: { $move }.
    [engine] The engine: { $move }.
    [first] Player 1: { $move }.
   *[second] Player 2: { $move }.
}
play-steps-separator = {" and "}
play-run = { $first }–{ $last }
play-from-to = { $first } to { $last }
play-in-game = { $game }: { $move }
play-move-disks = { $kind ->
    [one-one] turn over the disk in row { $rows }, column { $columns }
    [one-many] turn over row { $rows }, columns { $columns }
    [many-one] turn over rows { $rows }, column { $columns }
   *[many-many] turn over rows { $rows }, columns { $columns }
}
play-move-coins = { $count ->
    [one] turn coin { $coins }
   *[other] turn coins { $coins }
}
play-move-both = take { $take } from both heaps
# $left: whether anything of the heap is left. $where: "only" if there is one heap, "row" and
# "only-row" if they are rows of pins.
play-move-heap = { $take ->
    [0] { $where ->
        [one] split heap { $heap } into { $heaps }
        [row] split row { $heap } into { $heaps }
       *[only] split { $from } into { $heaps }
    }
   *[other] { $left ->
        [none] { $from ->
            [one] { $where ->
                [one] take the last one of heap { $heap }
                [row] take the last one of row { $heap }
               *[only] take the last one
            }
           *[other] { $where ->
                [one] take all { $from } of heap { $heap }
                [row] take all { $from } of row { $heap }
               *[only] take all { $from }
            }
        }
       *[some] { $where ->
            [one] take { $take } from heap { $heap }, leaving { $heaps }
            [row] take { $take } from row { $heap }, leaving { $heaps }
           *[only] take { $take } from { $from }, leaving { $heaps }
        }
    }
}
play-move-add = add chips to heap { $heap }, which then has { $to }
play-move-two = take { $first } from heap 1 and { $second } from heap 2
play-move-cell = go to { $to }
play-move-stairs = { $count ->
    [one] move one coin from step { $from } to step { $to }
   *[other] move { $count } coins from step { $from } to step { $to }
}
play-move-cut = { $count ->
    [0] cut edge { $edge }
    [one] cut edge { $edge }, with one edge above it
   *[other] cut edge { $edge }, with { $count } edges above it
}
play-move-slide = move the token from { $from } to { $to }
play-move-coin = move the coin from square { $from } to { $to }
play-move-piece = move your piece in row { $row } from square { $from } to { $to }
play-allowed-shape = { $kind ->
    [stairs] Move coins from one step to the next lower one.
    [tree] Cut an edge: everything that is no longer joined to the ground falls away.
    [graph] Move one token along an arrow.
    [rows] Move your piece in one row; it may not jump over the other one.
    [dollar] Move one coin to the left; it may not jump over another one.
   *[strip] Move one coin to the left, past other coins too.
}
play-allowed-sum = Choose one of the games and make a move in it; leave the others.
play-compound-moore = Take stones from one to { $most } heaps, from each as many as you like.
play-compound-selective = Make a move in one game or in several of them.
play-compound-conjunctive = Make a move in every game. As soon as one of them has no move, the match is over.
# $rows and $columns: how many of them. $runs: whether they are always neighbours.
play-allowed-disks = { $runs ->
    [yes] { $most ->
        [one] Turn over a rectangle, { $rows } disk high and { $columns } wide, whose bottom right disk shows its bright side.
       *[other] Turn over a rectangle, { $rows } disks high and { $columns } wide, whose bottom right disk shows its bright side.
    }
   *[no] Turn over the disks where { $rows } rows cross { $columns } columns; the one at the bottom right must show its bright side.
}
play-allowed-coins = { $max ->
    [one] Turn { $counts } coin: the one furthest to the right from heads to tails.
   *[other] { $runs ->
        [yes] Turn { $counts } neighbouring coins: the one furthest to the right from heads to tails.
       *[no] Turn { $counts } coins: the one furthest to the right from heads to tails.
    }
}
play-allowed-rule = { $count ->
    [one] Change the numbers as the rule says: one move is possible.
   *[other] Change the numbers as the rule says: { NUMBER($count) } moves are possible.
}
play-allowed-split = { $where ->
    [row] { $unequal ->
        [yes] Split a row into two unequal ones.
       *[no] Split a row into two.
    }
   *[other] { $unequal ->
        [yes] Split a heap into two unequal ones.
       *[no] Split a heap into two.
    }
}
# “taking” if a move can take some and leave two parts; “-cut” if it can split a heap.
play-allowed-heaps-no = { $where ->
    [only-row] { $max ->
        [one] Take { $counts } pin.
       *[other] Take { $counts } neighbouring pins.
    }
    [row] { $max ->
        [one] Take { $counts } pin of one row.
       *[other] Take { $counts } neighbouring pins of one row.
    }
    [one] { $max ->
        [one] Take { $counts } stone from one heap.
       *[other] Take { $counts } stones from one heap.
    }
    [both] Take { $counts } stones from one heap, or the same number from both.
    [near] Take { $counts } stones from one heap, or from both two numbers whose difference is below { $difference }.
   *[only] { $max ->
        [one] Take { $counts } stone.
       *[other] Take { $counts } stones.
    }
}
play-allowed-heaps-taking = { $where ->
    [only-row] { $max ->
        [one] Take { $counts } pin; what is left may be in two parts.
       *[other] Take { $counts } neighbouring pins; what is left may be in two parts.
    }
    [row] { $max ->
        [one] Take { $counts } pin of one row; what is left may be in two parts.
       *[other] Take { $counts } neighbouring pins of one row; what is left may be in two parts.
    }
    [one] { $max ->
        [one] Take { $counts } stone from one heap; what is left may be in two parts.
       *[other] Take { $counts } stones from one heap; what is left may be in two parts.
    }
   *[only] { $max ->
        [one] Take { $counts } stone; what is left may be in two parts.
       *[other] Take { $counts } stones; what is left may be in two parts.
    }
}
play-allowed-heaps-no-cut = { $where ->
    [only-row] { $max ->
        [one] Take { $counts } pin, or split one in two.
       *[other] Take { $counts } neighbouring pins, or split one in two.
    }
    [row] { $max ->
        [one] Take { $counts } pin of one row, or split one in two.
       *[other] Take { $counts } neighbouring pins of one row, or split one in two.
    }
    [one] { $max ->
        [one] Take { $counts } stone from one heap, or split one in two.
       *[other] Take { $counts } stones from one heap, or split one in two.
    }
   *[only] { $max ->
        [one] Take { $counts } stone, or split one in two.
       *[other] Take { $counts } stones, or split one in two.
    }
}
play-allowed-heaps-taking-cut = { $where ->
    [only-row] { $max ->
        [one] Take { $counts } pin, split one in two, or do both.
       *[other] Take { $counts } neighbouring pins, split one in two, or do both.
    }
    [row] { $max ->
        [one] Take { $counts } pin of one row, split one in two, or do both.
       *[other] Take { $counts } neighbouring pins of one row, split one in two, or do both.
    }
    [one] { $max ->
        [one] Take { $counts } stone from one heap, split one in two, or do both.
       *[other] Take { $counts } stones from one heap, split one in two, or do both.
    }
   *[only] { $max ->
        [one] Take { $counts } stone, split one in two, or do both.
       *[other] Take { $counts } stones, split one in two, or do both.
    }
}

## The board

play-board = The position
play-pick-click = Point at what to take, and click.
play-pick-touch = Tap to select, tap again to play.
play-pick-coin = Point at the coins to move, and click.
play-pick-edge = Point at the edge to cut, and click.
play-pick-coins = Select the coins to turn.
play-pick-disks = Select the corner at the bottom right, then the opposite one.
play-pick-steps = Select what to do in each part, and then play the move.
play-do = Play this move
play-clear = Clear
play-other-moves = Other moves
play-past = Move { $at } of { $count }
play-past-start = The first position
play-return = Back to the game

## Actions

play-undo = Undo
play-redo = Redo
play-new = New game
play-actions = Actions
play-why-steps = The refutation
play-illegal = The link has moves that the game does not allow, from “{ $moves }” on. They are left out.
play-hint-first = Hint
play-hint-more = Next hint
play-hint-hide = Hide hints
play-why-not = Why not this move?
play-take-back = Take it back

## Setting up

play-setup = Set up the game
play-field = Position
play-hint-field = Such as “3 5 7”, “kayles 9”, “take 1, 3 or 4: 10 13”, “fibonacci nim 17”, “wythoff 3 5”, “ruler x ruler 4”.
play-random = Random position
play-opponent = Opponent
play-level-perfect = Perfect
play-level-forgetful = Forgetful
play-level-random = Random
play-level-two = Two people
play-level-about-perfect = The engine never loses a won position.
play-level-about-forgetful = The engine plays perfectly in { $skill } of 100 moves, and at random in the others.
play-level-about-random = The engine makes any legal move.
play-level-about-two = Two people take turns on this screen.
play-skill = Moves that are perfect, in percent
play-first = Who begins
play-first-you = You
play-first-engine = The engine
play-sum = Where a move is made
play-sum-disjunctive = In one game
play-sum-moore = In one to { $most } heaps of nim (Moore)
play-sum-selective = In one game or more (selective)
play-sum-conjunctive = In all games (conjunctive)
play-kind = The last move
play-kind-normal = wins
play-kind-misere = loses (misère)
play-examples = Games to play
play-example-nim = Nim
play-example-nim-about = take any number from one heap
play-example-take = Take 1, 3 or 4
play-example-take-about = from one of two heaps
play-example-kayles = Kayles
play-example-kayles-about = knock down one pin or two neighbours
play-example-grundy = Grundy’s game
play-example-grundy-about = split a heap into two unequal ones
play-example-dawson = Dawson’s Kayles
play-example-dawson-about = knock down two neighbours
play-example-squares = Take a square
play-example-squares-about = 1, 4, 9 or 16 stones
play-example-half = A stones game
play-example-half-about = at least half of a heap
play-example-fibonacci = Fibonacci nim
play-example-fibonacci-about = at most twice what was taken before
play-example-wythoff = Wythoff’s nim
play-example-wythoff-about = from one heap, or the same from both
play-example-euclid = Euclid’s game
play-example-euclid-about = subtract multiples of the smaller number
play-example-ruler = Ruler
play-example-ruler-about = turn neighbouring coins
play-example-flipping = Flipping Game
play-example-flipping-about = rectangles on a 5 by 5 board
play-example-northcott = Northcott’s game
play-example-northcott-about = push towards the other’s pieces
play-example-hackenbush = Green Hackenbush
play-example-hackenbush-about = cut edges of two trees
play-example-staircase = Staircase nim
play-example-staircase-about = coins go down one step
play-example-mixed = A sum of games
play-example-mixed-about = Kayles and nim together
play-example-moore = Moore’s nim
play-example-moore-about = from one or two heaps at once
play-example-misere = Misère nim
play-example-misere-about = the last stone loses

play-normal-only = This game is played here only so that the last move wins.
play-one-heap = Fibonacci nim has one heap: write its size, up to { $max }, and perhaps how many may be taken at first, such as “fibonacci nim 17 5”.
play-two-heaps = This game has two heaps: write two sizes up to { $max }, such as “wythoff 3 5”.
play-parameter = The number after the colon is 1 to { $max } here, such as “{ $game }:2 9 5”.
play-dynamic = Dynamic nim has a number after a colon, at most how many times what was taken before may be taken, and one heap of up to { $max }, such as “dynamic:3 20”.
play-rule-numbers = { $max ->
    [2] Write the two numbers to begin with after a colon, such as “(a,b) to (a-1,b), (a,b-1): 3 5”.
   *[other] Write the three numbers to begin with after a colon, such as “(a,b,c) to (a-1,b,c), (a,b-1,c-1): 3 5 4”.
}
play-board-size = A board has 1 to { $max } rows and columns.
play-board-heads = Write the disks with heads as row and column, such as “ruler x ruler 4: 1.1 2.3”.
play-no-coins = A board needs a coin-turning game for its rows and one for its columns, such as “ruler x ruler 4 x 6”.
play-too-many-moves = This position has too many moves to play. Allowed are { NUMBER($max) }: make the heaps smaller.
play-no-heaps = Which heaps of { $game }? Write their sizes after the game, such as “{ $game } 3 5 7”.
play-no-game = There is no game called “{ $game }” here. Write a game and then the sizes of its heaps, such as “kayles 3 5 7”.
play-empty = Type the sizes of some heaps, such as 3 5 7, or a game and its heaps, such as kayles 3 5 7.
play-unreadable = The position ends too early or cannot be read. { $allowed }
play-board-wrong = This is not a position of the game. { $allowed }
play-round = This graph leads back to where it was: { $round }. A game has to end, so leave out one of these edges.
play-no-size = “{ $size }” is not the size of a heap. Sizes are whole numbers from 0 on, such as “kayles 3 5 7”.
# $allowed is the sentence on what is expected at the wrong place.
play-rule-wrong = This rule cannot be read to its end. { $allowed }
play-parentheses = The parentheses do not pair up. Each ( needs its ), such as “hackenbush (()(()))”.
play-range = Too large. { $allowed }

play-analyse = All moves and values of this position
play-learn = Learn how to win, step by step

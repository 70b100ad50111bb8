### The play room: any game against the engine, or two people on one screen.

play-title = Play { $position } · Grundyscope
play-heading = Play
play-rule-of = { $name }:
# $last: what the last move takes.
play-ending = { $misere ->
    [yes] { $last ->
        [pin] Whoever takes the last pin loses.
        [stone] Whoever takes the last stone loses.
       *[move] Whoever makes the last move loses.
    }
   *[no] { $last ->
        [pin] Whoever takes the last pin wins.
        [stone] Whoever takes the last stone wins.
       *[move] Whoever makes the last move wins.
    }
}
play-limit = { $count ->
    [one] The limit is one stone now.
   *[other] The limit is { $count } stones now.
}
play-match = The game
play-progress = Reading the position
play-stopped = Stopped before the position was read.

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

## The board

play-board = The position
play-pick-heaps = Choose what to take, then play the move.
play-pick-keys = Left and right choose, Enter plays.
play-pick-shape = { $kind ->
    [tree] Choose the edge to cut, then play the move.
    [stairs] Choose the coins to move, then play the move.
    [graph] Choose the place that the token goes to.
   *[other] Choose a piece, then where it goes.
}
play-pick-coins = Select the coins to turn.
play-pick-amount = Type a number from 1 to { $limit }.
play-pick-disks = Select a white disk as the upper right corner, then the opposite one.
play-pick-steps = Select what to do in each part, and then play the move.
play-refused = From { $from } you can take { $counts }, not { $take }.
play-take = Take
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
play-kind = The last move
play-kind-normal = wins
play-kind-misere = loses (misère)
play-examples = Games to play

play-normal-only = This game is played here only so that the last move wins.
play-one-heap = Fibonacci nim has one heap: write its size, up to 10^1000, and perhaps how many may be taken at first, such as “fibonacci nim 17 5”.
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
play-unreadable = The position ends too early or cannot be read. { $allowed }
play-board-wrong = This is not a position of the game. { $allowed }
# $allowed is the sentence on what is expected at the wrong place.
play-rule-wrong = This rule cannot be read to its end. { $allowed }
play-parentheses = The parentheses do not pair up. Each ( needs its ), such as “hackenbush (()(()))”.

play-analyse = All moves and values of this position
play-learn = Learn how to win, step by step
play-page = Learn more about this game

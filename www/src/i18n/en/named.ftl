### The names of games of which a position is a sum, and their rules in a sentence.

# $board is named-board; $count is 1 if that is one thing.
named-position = { $count ->
    [1] { $name }, { $board }
   *[other] { $name }: { $board }
}
# $count numbers, $size the first of them, $sizes all; of a board its $rows and $columns.
named-board = { $pieces ->
    [pins] { $count ->
        [1] { $size ->
            [one] { $sizes } pin
           *[other] { $sizes } pins
        }
       *[other] rows of { $sizes } pins
    }
    [strip] { $count ->
        [1] { $size ->
            [one] { $sizes } square
           *[other] { $sizes } squares
        }
       *[other] strips of { $sizes } squares
    }
    [coins] heads on { $sizes }
    [squares] { $count ->
        [1] a coin on square { $sizes }
       *[other] coins on squares { $sizes }
    }
    [steps] steps with { $sizes } coins
    [disks] { $rows } × { $columns } disks
    [rows] { $pairs ->
        [one] one row
       *[other] { $pairs } rows
    }
    [trees] { $count ->
        [one] one edge
       *[other] { $count } edges
    }
    [numbers] { $sizes }
    [limited] { $size ->
        [one] { $rows } stone, of which { $columns } may be taken
       *[other] { $rows } stones, of which at most { $columns } may be taken
    }
   *[stones] { $count ->
        [1] { $size ->
            [one] { $sizes } stone
           *[other] { $sizes } stones
        }
       *[other] heaps of { $sizes }
    }
}
named-product = { $first } × { $second }
named-nimble = Nimble
named-staircase = Staircase nim
named-northcott = Northcott’s game
named-silver-dollar = Silver Dollar game
named-poker = Poker nim
named-hackenbush = Hackenbush
named-graph = Graph
named-wythoff = Wythoff’s nim
named-r-wythoff = { $r }-Wythoff
named-euclid = Euclid
named-euclid-to-zero = Euclid to 0
named-moore = Moore’s nim
named-dynamic = Dynamic nim with { $r }
named-fibonacci-nim = Fibonacci nim
named-rule = A rule of your own

named-how-product = Turn over all disks where rows that the first game turns cross columns that the second one turns. The upper right one must be white.
named-how-nimble = Move one coin any number of squares to the left, also onto or over other coins.
named-how-staircase = Move any number of coins from one step to the step below.
named-how-northcott = Move one of your pieces along its row, forwards or back, but not over the other piece.
named-how-silver-dollar = Move one coin to the left, but not onto or over another coin.
named-how-poker = Take chips from a heap, or add some of those that you have kept.
named-how-hackenbush = Cut an edge. What no longer hangs on the ground is gone.
named-how-graph = Move a token along an arrow.
named-how-wythoff = Take any number of stones from one heap, or the same number from both.
named-how-r-wythoff = Take any number of stones from one heap, or from both two numbers whose difference is below { $r }.
named-how-euclid = Take a multiple of the smaller heap from the larger one, but not all of it. Two equal heaps are the end.
named-how-euclid-to-zero = Take a multiple of the smaller heap from the larger one, perhaps all of it. The game ends when a heap is gone.
named-how-dynamic = Take at least one stone, and at most the limit. The next limit is { $r } times what was taken.
named-how-fibonacci-nim = Take at least one stone, and at most the limit. The next limit is twice what was taken.

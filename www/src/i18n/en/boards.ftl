### The boards on which games are played: heaps, rows of coins, boards of disks.

board-heap = { $kind ->
    [squares] { $alone ->
        [yes] Strip
       *[no] Strip { $number }
    }
    [pins] { $alone ->
        [yes] Row
       *[no] Row { $number }
    }
   *[stones] { $alone ->
        [yes] Heap
       *[no] Heap { $number }
    }
}
board-heap-label = { $kind ->
    [squares] { $size ->
        [one] Strip { $number }, one square
       *[other] Strip { $number }, { $size } squares
    }
    [pins] { $size ->
        [0] Row { $number }, empty
        [one] Row { $number }, one pin
       *[other] Row { $number }, { $size } pins
    }
   *[stones] { $size ->
        [0] Heap { $number }, empty
        [one] Heap { $number }, one stone
       *[other] Heap { $number }, { $size } stones
    }
}
board-both = Both
board-both-label = The same from both heaps, up to { $size }
board-nothing = nothing selected
board-empty = empty
board-coins = Coins
board-coin = { $side ->
    [heads] Coin { $coin }, heads
   *[tails] Coin { $coin }, tails
}
board-disks = { $heads ->
    [0] A board of { $rows } by { $columns } disks; none shows heads
    [one] A board of { $rows } by { $columns } disks; one shows heads
   *[other] A board of { $rows } by { $columns } disks; { $heads } show heads
}
board-rectangle = The rectangle to turn over
board-row = Corner row
board-column = Corner column
board-rows = Rows
board-columns = Columns
board-more = { $count ->
    [one] Show one more
   *[other] Show { NUMBER($count) } more
}

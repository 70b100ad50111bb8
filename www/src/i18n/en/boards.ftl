### The boards on which games are played: heaps, rows of coins, boards of disks.

board-heap = { $pins ->
    [yes] Row
   *[no] Heap
}{ $alone ->
    [yes] {""}
   *[no] {" "}{ $number }
}
board-heap-label = { $pins ->
    [yes] Row
   *[no] Heap
} { $number }, { $size ->
    [0] empty
    [one] one { $pins ->
        [yes] pin
       *[no] stone
    }
   *[other] { $size } { $pins ->
        [yes] pins
       *[no] stones
    }
}
board-both = Both
board-both-label = The same from both heaps, up to { $size }
board-nothing = nothing selected
board-empty = empty
board-coins = Coins
board-coin = Coin { $coin }, { $side ->
    [heads] heads
   *[tails] tails
}
board-disks = A board of { $rows } by { $columns } disks; { $heads ->
    [0] none shows heads
    [one] one shows heads
   *[other] { $heads } show heads
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

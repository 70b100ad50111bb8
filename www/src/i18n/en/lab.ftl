### The Tartan lab: products of two coin-turning games.

lab-title = { $product } · Grundyscope
lab-statement = Two games of coins in a row make a game on a board. A move picks rows that the first game may turn and columns that the second may turn, and turns every coin where they cross. The coin with the largest row and column numbers, the corner of the move, must go from heads to tails. A player who cannot move loses.
lab-side-first = Row game
lab-side-second = Column game
lab-length-rows = Rows
lab-length-columns = Columns
lab-written = Lengths or notation
lab-written-hint = A coin-turning game, such as coins:runs:1,2,4 (runs of these lengths), coins:at-most:4 or coins:exactly:3.

lab-game-turning-turtles = Turning Turtles
lab-game-mock-turtles = Mock Turtles
lab-game-moebius = Moebius
lab-game-mogul = Mogul
lab-game-moidores = Moidores
lab-game-motley = Motley
lab-game-twins = Twins
lab-game-triplets = Triplets
lab-game-ruler = Ruler
lab-game-runs-triangular = Triangular runs
lab-game-runs-squares = Square runs
lab-game-turnips = Turnips
lab-game-sym = Sym
lab-game-grunt = Grunt
lab-game-other = Another one…

lab-rule-turning-turtles = One coin or two.
lab-rule-mock-turtles = Up to three coins.
lab-rule-moebius = Up to five coins.
lab-rule-mogul = Up to seven coins.
lab-rule-moidores = Up to nine coins.
lab-rule-motley = Any number of coins.
lab-rule-twins = Exactly two coins.
lab-rule-triplets = Exactly three coins.
lab-rule-ruler = Any run of neighbours.
lab-rule-runs-triangular = A run of 1, 3, 6, … neighbours.
lab-rule-runs-squares = A run of 1, 4, 9, … neighbours.
lab-rule-turnips = Three coins, equally spaced.
lab-rule-sym = Any coins, placed symmetrically.
lab-rule-grunt = Four coins, placed symmetrically, the first coin of the row among them.

lab-result = Result
lab-product = { $first } × { $second }
lab-position = { $count ->
    [0] { $product }, no heads
    [one] { $product }, one head
   *[other] { $product }, { $count } heads
}
lab-outcome = { $outcome ->
    [P] The player to move loses
   *[N] The player to move wins
}
# $moves and $winning are numbers, or texts with grouped digits.
lab-why = { $outcome ->
    [P] { $moves ->
        [0] The nim-sum of the values under the heads is 0, and there is no move.
        [one] The nim-sum of the values under the heads is 0: the only move loses.
       *[other] The nim-sum of the values under the heads is 0: each of the { $moves } moves loses.
    }
   *[N] { $winning ->
        [one] The nim-sum of the values under the heads is { $value }. One of { $moves } moves makes it 0 and wins.
       *[other] The nim-sum of the values under the heads is { $value }. Of { $moves } moves, { $winning } make it 0 and win.
    }
}
lab-progress = Trying every move
lab-stopped = Stopped before every move was tried.
lab-too-many = These games have too many moves on a board of this size. Choose fewer rows and columns, or games that turn fewer coins.
# $outcome is a sentence without its full stop.
lab-said = { $count ->
    [0] { $position }. { $outcome }. Value { $value }.
    [one] { $position }. { $outcome }. Value { $value }, one winning move.
   *[other] { $position }. { $outcome }. Value { $value }, { $count } winning moves.
}

lab-examples = Examples
lab-example-flipping = Flipping Game
lab-example-flipping-about = the game of Project Euler 459
lab-example-products = Nim multiplication
lab-example-products-about = Turning Turtles twice: coin n is worth n
lab-example-corners = Turning Corners
lab-example-corners-about = Twins twice: the four corners of a rectangle
lab-example-rugs = Rugs
lab-example-rugs-about = Ruler twice: any solid rectangle

lab-board-heading = The board
lab-more = The winning moves, and the theorem
lab-board = The board of { $product }
lab-all = All coins
lab-all-heads = All heads
lab-all-tails = All tails
lab-heads = heads
lab-tails = tails
lab-caption = { $by ->
    [touch] A number is the value of a lone head there: the nim-product of the value of its row and that of its column, which stand along the edges. Tap a coin to see its moves, and again to turn it alone.
    [none] A number is the value of a lone head there: the nim-product of the value of its row and that of its column, which stand along the edges. Point at a coin to see its moves.
   *[pointer] A number is the value of a lone head there: the nim-product of the value of its row and that of its column, which stand along the edges. Point at a coin to see its moves; click it to turn it alone.
}
lab-edge-row = Row { $number }, value { $value }
lab-edge-column = Column { $number }, value { $value }

lab-this-cell = This coin
# Also the name of a button, which a screen reader says.
lab-cell = { $side ->
    [heads] Row { $row }, column { $column }: heads, value { $value }
   *[tails] Row { $row }, column { $column }: tails, value { $value }
}
lab-formula = { $a } ⊗ { $b } = { $product }
lab-why-product = Why is this the nim-product?
lab-factors = Coin { $row } of { $first } is worth { $a }, coin { $column } of { $second } { $b }. A lone head here is worth their nim-product.
lab-why-coin = Why coin { $coin } of { $game }?
lab-no-corner = It shows tails, so no move has its corner here.
# $count is a number, or a text with grouped digits.
lab-corner-moves = { $count ->
    [0] No move has its corner here
    [one] One move has its corner here; the value is { $value }
   *[other] { $count } moves have their corner here; the value is { $value }
}
lab-after = leaves { $value }
lab-first-moves = These are the first { $count }.
lab-span = { $first }–{ $last }
lab-move = { $rowCount ->
    [one] { $columnCount ->
        [one] row { $rows }, column { $columns }
       *[other] row { $rows }, columns { $columns }
    }
   *[other] { $columnCount ->
        [one] rows { $rows }, column { $columns }
       *[other] rows { $rows }, columns { $columns }
    }
}
lab-turn = Turn { $move }
lab-turn-after = { $wins ->
    [yes] Turn { $move }: leaves 0 and wins
   *[no] Turn { $move }: leaves { $after }
}

lab-winning-heading = Winning moves
# $count is a number, or a text with grouped digits.
lab-winning = { $count ->
    [0] No winning move
    [one] One winning move
   *[other] { $count } winning moves
}
lab-winning-why = { $outcome ->
    [P] A move changes the value by a ⊗ b: by a along the rows and by b along the columns. Neither is ever 0, so the product is not 0, and no move keeps the value 0.
   *[N] A move changes the value by a ⊗ b: by a along the rows and by b along the columns. It wins exactly when a ⊗ b is the value of the position, { $value }.
}
lab-winning-how = { $touch ->
    [yes] Tap a move to see it on the board, and again to make it.
   *[no] Point at a move to see it on the board, and click it to make it.
}
lab-pair = Changes
lab-pair-moves = Moves
lab-more-pairs = { $count ->
    [one] and one more pair
   *[other] and { $count } more pairs
}

lab-check = Does the theorem hold?
lab-theorem = The Tartan theorem says that a lone head is worth the nim-product of its row’s value and its column’s value. No theorem is needed to find out: here every position is played out, by the rules alone.
lab-check-running = Playing out every position…
lab-check-refused = These games have too many moves to play out even a small board here.
lab-checked = { $different ->
    [0] { $positions } positions played out: every value is the nim-sum of the nim-products
   *[other] { $positions } positions played out: { $different } have another value than the theorem says
}
lab-checked-how = { $part ->
    [whole] On this board of { $rows } × { $columns }: { $moves } moves, each tried.
   *[part] On the first { $rows } rows and { $columns } columns of this board: { $moves } moves, each tried. Beyond about 16 coins there are too many positions to play out.
}
lab-checked-here = The position above: { $played } by playing, { $value } by the theorem.

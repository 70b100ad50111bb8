### The board of the Flipping Game, on its problem's page.

# $n is N in digits; $side is the number of rows and columns in the picture.
board-picture = The values of lone white disks in the first { $side } rows and columns of the board with N = { $n }
board-heading = The board
board-values = A colour is the Grundy value of a lone white disk: the nim-product of the value of its row, by triangular lengths, and that of its column, by square lengths.
board-corner = Rows are counted from below.
board-part = The first { $side } rows and columns, counted from the lower left.
board-lab = Open in the Tartan lab

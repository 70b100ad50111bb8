### The tools below a game's sequence, loaded when one is opened.

count-heaps = Number of heaps
count-most = Stones in a heap, at most
count-which = What counts as one position
count-unordered = Heaps in any order
count-ordered = Heaps in order
count-nonempty = Heaps in order, none empty
count-progress = Counting
count-stopped = Stopped before the positions were counted.
# $ordered is “yes” or “nonempty” if 1 + 2 and 2 + 1 are two positions.
count-of = { $heaps ->
    [one] { $ordered ->
        [yes] of { $positions } positions of one heap of at most { $n } stones are P-positions: the nim-sum of their values is 0. 1 + 2 and 2 + 1 are two positions.
        [nonempty] of { $positions } positions of one heap of 1 to { $n } stones are P-positions: the nim-sum of their values is 0. 1 + 2 and 2 + 1 are two positions.
       *[no] of { $positions } positions of one heap of at most { $n } stones are P-positions: the nim-sum of their values is 0. 1 + 2 and 2 + 1 are one position, as in the problem Nim Square.
    }
   *[other] { $ordered ->
        [yes] of { $positions } positions of { $heaps } heaps of at most { $n } stones are P-positions: the nim-sum of their values is 0. 1 + 2 and 2 + 1 are two positions.
        [nonempty] of { $positions } positions of { $heaps } heaps of 1 to { $n } stones are P-positions: the nim-sum of their values is 0. 1 + 2 and 2 + 1 are two positions.
       *[no] of { $positions } positions of { $heaps } heaps of at most { $n } stones are P-positions: the nim-sum of their values is 0. 1 + 2 and 2 + 1 are one position, as in the problem Nim Square.
    }
}

program-about = A program as one hands it in: it reads n and prints g(0) to g(n), each the mex of the values of the options.
code-language = Language
code-python = Python
code-cpp = C++
code-copy = Copy the program
code-save = Save as a file
program-label = The program in { $language }
code-progress = Writing the program
code-stopped = Stopped before the program was written.

### What the play room and that of positions have in common: sums, and errors of typed positions.

sum-label = A move is made
sum-disjunctive = in one heap or board
sum-moore = in up to { $most } heaps (Moore)
sum-selective = in one or more of them (selective)
sum-conjunctive = in all of them (conjunctive)
sum-made-moore = One move may take from up to { $most } heaps at once.
sum-made-selective = One move is made in as many of the games as you like.
sum-made-conjunctive = One move is made in all of the games at once, and they end when one of them does.
# $move in one of several games.
move-in-game = { $game }: { $move }

typed-empty = Type the sizes of some heaps, such as 3 5 7, or a game and its heaps, such as kayles 3 5 7.
typed-no-heaps = Which heaps of { $game }? Write their sizes after the game, such as “{ $game } 3 5 7”.
typed-no-game = “{ $game }” was not understood. Write a game and its heaps, such as “kayles 3 5 7”.
typed-no-size = “{ $size }” is not the size of a heap. Sizes are whole numbers from 0 on, such as “kayles 3 5 7”.
typed-round = This graph leads back to where it was: { $round }. A game has to end, so leave out one of these edges.
typed-range = Too large. { $allowed }

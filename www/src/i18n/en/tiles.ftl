### The catalogue of what there is to explore.

explore-title = Explore · Grundyscope
explore-lead = Pictures that are computed while you look. Open one, and change it.
tile-play-nim = Nim
tile-play-nim-text = Heaps of 3, 5 and 7 stones
tile-play-kayles = Kayles
tile-play-kayles-text = A row of 9 pins
tile-play-turtles = Turning turtles
tile-play-turtles-text = 5 coins, the 2nd and the 5th heads up
tile-play-squares = Subtract a square
tile-play-squares-text = 14 stones, take 1, 4 or 9
tile-lessons = Begin with nim and binary
tile-lessons-text = Why 3, 5 and 7 is a win, and how binary numbers tell you the move.
tile-games = Games and their values
tile-games-text = Named games, octal and hexadecimal codes, subtraction sets. From 71 on, Kayles repeats every 12 values, which is proved.
tile-own-rule = Your own rule
tile-own-rule-text = Write a move as “n to n/2 or n-1”, and see its values, its period, and who wins.
tile-nimbers = Nimbers
tile-nimbers-text = A field in which 1 + 1 = 0 and 2 × 2 = 3. Add, multiply, divide, take roots.
tile-zeckendorf = Zeckendorf
tile-zeckendorf-text = Every number is a sum of Fibonacci numbers that are not neighbours, in one way.
tile-two-heaps = Two heaps
tile-two-heaps-text = A value for each pair of heaps. The orange pairs of Wythoff’s game follow the golden ratio.
tile-lab = Tartan lab
tile-lab-text = Multiply two games with coins, and play the product on a board. The Flipping Game is one.

### The gallery of games: exhibit-ID-why is a remark on a game, whose name is in exhibits.ftl.
### tests/wasm/gallery.tsv has their periods.

gallery-heading = Games worth a look
gallery-open = { NUMBER($count) } games
gallery-filter = Filter the games
gallery-filter-hint = a name, a notation, or a word such as period
gallery-shown = { $count ->
    [0] No game here has all of these words.
    [one] One game
   *[other] { NUMBER($count) } games
}
gallery-all = Show all games
gallery-whole = All of them ({ NUMBER($count) })

gallery-group-nim = Nim and its relatives
gallery-group-kinds = Take a number of some kind
gallery-group-solved = Break a heap: solved
gallery-group-open = Break a heap: no period known
gallery-group-coins = Turn coins over

exhibit-nim-why = A heap of n is worth n. All other games are measured by this one: whatever has value v acts like v stones here.
exhibit-one-to-three-why = Values 0 1 2 3, over and over. Leave a multiple of 4, and you win.
exhibit-late-why = Four numbers, and yet period 11 starts only at n = 24.
exhibit-all-but-why = The values never repeat, but their steps do: up by 2 every 4 steps, for ever, and proved.
exhibit-laskers-nim-why = Take stones or split the heap. Values go up by 4 every 4 steps, each group with its last two exchanged.
exhibit-at-most-half-why = Strike out g(0), g(2), g(4) and so on. What is left is the whole sequence again.
exhibit-at-least-half-why = The value is the number of binary digits of n. A formula, and so no period, ever.
exhibit-proper-divisors-why = The value says how often 2 divides n. So an odd heap is lost for the player to move.
exhibit-fibonacci-nim-why = Take at most twice what was just taken. Above n = 0, value 0 exactly at the Fibonacci numbers.

exhibit-squares-why = Period 5 for five rounds. At n = 25 it ends.
exhibit-triangular-why = Period 9 for four rounds. Then comes 36, itself triangular, and ends it.
exhibit-fibonacci-why = Period 36 for four rounds. Then comes 144, itself a Fibonacci number, and ends it.
exhibit-factorials-why = Looks periodic, with period 25, up to n = 5,049, and is not. One value more shows it.
exhibit-primes-why = Starts 0 0 1 1 2 2 3 3 4 like a staircase, and then drops.
exhibit-powers-of-2-why = Looks like taking 1 or 2: values 0 1 2, over and over. Why? No power of 2 is a multiple of 3.

exhibit-kayles-why = Knock down one pin of a row, or two neighbours. Period 12 from 71 on, proved.
exhibit-dawsons-chess-why = Pawns on a board of three ranks. Period 34 from 52 on, after only seven exceptions.
exhibit-dawsons-kayles-why = Knock down two neighbouring pins, never one. The values of Dawson’s Chess, one place later.
exhibit-daisies-why = Take one, or split the heap, or both. Still, the values only alternate: 1 2 1 2.
exhibit-duplicate-kayles-why = Take up to four, in the ways of 0.1377: every value of Kayles comes twice. Period 24 from 141 on.
exhibit-long-why = Three digits of rules, and a period of 1,550 values. It begins at n = 5,181.
exhibit-patience-why = Wild up to n = 46,577. From then on four values, over and over, for ever.
exhibit-far-why = No pattern is visible, but computers found one: period 149,459, from n = 105,351 on.

exhibit-grundys-game-why = Split a heap into two unequal heaps. Whether the values ever repeat is not known.
exhibit-officers-why = Take one stone, but never the last. Of all octal codes 0.d with one digit, the only one without a known period.
exhibit-treblecross-why = Noughts and crosses on a strip, with crosses only; three in a row win. No period is known.
exhibit-three-heaps-why = Take one stone and leave three heaps. Looks like up by 1 every 3 steps; no theorem here proves it.

exhibit-mock-turtles-why = Turn up to three coins. The values are the odious numbers: an odd number of ones in binary.
exhibit-ruler-why = Turn neighbouring coins, any number. The value of coin n is the largest power of 2 that divides n, like the marks on a ruler.
exhibit-moebius-why = Turn up to five coins. 1, 2, 4, 8, 16, and then not 32 but 31.
exhibit-turnips-why = Turn three coins at equal distances. Value 0 exactly where n − 1, written in base 3, has no digit 2.
exhibit-grunt-why = Turn four coins, placed just so, and play Grundy’s game in disguise: the same values, one coin later.
exhibit-flipping-game-why = Two games of coins, multiplied: one for the height, one for the width. The board’s value is a nim-product.

# Games on two heaps, which have a room of their own.
gallery-own = Write a rule of your own
gallery-own-how = Type a rule into the field for the game, such as “n to n-k for k in {"{"}1,3,4{"}"}”: from a heap of n to what a move leaves. “a and b” are two heaps. Some to start from:
gallery-lab = Two games of coins, multiplied on a board:
gallery-lab-open = the Tartan lab
gallery-two-heaps = With two heaps, as tables:
gallery-wythoff = Wythoff’s nim
gallery-euclid = Euclid

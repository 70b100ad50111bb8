### What the search box finds, and what it says when it finds nothing.

search-kind-game = Game
search-kind-problem = Problem
search-kind-sequence = OEIS
search-kind-oeis = OEIS
search-kind-nimber = Nimbers
search-kind-room = Room
search-this-game = The game of this notation
search-at-oeis = leads to oeis.org: no game here has these values
search-nimber = { $expression } = { $value }
search-nimber-about = in nimbers, step by step
search-table-wythoff = Wythoff’s nim
search-why-wythoff = Take from one heap, or equally many from both. The P-positions follow the golden ratio.
search-table-euclid = Euclid’s game
search-why-euclid = Take a multiple of the smaller heap from the larger one.
search-results = { $count ->
    [one] One result
   *[other] { NUMBER($count) } results
}
search-nothing = Nothing here is called “{ $query }”. Understood are names (Kayles, Dawson’s Chess), notation (0.77, take:1,2,5, coins:ruler), OEIS numbers (A002187), the first terms of a sequence (0, 1, 2, 3, 1, 4), and problems (Project Euler 310).
search-oeis-unknown = { $number } is not among the sequences known here. Try its first terms, with commas: they may belong to a game under another number.
search-terms-unknown = No sequence known here has these terms in a row.
search-notation = “{ $query }” cannot be read as a game. Allowed there: { $allowed }.
search-too-long = That is too long to search for: at most { $max } characters.

### Words of the field, which explain themselves where they occur. glossary-ID is how the word is
### written, with | between forms; glossary-ID-means says what it means, for heaps and coins alike.

glossary-grundy-value = Grundy value|Grundy values
glossary-grundy-value-means = The number of a position: the mex of the Grundy values of its options. It is the size of the nim heap that acts like the position.
glossary-mex = mex
glossary-mex-means = Short for minimal excludant: the least of the numbers 0, 1, 2, … that is missing. The mex of 0, 1 and 3 is 2; if there is no option, it is 0.
glossary-option = option|options
glossary-option-means = A position that can be reached in one move.
glossary-p-position = P-position|P-positions
glossary-p-position-means = A position of value 0: the player to move loses against good play, and the previous player wins. That is what the P stands for.
glossary-n-position = N-position|N-positions
glossary-n-position-means = A position of a value above 0: the next player, who is to move, can win. That is what the N stands for.
glossary-nim-sum = nim-sum|nim-sums
glossary-nim-sum-means = Addition in binary without carrying, also called xor: 3 ⊕ 5 = 6. It is the value of several games that are played together.
glossary-octal-code = octal code|octal codes
glossary-octal-code-means = The rules of a game as digits: the digit after the point at place k says what may be left when k stones are taken, as a sum of 1 (nothing), 2 (one heap) and 4 (two heaps).
glossary-pre-period = pre-period
glossary-pre-period-means = The least n from which on the values repeat: all later values follow the period, earlier ones need not.
glossary-period = period
glossary-period-means = The least length p of a repetition: from some n on, g(n + p) = g(n), or g(n + p) = g(n) + s with the saltus s.
glossary-saltus = saltus
glossary-saltus-means = By how much the values rise from one period to the next: g(n + p) = g(n) + s. If the values themselves repeat, the saltus is 0.

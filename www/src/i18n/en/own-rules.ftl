### Rules of one's own to start from: own-rule-ID is a game's name, own-rule-ID-why a remark on it.
### tests/unit/own-rules.test.ts checks the claims.

own-rule-mark = Mark
own-rule-mark-why = Take one stone, or leave half. Above 0, value 0 exactly where 2 divides n an odd number of times.
own-rule-prime-powers = Take 1 or a prime power
own-rule-prime-powers-why = Values 0 1 2 3 4 5, over and over. Why? No prime power is a multiple of 6, and 1 to 5 may all be taken.
own-rule-primes-or-semiprimes = Take a prime, or a product of two
own-rule-primes-or-semiprimes-why = From 2 to 27 every heap is won for the player to move. Then 28 is lost, and the next is 64.
own-rule-primes-to-13 = Take a prime up to 13
own-rule-primes-to-13-why = Values 0 0 1 1 2 2 3 3 4, over and over. With all primes the game begins the same, and leaves it at n = 18.
own-rule-three-to-fourteen = Take 3 to 14
own-rule-three-to-fourteen-why = A formula: the remainder when n is divided by 17, then divided by 3 and rounded down.
own-rule-prim = Prim
own-rule-prim-why = Take a number coprime to the heap. Even heaps are lost; an odd one above 1 has the place of its least prime: 2 for 3, 3 for 5, 4 for 7.
own-rule-delete-divisors = Take a divisor, but not 1
own-rule-delete-divisors-why = Odd heaps are lost. Of the even ones above 0, only the odd powers of 2 are: 2, 8, 32, 128.
own-rule-keep-a-divisor = Keep a divisor
own-rule-keep-a-divisor-why = What stays is a proper divisor of the heap. The value counts the prime factors of n, repeated ones too.
own-rule-odd-divisors = Take one, or divide by an odd number
own-rule-odd-divisors-why = Above 0 these are lost: 1, the powers of 2 from 4 on, and twice an odd prime.
own-rule-equal-heaps = Break into equal heaps
own-rule-equal-heaps-why = The value counts the odd prime factors of n, repeated ones too, and one more if n is even.
own-rule-five-halves = Take one, or leave five halves
own-rule-five-halves-why = A move that adds stones: an even heap becomes five of half its size. From 5 on, odd heaps are lost, and even ones have value 1 or 2.
own-rule-two-divisors = Two divisors for one heap
own-rule-two-divisors-why = Leave two proper divisors, both above 1. The value depends only on how many prime factors n has; the primes are lost.
own-rule-different-heaps = Break into different heaps
own-rule-different-heaps-why = Two or more heaps, no two alike. After a wild start the values from 9 to 50 are n − 4.
own-rule-couples-are-forever = Couples are forever
own-rule-couples-are-forever-why = Split any heap but a heap of 2. The values of the octal game 0.6, one place later: it is an open question whether they ever repeat.
own-rule-paper-strip = Paper strip
own-rule-paper-strip-why = Paint two neighbouring squares of a strip. Of the strips with 1 to 50 squares, the first player wins 40.
own-rule-two-or-three-neighbours = Take two or three neighbours
own-rule-two-or-three-neighbours-why = From 2 pins on every row is won: take from the middle, then mirror each move. The values are less simple.
own-rule-empty-and-divide = Empty and divide
own-rule-empty-and-divide-why = Empty one box, and divide the other into both. With stones in both boxes, lost exactly when both numbers are odd.
own-rule-multiples-of-the-other = Take multiples of the other heap
own-rule-multiples-of-the-other-why = Euclid’s algorithm as a game. Two different heaps are lost exactly when the larger is less than 1.618… times the smaller, the golden section.
own-rule-knight = A knight goes home
own-rule-knight-why = On a board of 15 × 15, lost exactly where both coordinates leave the remainder 1 or 2 when divided by 4.
own-rule-once-or-twice = As many, or twice as many
own-rule-once-or-twice-why = Take from one heap, the same from both, or from one twice as many as from the other. Lost pairs begin with 1 and 3, 2 and 6, 4 and 5.

### The lesson on Fibonacci nim.

lesson-fibonacci-rules-title = A game with a memory
lesson-fibonacci-rules =
    One heap of stones. The first player takes at least one stone, but not all of them. After that, a player takes at least one and *at most twice as many as the opponent has just taken*. The player who takes the last stone wins.

    Play against the engine. You will lose the first games: it makes no mistake.
lesson-fibonacci-rules-ask = With 3 stones, who wins?
lesson-fibonacci-rules-pick-first = The player who moves first
lesson-fibonacci-rules-pick-second = The other player
lesson-fibonacci-rules-not = The first player takes 1 or 2 stones, not 3. What can the opponent take then?
lesson-fibonacci-rules-why = After taking 1, two stones are left, and the opponent may take 2. After taking 2, one stone is left. The second player wins either way.

lesson-fibonacci-losses-title = Numbers that lose
lesson-fibonacci-losses =
    With 2 or 3 stones, the first player loses. With 4 stones, take 1: the opponent has 3 stones and may take at most 2, which is as if a new game with 3 began.

    With 5 stones you lose as well: if you take 1, four are left, and the opponent takes 1; if you take 2 or more, the opponent takes all the rest. With 6, take 1 and leave 5. With 7, take 2 and leave 5, of which the opponent may take 4.
lesson-fibonacci-losses-ask = 2, 3 and 5 stones lose. What is the next number that loses?
lesson-fibonacci-losses-not = Which numbers come after 2, 3, 5, if each is the sum of the two before?
lesson-fibonacci-losses-not-7 = From 7 you take 2 and leave 5, and the opponent may take at most 4.
lesson-fibonacci-losses-not-6 = From 6 you take 1 and leave 5, and the opponent may take at most 2.
lesson-fibonacci-losses-not-9 = From 9 you can take 1 and leave 8. Is 8 lost?
lesson-fibonacci-losses-why = The numbers that lose are 1, 2, 3, 5, 8, 13, 21, 34 and so on: the *Fibonacci numbers*, each the sum of the two before. The list has them up to 60. But what does taking stones have to do with them?

lesson-fibonacci-sums-title = Zeckendorf’s theorem
lesson-fibonacci-sums =
    Write a number as a sum of Fibonacci numbers, so that no two of them are neighbours in the list 1, 2, 3, 5, 8, 13 and so on. For example 12 = 8 + 3 + 1. There is always exactly one way. This is Zeckendorf’s theorem.

    To find it, take the largest Fibonacci number that fits, and go on with the rest.
lesson-fibonacci-sums-ask = Write 100 in this way. How many terms does it have?
lesson-fibonacci-sums-not = The largest Fibonacci number that fits is 89. Then 11 are left.
lesson-fibonacci-sums-not-2 = 100 = 89 + 11, but 11 is not a Fibonacci number.
lesson-fibonacci-sums-not-5 = Take the largest number that fits each time. After 89, 11 are left.
lesson-fibonacci-sums-not-4 = Take the largest number that fits each time. After 89, 11 are left.
lesson-fibonacci-sums-why = 100 = 89 + 8 + 3. After taking the largest term, the rest is smaller than the Fibonacci number before it, so two neighbours never occur.

lesson-fibonacci-take-title = How to win
lesson-fibonacci-take =
    Here is the trick: *take the smallest term.* Then the opponent cannot reach the next term in one move. The next steps show why.

    There are 17 stones, and 17 = 13 + 3 + 1.
lesson-fibonacci-take-ask = How many stones do you take?
lesson-fibonacci-take-not = Take the smallest of the terms 13, 3 and 1.
lesson-fibonacci-take-not-3 = Leaving 14 = 13 + 1 lets the opponent take the 1, and you face 13.
lesson-fibonacci-take-not-5 = Leaving 12 lets the opponent take up to 10, and 12 = 8 + 3 + 1.
lesson-fibonacci-take-why = Taking the smallest term, 1, wins. Here 4 = 3 + 1 wins as well: 13 stones are left, and the opponent may take 8 at most, so it is as if a new game with 13 began. Play it: the board now shows who wins.

lesson-fibonacci-reach-title = Why the opponent cannot answer
lesson-fibonacci-reach =
    You face 11 = 8 + 3 stones and take the smallest term, 3. The opponent has 8 stones left, a single term, and would like to take all of it.
lesson-fibonacci-reach-ask = How many stones may the opponent take at most?
lesson-fibonacci-reach-not = At most twice as many as you have just taken.
lesson-fibonacci-reach-not-3 = It is twice what you took, not as many.
lesson-fibonacci-reach-not-8 = Twice 3 is less than 8.
lesson-fibonacci-reach-why =
    6, and that is less than 8. Two terms are never neighbours, so the next term is more than twice the smallest one: 1 and 3, 2 and 5, 3 and 8, 5 and 13.

    So the opponent has to break a term. What is left of it has a smallest term again, and that is at most twice what the opponent took. So you may take it, and the game goes on like that until the last stone is yours.

lesson-fibonacci-limit-title = Stones and a limit
lesson-fibonacci-limit =
    In the middle of a game, a position has two numbers: the stones n that are left, at least 1, and the limit m, the most that may be taken now. The rule is short:

    A position is lost for the player to move exactly if *m is smaller than the smallest term of n*. The map shows the value for small n and m.
lesson-fibonacci-limit-ask = 10 stones are left, and you may take at most 1. Who wins?
lesson-fibonacci-limit-pick-first = You, to move
lesson-fibonacci-limit-pick-second = The opponent
lesson-fibonacci-limit-not = 10 = 8 + 2. Compare the limit 1 with the smallest term.
lesson-fibonacci-limit-why = 10 = 8 + 2, and the limit 1 is smaller than 2, so you lose. At the beginning of a game, the limit is n − 1: it is smaller than the smallest term only if n is a single term, a Fibonacci number.

lesson-fibonacci-end-title = Your turn
lesson-fibonacci-end = Two tasks, then a game. The view writes any number as a sum of Fibonacci numbers.
lesson-fibonacci-end-lost-ask = Which is the next number after 21 that loses for the player who begins?
lesson-fibonacci-end-lost-not = Add the two Fibonacci numbers 13 and 21.
lesson-fibonacci-end-lost-not-33 = Almost. Add 13 and 21 again.
lesson-fibonacci-end-lost-not-35 = Almost. Add 13 and 21 again.
lesson-fibonacci-end-lost-why = 13 + 21 = 34.
lesson-fibonacci-end-terms-ask = What is the smallest term of 50?
lesson-fibonacci-end-terms-not = Take the largest Fibonacci number that fits, 34, and go on with the rest.
lesson-fibonacci-end-terms-not-13 = 34 + 13 = 47. Something is left.
lesson-fibonacci-end-terms-why = 50 = 34 + 13 + 3.
lesson-fibonacci-end-game-ask = There are 20 stones, and you begin. Win against the engine.
lesson-fibonacci-end-game-not = The engine has won. Write what is left as a sum of Fibonacci numbers, and take the smallest term each time. Play again.
lesson-fibonacci-end-game-why = 20 = 13 + 5 + 2, and only taking 2 wins at first: the opponent may then take 4, less than 5.
lesson-fibonacci-done = You can now win Fibonacci nim from every position that can be won.
lesson-fibonacci-sources =
    M. J. Whinihan, “Fibonacci nim”, The Fibonacci Quarterly 1.4 (1963), 9–13.

    A. J. Schwenk, “Take-away games”, The Fibonacci Quarterly 8.3 (1970), 225–234.

    C. G. Lekkerkerker, “Voorstelling van natuurlijke getallen door een som van getallen van Fibonacci”, Simon Stevin 29 (1952), 190–195.

    E. Zeckendorf, “Représentation des nombres naturels par une somme de nombres de Fibonacci ou de nombres de Lucas”, Bulletin de la Société Royale des Sciences de Liège 41 (1972), 179–182.

    Another game, where a move takes a Fibonacci number of stones, is called Fibonacci nim as well.

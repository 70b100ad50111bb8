### Exercises: questions from a seed, on the screen and on paper.

exercise-title = Exercises: { $game } · Grundyscope
exercise-heading = Exercises
worksheet-title = Worksheet: { $game } · Grundyscope
worksheet-heading = Worksheet
exercise-name = Exercises: { $game }

## The state of an exercise

exercise-number = Question { $number } of { $count }
exercise-score = { $right } of { $done } right
exercise-streak = { $streak } in a row
exercise-best = Your longest streak so far: { $best }
exercise-progress = Preparing the questions
exercise-stopped = The questions are not ready.
exercise-of-game = { $what } ({ $game })
# $thing is "row" for rows of pins.
exercise-heap = { $thing ->
    [row] row of { $n }
   *[heap] heap of { $n }
}
exercise-coin = coin { $n }
exercise-heaps = { $thing ->
    [row] { $count ->
        [one] a row of { $list }
       *[other] rows of { $list }
    }
   *[heap] { $count ->
        [one] a heap of { $list }
       *[other] heaps of { $list }
    }
}
exercise-coins = { $count ->
    [one] coin { $list } showing heads
   *[other] coins { $list } showing heads
  }
exercise-index = n
exercise-value = value
exercise-part = part
exercise-leaves = leaves
exercise-leaves-heads = leaves heads
exercise-left-limit = { $n }, next at most { $limit }
exercise-take = { $move ->
    [0] split { $from } into { $left }
   *[other] { $count ->
        [0] take all { $from }
       *[other] take { $move } from { $from }, leaving { $left }
      }
  }
exercise-turn = { $count ->
    [one] turn coin { $coins }
   *[other] turn coins { $coins }
  }
exercise-move-of = { $move } ({ $game })

## The questions

exercise-ask-value = { $given ->
    [options] { $thing ->
        [row] What is g({ $n }), the Grundy value of a row of { $n }? These are its options with their values.
        [coin] What is g({ $n }), the Grundy value of coin { $n }? These are its options with their values.
       *[other] What is g({ $n }), the Grundy value of a heap of { $n }? These are its options with their values.
    }
   *[other] { $thing ->
        [row] What is g({ $n }), the Grundy value of a row of { $n }?
        [coin] What is g({ $n }), the Grundy value of coin { $n }?
       *[other] What is g({ $n }), the Grundy value of a heap of { $n }?
    }
}
exercise-ask-next = Which value comes next: what is g({ $n })?
exercise-ask-sum = What is the Grundy value of this position: { $position }?
exercise-ask-outcome = Who wins this position: { $position }?
exercise-ask-move = Exactly one move wins: { $position }. Which one?
exercise-ask-outcome-misere = In misère play, who wins this position: { $position }?
exercise-ask-move-misere = Exactly one move wins in misère play: { $position }. Which one?
exercise-ask-period = These values repeat for ever. What is their period, the least p with g(n + p) = g(n) from some n on?
exercise-ask-far = From n = { $preperiod } on, g(n + { $period }) = g(n). What is g({ $n })?
exercise-ask-product = What is the nim-product { $a } ⊗ { $b }?
exercise-outcome-N = The player to move wins: an N-position
exercise-outcome-P = The player to move loses: a P-position

## Why an answer is right

exercise-why-mex = { $more ->
    [0] The options of { $n } have the values { $seen }. The least number that is not among them is { $value }: g({ $n }) = { $value }.
   *[other] The options of { $n } have the values { $seen }, and larger ones. The least number that is not among them is { $value }: g({ $n }) = { $value }.
}
exercise-why-none = From { $n } there is no move, so the smallest unused value is 0: g({ $n }) = 0.
# $parts is the number of heaps or coins whose values make up $sum.
exercise-why-sum = { $parts ->
    [1] There is only one part, so the value is that of this part: { $value }.
   *[other] The value of a sum is the nim-sum of the values: { $sum } = { $value }.
  }
exercise-why-N = { $parts ->
    [1] The value is { $value }, and not 0: the player to move wins.
   *[other] The nim-sum of the values is { $sum } = { $value }, and not 0: the player to move wins.
  }
exercise-why-P = { $parts ->
    [1] The value is 0: every move changes it, so the player to move loses.
   *[other] The nim-sum of the values is { $sum } = 0: every move changes it, so the player to move loses.
  }
exercise-why-by = One winning move: { $move }.
exercise-why-move = The winning move: { $move }. It changes a value from { $before } to { $after }, and the nim-sum becomes 0.
exercise-why-misere = { $outcome ->
    [P] Each of the { $moves } moves leads to a position that the other player wins: the player to move loses.
   *[N] Some move leads to a position that the other player loses: the player to move wins.
  }
exercise-why-misere-ones = { $outcome ->
    [P] All { $count } heaps are single stones, so each move takes one of them, and the player to move takes the last of an odd number: the player to move loses.
   *[N] All { $count } heaps are single stones, so each move takes one of them, and the other player takes the last of an even number: the player to move wins.
}
exercise-why-misere-nim = { $outcome ->
    [P] A heap has more than one stone, so the winner is the same as in normal play. The nim-sum is { $sum } = { $value }: the player to move loses.
   *[N] A heap has more than one stone, so the winner is the same as in normal play. The nim-sum is { $sum } = { $value }, and not 0: the player to move wins.
}
# $after: what is left of nim: single stones, $count of them; or heaps with the nim-sum 0; else "".
exercise-why-misere-move = { $after ->
    [ones] The winning move: { $move }. It leaves an odd number of single stones: { $count }.
    [zero] The winning move: { $move }. It leaves a heap of more than one stone and the nim-sum 0.
   *[other] The winning move: { $move }.
}
exercise-why-period = { $preperiod ->
    [0] The least number after which the values repeat is { $period }, from the beginning.
   *[other] The least number after which the values repeat is { $period }, from n = { $preperiod } on.
}
exercise-why-far = { $n } is { $same } plus { $times } times { $period }, so g({ $n }) = g({ $same }) = { $value }.
exercise-why-product = { $a } ⊗ { $b } = { $value }.
exercise-why-product-rules = Write both numbers as nim-sums of powers of two, and multiply out. Different Fermat powers 2, 4, 16, … multiply as usual: 2 ⊗ 4 = 8. Equal ones give one and a half times themselves: 2 ⊗ 2 = 3, 4 ⊗ 4 = 6.

## Verdicts

exercise-right = Right.
exercise-wrong = Not quite. The answer: { $answer }.
exercise-reply = After this move the position has the value { $value }, not 0. The other player answers: { $move }.

exercise-reply-misere = After this move the other player wins: { $move }.
exercise-reply-last = It is the last move of the game.

## Misconceptions: each text is true of the answer that it is shown for

exercise-slip-max = { "" }That is the greatest value among the options. The mex is the least number that is missing.
exercise-slip-above-max = That is one more than the greatest value among the options. The mex is the first gap, counted from 0, which may come earlier.
exercise-slip-no-zero = That is the least missing number if one begins with 1. The mex begins with 0, which is missing here.
exercise-slip-added = That is what you get if two values are added. Parts side by side have the nim-sum ⊕ of their values.
exercise-slip-overlooked = { $value } is not missing: one option has it, { $option }. You may have overlooked it.
exercise-slip-taken = { $value } is not missing: { $count } options have it, such as { $option }.
exercise-slip-not-least = { $answer } is missing, but a smaller number is missing as well. The mex is the least of them.
exercise-slip-count = That is the number of options. The mex depends on their values, not on how many there are.
exercise-slip-distinct = That is how many different values the options have. It is the mex only if there is no gap among them.
exercise-slip-heap = That is the size itself. It is the value in nim, where every smaller heap is an option.
exercise-slip-repeated = That is the last value once more. Look at the options of the next n.
exercise-slip-new-maximum = That is one more than all values so far. The next value is the mex of its own options only.
exercise-slip-step = That continues the last step. Grundy values need not go on in equal steps.
exercise-slip-plus = That is the ordinary sum. Here numbers are added in binary without carrying: ⊕.
exercise-slip-sizes = That is the nim-sum of the sizes. Take the Grundy values instead.
exercise-slip-sizes-plus = That is the number of stones. Take the nim-sum of the Grundy values.
exercise-slip-left-out = That is the nim-sum without one part: { $part }.
exercise-slip-or = That keeps each binary digit that occurs. In a nim-sum, two equal digits cancel.
exercise-slip-greatest = That is the greatest of the values. The value of a sum is their nim-sum.
exercise-slip-mex-of-parts = That is the mex of the values. The mex is for the options of one position; parts of a sum are joined by the nim-sum.
exercise-slip-outcome-sizes = That follows from the nim-sum of the sizes. What decides is the nim-sum of the Grundy values.
exercise-slip-outcome-alone = Each part alone is won by the player to move, but their sum is not: the values cancel.
exercise-slip-outcome-some = A part with value 0 is lost alone. It changes nothing in a sum, where the others decide.
exercise-slip-outcome-parity = That would be right if the ordinary sum of the values had to be even. What decides is their nim-sum, digit by digit.
exercise-slip-misere-normal = That is right in normal play, where the last move wins. Here the last move loses.
exercise-slip-misere-reversed = Misère play is not the reverse of normal play: this position has the same winner in both.
exercise-slip-move-normal = This move wins in normal play, where the last move wins. Here the last move loses.
exercise-slip-move-sizes = Your move makes the nim-sum of the sizes 0. It has to be that of the Grundy values.
exercise-slip-move-alone = Your move makes its own part a P-position. The whole position has to be one.
exercise-slip-move-most = Your move leaves as few stones as possible. What counts is the nim-sum that it leaves.
exercise-slip-period-twice = The values repeat after that many, too, but half as many are enough.
exercise-slip-period-from-start = That is where the second period begins. The period is counted from the start of the first one.
exercise-slip-period-preperiod = That is the length of the pre-period, before the repetition begins.
exercise-slip-period-distinct = That is how many different values there are. The period is the distance after which all values repeat.
exercise-slip-period-zero = That is where the value 0 returns first, at n = { $n }. All values must repeat, not only 0.
exercise-slip-period-short = One too few: count the steps from a value to the same value one period later.
exercise-slip-far-from-start = That is g({ $remainder }), with the remainder of n. The repetition begins later: stay beyond the pre-period.
exercise-slip-far-before = That is g({ $n }), one place before.
exercise-slip-far-after = That is g({ $n }), one place further on.
exercise-slip-far-remainder = That is the remainder { $remainder } itself. Look up the value there.
exercise-slip-product = That is the ordinary product.
exercise-slip-carryless = That multiplies without carrying, as polynomials. In nim, squares of Fermat powers must be replaced: 2 ⊗ 2 = 3, 4 ⊗ 4 = 6.
exercise-slip-nim-sum = That is the nim-sum { $a } ⊕ { $b }.

## Answering

exercise-answer = Your answer
exercise-choose = Choose one
exercise-which-heap = Where is the move made?
exercise-left = What is left of it?
exercise-left-hint = The size that is left; 0 for nothing. Two parts: “3 2”.
exercise-turned = Which coins are turned?
exercise-turned-hint = All of them, such as “1 4 5”.
exercise-check = Check
exercise-next = Next question
exercise-finish = See the result
exercise-empty = Type or choose an answer first.
exercise-not-number = The answer is a whole number from 0 on.
exercise-no-heap = Choose where the move is made.
exercise-not-heaps = Type what is left: a size such as 3, 0 for nothing, or two sizes such as “3 2”.
exercise-no-move = The rules have no such move there. Look at the rule above, and try another one.
exercise-not-coins = Type the numbers of the coins to turn, such as “1 4 5”.
exercise-no-turn = The rules do not allow to turn these coins. The rightmost one must show heads.
exercise-difficulty = { $options ->
    [one] { $heaps ->
        [one] { $bits ->
            [one] Measured difficulty: { $options } move, { $heaps } part, values of { $bits } binary digit.
           *[other] Measured difficulty: { $options } move, { $heaps } part, values of { $bits } binary digits.
        }
       *[other] { $bits ->
            [one] Measured difficulty: { $options } move, { $heaps } parts, values of { $bits } binary digit.
           *[other] Measured difficulty: { $options } move, { $heaps } parts, values of { $bits } binary digits.
        }
    }
   *[other] { $heaps ->
        [one] { $bits ->
            [one] Measured difficulty: { $options } moves, { $heaps } part, values of { $bits } binary digit.
           *[other] Measured difficulty: { $options } moves, { $heaps } part, values of { $bits } binary digits.
        }
       *[other] { $bits ->
            [one] Measured difficulty: { $options } moves, { $heaps } parts, values of { $bits } binary digit.
           *[other] Measured difficulty: { $options } moves, { $heaps } parts, values of { $bits } binary digits.
        }
    }
}

## Pictures

exercise-given = Given
exercise-sum-table = The values in binary, and their nim-sum
exercise-sum-part = Part
exercise-sum-value = Value
exercise-sum-binary = Binary
exercise-sum-total = Nim-sum
exercise-values = Values; those of the answer are marked
exercise-marked = marked

## The end

exercise-result = { $right } of { $count } right
exercise-result-words = { $part ->
    [all] All of them. Try the next level.
    [most] Well done. Look again at the questions that are not marked as right.
   *[some] Every mistake has been explained: take the same questions again, or fewer kinds at once.
  }
exercise-all = All questions
exercise-again = The same questions again
exercise-new = New questions
exercise-harder = The next level
exercise-mark = { $mark ->
    [right] right
    [wrong] not right
   *[open] open
  }

## Settings

exercise-settings = Change the exercise
exercise-game = Game
exercise-game-hint = A name, a notation or a rule, such as “kayles”, “take 1, 3 or 4”; several with “+”: “kayles + nim”.
exercise-no-game = No game is called “{ $game }” here. Write a name, a notation such as octal:0.77 or a rule, or up to four of them with “+” between them.
exercise-no-heaps = This rule has several coordinates. Exercises are about games of heaps or of coins in a row, such as “kayles” or “n to n-1 or floor(n/2)”.
exercise-play = The last move
exercise-play-normal = wins (normal play)
exercise-play-misere = loses (misère play)
exercise-rules-misere = The player who makes the last move loses.
exercise-kinds = Questions about
exercise-kind-value = one value
exercise-kind-next = the next value
exercise-kind-sum = the value of a sum
exercise-kind-outcome = who wins
exercise-kind-move = the winning move
exercise-kind-period = the period
exercise-kind-far = a far value
exercise-kind-product = nim-products
exercise-level = Level
exercise-level-1 = 1, first steps
exercise-level-2 = 2, practised
exercise-level-3 = 3, hard
exercise-given-options = options and values
exercise-given-values = values of heaps
exercise-given-rule = the rule only
exercise-count = Number of questions
exercise-seed = Seed
exercise-seed-is = Seed { $seed }
exercise-seed-hint = The same seed gives the same questions.
exercise-seed-wrong = A seed is a whole number from 0 to { $max }.
exercise-to-sheet = As a worksheet on paper
exercise-missing = { $count ->
    [one] This game has no questions about { $kinds }, so the others take its place.
   *[other] This game has no questions about { $kinds }, so the others take their place.
  }
exercise-nothing = This game has no questions of these kinds. Choose others, or another game.

## Worksheets

worksheet-statement = The same questions on paper, with space for answers, and the key on a page of its own.
worksheet-versions = Versions
worksheet-key = Answer key
worksheet-key-on = with key
worksheet-key-off = without key
worksheet-print = Print
worksheet-save = As a file
worksheet-save-markdown = Markdown
worksheet-save-latex = LaTeX
worksheet-save-moodle = Moodle question bank (XML)
worksheet-save-go = Save
worksheet-preview-version = Version in view
worksheet-version = Version { $version }
worksheet-more = { $count ->
    [one] and one more question on paper
   *[other] and { $count } more questions on paper
  }
worksheet-name = Name
worksheet-date = Date
worksheet-answer = Answer
worksheet-scan = On the screen, with feedback:
worksheet-code = The link of these questions as a QR code
worksheet-to-exercise = Practise on the screen

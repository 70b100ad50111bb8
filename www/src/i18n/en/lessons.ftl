### The lessons room: the path, and what stands around every step.

lessons-window-path = Lessons – Grundyscope
lessons-window = { $lesson }, step { $step } – Grundyscope
lessons-path-title = Eleven short lessons
lessons-go-on = Continue “{ $name }” at step { $step }
lessons-path-text = From a first game of nim to the algorithms behind four contest problems. Each step asks for a prediction, then shows what is true, with a view that you can change. No lesson takes more than ten minutes, and every step has a link.
lessons-stretch-basics = Start here
lessons-stretch-tools = Four kinds of games
lessons-stretch-problems = From a question to an algorithm
# $step is the step that was open last.
lessons-state-new = { $minutes } minutes, { $steps } steps
lessons-state-begun = go on at step { $step } of { $steps }
lessons-state-done = done
lessons-privacy = Your progress is kept in this browser and sent nowhere.
lessons-exercises = Exercises and worksheets
lessons-clear = Forget my progress

lessons-path = All lessons
lessons-steps = Steps of this lesson
lessons-dot = Step { $step } of { $steps }: { $title }
lessons-place = { $step } of { $steps }
# For screen readers, at a new step.
lessons-place-said = { $lesson }, step { $step } of { $steps }: { $title }
lessons-failed = This lesson could not be loaded
lessons-view-failed = The view could not be loaded
lessons-program = Program in Python
lessons-try = Try it here
lessons-open = Open on its own page
lessons-way = Other steps
lessons-back = Back
lessons-next = Next
# Next, without having answered.
lessons-skip = Skip
lessons-next-lesson = Next: { $lesson }
lessons-to-path = To all lessons

lessons-your-answer = Your answer, a number
lessons-check = Check
lessons-check-again = Check again
lessons-show = Show the answer
# In the place of the view that shows it.
lessons-later = When you have answered, this place shows why.
lessons-no-number = Type a whole number of at most 15 digits, such as 6.
lessons-right = Right.
# About a game that the learner has won, or an exercise without a mistake.
lessons-solved = Done: you solved this one.
lessons-it-is = It is { $answer }.
lessons-answer = The answer:
lessons-not-number = Not { $answer }.
lessons-not = Not quite.
lessons-done = Done.
lessons-sources = Sources

lesson-nim-name = Nim and binary
lesson-nim-about = Why 3, 5 and 7 is a win, and how three binary numbers tell you the move.
lesson-mex-name = Grundy values
lesson-mex-about = One number for every position of every game of this kind.
lesson-sums-name = Sums of games
lesson-sums-about = Several games at once, and why their values add without carrying.
lesson-subtraction-name = Subtraction games and periods
lesson-subtraction-about = Values that repeat, values that only seem to, and what counts as a proof.
lesson-kayles-name = Kayles and splitting
lesson-kayles-about = A move can cut a row in two. Octal codes, and a period with exceptions.
lesson-products-name = Nim multiplication
lesson-products-about = Games on a board, a strange field of numbers, and the Tartan theorem.
lesson-fibonacci-name = Fibonacci nim
lesson-fibonacci-about = A game that remembers the last move, won by writing numbers as sums.
lesson-nim-square-name = Nim Square
lesson-nim-square-about = Count losing triples of heaps, from 166 million million positions down to a histogram.
lesson-stones-name = A stones game
lesson-stones-about = A formula for the value, one more for the sum, and a wrong one in circulation.
lesson-flipping-game-name = The Flipping Game
lesson-flipping-game-about = A board with 2 to the power of a million million positions, solved along its edges.
lesson-fibonacci-nim-name = Stone Game III
lesson-fibonacci-nim-about = A sum to 10 to the 18, by jumping from one Fibonacci number to the next.

### The names of views: in the dialog for sharing, and as headings in a frame.
### See ../../views/registry.ts.

view-answer = Answer
view-calculator = Calculator
view-explanation = Explanation
view-chart = Chart
view-strip = Strip
view-histogram = Histogram
view-table = Table
view-value = One value and its mex
view-list = List of special places
view-compare = Comparison
view-heat = Heat map
view-lab = Board of two games
view-play = Game to play
view-predict = Exercise
view-worksheet = Worksheet
view-sum = Sum
view-word = Fibonacci word
view-lesson = Lesson

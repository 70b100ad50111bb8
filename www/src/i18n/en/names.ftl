### Names of problems, rooms and tables, and what a frame says before it is seen: its poster has
### these texts, those of embed.ftl and exhibits.ftl, and no others.

page-name = Grundyscope
question-preset = N = { $n }
list-separator = {", "}
# Why something could not be loaded. $status is the status of HTTP.
load-cause = { $cause ->
    [status] The host answered { $status }.
    [damaged] The host sent half a file or another version.
    [policy] A Content Security Policy forbids it.
    [trusted-types] Trusted Types forbid it.
    [memory] Not enough memory.
    [origin] The host lets no sandboxed frame read its files.
   *[connection] Please check the connection and try again.
  }

## The rooms

rooms-problems = Problems
rooms-lessons = Lessons
rooms-explore = Overview
rooms-games = Games
rooms-positions = Positions
rooms-play = Play
rooms-exercises = Exercises
rooms-nimbers = Nimbers
rooms-zeckendorf = Zeckendorf
rooms-lab = Tartan lab
rooms-two-heaps = Two heaps

## The problems

problem-nim-square-name = Nim Square
problem-stones-name = A Stones Game
problem-flipping-game-name = Flipping Game
problem-fibonacci-nim-name = Stone Game III
# The same within a question in a few words: N = 29, 4 heaps.
argument-nim-square-heaps = { $value ->
    [one] 1 heap
   *[other] { $value } heaps
}
argument-fibonacci-nim-modulus = modulo { $value }

## Tables of two heaps

pair-wythoff = Wythoff’s nim
pair-euclid = Euclid
pair-fibonacci-nim = Fibonacci nim
pair-r-wythoff = r-Wythoff
pair-euclid-to-zero = Euclid to 0
pair-dynamic = Dynamic nim
pair-rule = A rule of your own

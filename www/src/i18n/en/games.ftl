### The games room.

## The question

games-title = { $game }, n = { $n } · Grundyscope
# While the engine reads a name that the page does not know.
games-heading = Games
games-statement = Name a game, such as Kayles or nim, or write its rule: 1,2,5 takes 1, 2 or 5 stones from a heap, 0.77 is an octal code, coins:ruler a game of coins.
games-rule = The rule
# Short names of parts of the page, in its index.
games-part-sequence = Sequence
games-part-counts = Histogram
games-part-lists = Losing positions
games-part-compare = Compare
games-play = Play
games-practise = Practise with this game
games-question = Every n has a Grundy value g(n), the mex of the values of its options; value 0 is a P-position. Do the values have a period?
games-game = Game
games-n = Up to n
games-hint = A name (Kayles), a take set (1,3,4), a code (0.77) or an OEIS number; suggestions appear as you type.
games-understood = = { $game }
games-far = { $source ->
    [period] G({ $n }) = { $value }, by the proved period. The sequence below ends at a smaller n.
   *[closed-form] G({ $n }) = { $value }, by a formula. The sequence below ends at a smaller n.
}
# $cost is “slow” if a large n takes noticeable time.
games-range = { $cost ->
    [slow] { $min } to { $max }; a large n takes a while
   *[fast] { $min } to { $max }
}
game-tools = Tools for this game
game-tool-count = Count P-positions
game-tool-code = As code
games-two-numbers = This is a rule of several numbers: it has a table, not a sequence.
games-table = Show its table
games-empty = Which game? Type a name such as kayles, or a notation such as take:1,2,5 or octal:0.77.
games-unknown = No game is called “{ $value }” here. A notation begins with take:, octal:, hex: or coins:, as in take:1,2,5, octal:0.(3) or coins:ruler; for names, see the suggestions.
# $place tells whether the text ends too early, or has an invalid character.
games-wrong = { $place ->
    [end] Something is missing at the end. { $allowed }
    [range] This is out of range. { $allowed }
   *[here] “{ $here }” cannot be read there. { $allowed }
}
# The typed text means something else than a game. $kind is “set” if the numbers can also be a set.
games-typed-position = { $kind ->
    [set] Heaps of { $value } are a position. Of which game? Type its name here, such as nim or kayles. For the game in which one of these numbers is taken, type take:{ $set }.
   *[list] Heaps of { $value } are a position. Of which game? Type its name here, such as nim or kayles.
}
games-typed-position-of = This field takes a game without a position: only its name or notation. Type the position into the search.
# $example is a position of the board in question, in the notation.
games-typed-board = This is a board, which has positions and no sequence. Type one where positions are read, in the room Positions or in the search, such as { $example }.
games-typed-expression = “{ $value }” is an expression of nimbers, not a game. Type it into the search, or in the room Nimbers.
games-typed-oeis = { $value } is not the sequence of Grundy values of a game known here. Type a name, a take set such as 1,3,4 or a code such as 0.77.
games-typed-terms = The values { $value } do not belong to exactly one game known here. For a take set, type each number once, like 1,3,4.
games-earlier = drawn for { $game }, n = { $n }
games-cut = Shown to { $max }. The table goes on.

period-label = What is known about the period
period-progress = Looking for a period
period-stopped = Stopped before anything was known about the period.
period-looked = checked up to n = { $to }
period-look-further = Check up to n = { $to }
period-stale = for { $game } up to n = { $n }
period-tag-proved = proved
period-tag-observed = observed, not proved
# $from is “start” if it holds from the first n on. $status is “proved” or “observed”.
period-headline = { $status ->
    [proved] { $from ->
        [start] Period { $period }
       *[later] Period { $period } from { $preperiod } on
    }
   *[observed] { $from ->
        [start] Looks like period { $period }
       *[later] Looks like period { $period } from { $preperiod } on
    }
}
# Every value grows by $saltus.
period-headline-arithmetic = { $status ->
    [proved] { $period ->
        [1] { $from ->
            [start] Every step up by { $saltus }
           *[later] Every step up by { $saltus } from { $preperiod } on
        }
       *[other] { $from ->
            [start] Every { $period } steps up by { $saltus }
           *[later] Every { $period } steps up by { $saltus } from { $preperiod } on
        }
    }
   *[observed] { $period ->
        [1] { $from ->
            [start] Looks like every step up by { $saltus }
           *[later] Looks like every step up by { $saltus } from { $preperiod } on
        }
       *[other] { $from ->
            [start] Looks like every { $period } steps up by { $saltus }
           *[later] Looks like every { $period } steps up by { $saltus } from { $preperiod } on
        }
    }
}
# $to is the last n that was checked.
period-repeats-observed = { $period ->
    [1] { $from ->
        [start] Up to n = { $to }, the value stays the same, right from the beginning.
       *[later] Up to n = { $to }, the value stays the same from n = { $preperiod } on.
    }
   *[other] { $from ->
        [start] Up to n = { $to }, values repeat with period { $period }, right from the beginning.
       *[later] Up to n = { $to }, values repeat with period { $period } from n = { $preperiod } on.
    }
}
period-repeats-proved = { $period ->
    [1] { $from ->
        [start] The value stays the same, right from the beginning.
       *[later] The value stays the same from n = { $preperiod } on.
    }
   *[other] { $from ->
        [start] Values repeat with period { $period }, right from the beginning.
       *[later] Values repeat with period { $period } from n = { $preperiod } on.
    }
}
period-arithmetic = { $from ->
    [start] { $status ->
        [observed] From the beginning up to n = { $to }, g(n + { $period }) = g(n) + { $saltus }.
       *[proved] From the beginning on, g(n + { $period }) = g(n) + { $saltus }. The values never repeat; their steps do.
    }
   *[later] { $status ->
        [observed] From n = { $preperiod } up to n = { $to }, g(n + { $period }) = g(n) + { $saltus }.
       *[proved] From n = { $preperiod } on, g(n + { $period }) = g(n) + { $saltus }. The values never repeat; their steps do.
    }
}
period-proved = Proved from the first { $computed } values ({ $by }): it holds for every n, however large.
period-continued = A check from the rules alone accepted the proof. The values from n = { $from } on follow from the period.
criterion-guy-smith = Guy and Smith
criterion-window-repetition = a whole window of values comes back, and all later ones follow from it
criterion-all-but = the theorem on games in which all but some numbers may be taken
criterion-laskers-nim = the theorem on Lasker’s nim
criterion-closed-form = a formula that follows from the rule
period-exceptions = { $count ->
    [one] One value before that is an exception: g({ $index }) = { $value }, where the repetition, continued backwards, would have { $expected }.
   *[other] { NUMBER($count) } values before that are exceptions; the last is g({ $index }) = { $value }, where the repetition, continued backwards, would have { $expected }.
}
period-observed = That is an observation, not a proof: it may break at the next value.
period-no-theorem = Grundyscope knows no theorem that proves it for this game.
period-needed = Values up to n = { $needed } would prove it, if it goes on like this.
period-none = No period seen
period-none-seen = Up to n = { $to }, the values do not settle into a repetition.
period-none-more = That proves nothing about larger n.
period-broken = The repetition that lasted longest had period { $period }, from n = { $preperiod } on, and broke at n = { $at }.
period-broken-arithmetic = The repetition that lasted longest, up by { $saltus } every { $period } from n = { $preperiod } on, broke at n = { $at }.
period-never = No period, ever
period-closed-form = A formula gives these values, and it shows that they never settle into a repetition.
# $status is “proved”, “observed” or “none”.
period-said = { $status ->
    [proved] { $game }: { $headline }, proved
    [observed] { $game }: { $headline }, observed but not proved
   *[none] { $game }: { $headline }
}
period-numbers = The period in numbers
period-fact-preperiod = Pre-period
period-fact-period = Period
period-fact-saltus = Saltus
period-fact-exception = Last exception, n
period-fact-computed = Values computed

recognised-heading = In the OEIS
# A button, where the browser saves data.
recognised-ask = Look it up: this fetches the whole engine
recognised-none = The first values match no sequence known here.
# $shift is “none” if g(n) is the term n; otherwise it is the term $index.
recognised-terms = { $matched ->
    [one] { $from ->
        [0] { $shift ->
            [none] One term agrees; that is no proof for all n.
           *[some] One term agrees, where g(n) is term { $index }; that is no proof for all n.
        }
       *[other] { $shift ->
            [none] One term agrees from n = { $from } on; that is no proof for all n.
           *[some] One term agrees from n = { $from } on, where g(n) is term { $index }; that is no proof for all n.
        }
    }
   *[other] { $from ->
        [0] { $shift ->
            [none] { NUMBER($matched) } terms agree; that is no proof for all n.
           *[some] { NUMBER($matched) } terms agree, where g(n) is term { $index }; that is no proof for all n.
        }
       *[other] { $shift ->
            [none] { NUMBER($matched) } terms agree from n = { $from } on; that is no proof for all n.
           *[some] { NUMBER($matched) } terms agree from n = { $from } on, where g(n) is term { $index }; that is no proof for all n.
        }
    }
}

compare-heading = Compare two games
compare-open = Compare with another game
compare-close = Stop comparing

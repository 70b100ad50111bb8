### Numbers and times in words. See ../numbers.ts.

# $head and $tail are digits, $count is the number of all digits.
digits-shortened = { $head }…{ $tail }, { $count } digits

duration-instant = under 1 ms
duration-milliseconds = { $n } ms
duration-seconds = { $n } s
duration-minutes = { $minutes } min { $seconds } s

remaining-moment = a moment
remaining-seconds = about { $n } s
remaining-minutes = about { $n } min
remaining-hours = about { $n } h

### The suggestions of the start page, and the tours with their steps.

tours-heading = Two short tours
tours-place = { $step } of { $count }
# $what is what to do for the next step.
tours-next = { $step } of { $count }: { $what }.
tours-do = Do it
tours-end = End the tour

tour-breaks = A pattern that breaks
tour-breaks-1 = Take a factorial, 1, 2, 6, 24 and so on, from a heap. Up to n = 5,049 the values repeat every 25: it looks like a period.
tour-breaks-2-do = set n to 5,050
tour-breaks-2 = One more value, and the pattern breaks. A period that is only observed proves nothing.
tour-breaks-3-do = see a period that is proved
tour-breaks-3 = The values of Kayles repeat every 12 from n = 71 on, and that is proved: for octal games such as this one, a theorem says how many values are enough.

tour-large = From three heaps to four
tour-large-1 = Project Euler’s own question: three heaps of up to 100,000 stones. Nobody goes through all positions; it is enough to count how many heaps have each Grundy value.
tour-large-2-do = set Heaps to 4
tour-large-2 = A fourth heap, and far more positions; the same counts are enough for the answer.

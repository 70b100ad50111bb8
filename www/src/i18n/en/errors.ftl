### Errors, and what is allowed instead. See ../errors.ts.
###
### $field is one of the subjects below, at the start of a sentence; $name is its name in links.
### $value is the typed text; $min and $max are the ends of the allowed range.

subject-n = N
# An index of a sequence.
subject-index = n
subject-heaps = The number of heaps
subject-modulus = The modulus
subject-game = The game
subject-text = The list
# For an error without a field.
subject-other = This

## Typed numbers

error-empty = { $field } is empty. Type a whole number, such as 1000 or 10^5.
# $place tells which part could not be parsed: $rest, the end of the text, or all of it.
error-not-a-number = { $place ->
    [rest] The part “{ $rest }” cannot be read here. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.
    [end] The number stops too early. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.
   *[all] “{ $value }” cannot be read as a whole number. You can write 100000, 100,000, 100 000, 1e5, 10^5 or 2^20-1.
}
error-negative = { $field } is never below zero. Type a whole number, such as 1000 or 10^5.
error-fraction = No decimal points, please: write whole numbers, like 1000 or 1,000. (1.000 means different things in different countries.)
error-grouping = Separate the digits in groups of three and always in the same way, like 1,000,000 or 1 000 000 or 1_000_000. Or leave the separators out: 1000000.
error-mixed-digits = These digits belong to two scripts. Please keep to one of them within a number.
error-parentheses = The parentheses do not pair up, or are nested too deep. Every ( needs its ), like (2^10-1)*3.
# $side is the side of the range on which the number lies.
error-out-of-range = { $side ->
    [larger] { $field } goes from { $min } to { $max } here; this is larger.
    [smaller] { $field } goes from { $min } to { $max } here; this is smaller.
    [unbounded] { $field } is outside of what can be computed here.
   *[outside] { $field } goes from { $min } to { $max } here.
}
# $max is in characters.
error-too-long = { $side ->
    [unbounded] This is too long to be a number here.
   *[other] { $field } takes at most { $max } characters; this is longer.
}
# $max is empty if it is unknown.
error-too-many-lines = { $side ->
    [unbounded] The list is too long for one go. Please split it.
   *[other] A list takes up to { $max } lines at a time; this one has more. Please split it.
}

## Requests of links and programs

error-missing = { $field } is missing. Type a whole number, such as 1000 or 10^5.
error-wrong-type = { $field } has to be a whole number, such as 1000 or 10^5.
error-unknown-field = Nothing here is called “{ $name }”. Please leave it out.
error-unknown-problem = There is no problem called “{ $value }” here. Please pick one from the list.
error-unknown-game = There is no game called “{ $value }” here. Please pick one from the list.

error-no-product = “{ $value }” has no product: only coin-turning games can be multiplied, like coins:ruler x coins:twins.
error-no-sum = “{ $value }” cannot stand in such a sum.

## Calculations

error-expression = { $place ->
    [rest] The part “{ $rest }” cannot be read here. Write nimbers with + * / ^ and parentheses, like (4*5+1)/7 or sqrt(2).
    [end] The expression stops too early. Write nimbers with + * / ^ and parentheses, like (4*5+1)/7 or sqrt(2).
   *[all] “{ $value }” cannot be read as an expression. Write nimbers with + * / ^ and parentheses, like (4*5+1)/7 or sqrt(2).
}
error-division-by-zero = You cannot divide by 0.

## The engine

error-memory = This needs more memory than the engine may use. Please try a smaller number.
# $value is the way of positions, such as 5 → 5.
error-cycle = This rule goes round: { $value }. Every move has to lead to something smaller, so that the game ends.
error-value-overflow = The values of this game grow beyond what the engine can hold here. Please try a smaller number.
error-contradiction = The values that were given contradict the rules of the game. Please have them computed again.
error-nesting = A progress listener asked for work while another listener was waiting. Please ask when that work is done.
error-cancelled = Stopped. Nothing is running now.
# $message is the exception, in the words of the browser.
error-broken = Something has failed here: “{ $message }”. The rest of the page works.
error-crashed = The engine stopped unexpectedly. What you typed is still here, and a fresh engine is ready: try again, or try a smaller number.
error-load = The engine could not be loaded. { load-cause }
error-unsupported = This browser lacks WebAssembly with SIMD, or web workers, and the engine needs both. Chrome and Edge have them since version 91, Firefox since 89, Safari since 16.4.
# $code is the code of an error that has no sentence here.
unexplained-error = Something went wrong that has no explanation yet ({ $code }). Please try again.

## Broken links; $part is the invalid part.

link-shape = This link is broken near “{ $part }”. A link looks like “#1/nim-square?n=10^5”.
link-version = This link is of version { $part }, which this page does not know. A newer page may read it.
link-name = This link is broken: “{ $part }” is not a name of a problem or an argument.
link-duplicate = This link is broken: it says “{ $part }” twice.
link-escape = This link is broken at “{ $part }”: a % sign in it is not followed by a character's code.
link-long = This link is too long to be read.

/*
 * The functions of programs in Python. What is undefined raises an ArithmeticError or a ValueError.
 */

/** In an order in which each calls only those before it. */
export const HELPERS: Record<string, string> = {
  known: `def known(function):
    """The result of a function; none if it is undefined."""
    try:
        result = function()
    except (ArithmeticError, ValueError):
        return []
    return [result]
`,
  known_list: `def known_list(function):
    """The list that a function returns; empty if it is undefined."""
    try:
        return function()
    except (ArithmeticError, ValueError):
        return []
`,
  met: `def met(function):
    """Whether a statement holds; not if a number in it is undefined."""
    try:
        return function()
    except (ArithmeticError, ValueError):
        return False
`,
  small: `def small(number):
    """Numbers beyond 2^53 are undefined."""
    if abs(number) > 2 ** 53:
        raise OverflowError
    return number
`,
  product: `def product(a, b):
    """Products beyond 2^53 are undefined."""
    if abs(a * b) > 2 ** 53:
        raise OverflowError
    return a * b
`,
  nim_sum: `def nim_sum(a, b):
    if a < 0 or b < 0:
        raise ArithmeticError
    return small(a ^ b)
`,
  square_root: `def square_root(number):
    """Rounded down."""
    return math.isqrt(number)
`,
  highbit: `def highbit(number):
    """The greatest power of two that is not larger."""
    return 1 << (number.bit_length() - 1) if number > 0 else 0
`,
  lowbit: `def lowbit(number):
    """The greatest power of two that divides a number."""
    if number < 0:
        raise ArithmeticError
    return number & -number
`,
  divides: `def divides(divisor, number):
    return number % divisor == 0 if divisor else number == 0
`,
  is_square: `def is_square(number):
    return number >= 0 and math.isqrt(number) ** 2 == number
`,
  smallest_factor: `def smallest_factor(number):
    factor = 2
    while factor * factor <= number:
        if number % factor == 0:
            return factor
        factor += 1
    return number
`,
  is_prime: `def is_prime(number):
    return number > 1 and smallest_factor(number) == number
`,
  is_semiprime: `def is_semiprime(number):
    return number > 1 and is_prime(number // smallest_factor(number))
`,
  is_prime_power: `def is_prime_power(number):
    if number < 2:
        return False
    prime = smallest_factor(number)
    while number % prime == 0:
        number //= prime
    return number == 1
`,
  at_most: `def at_most(limit, numbers):
    return [number for number in numbers if number <= limit]
`,
  members: `def members(limit, formula):
    """The ascending values of a formula for 1, 2, 3, ..., as far as the limit."""
    numbers = []
    k = 1
    while formula(k) <= limit:
        numbers.append(formula(k))
        k += 1
    return numbers
`,
  squares: `def squares(limit):
    return members(limit, lambda k: k * k)
`,
  triangular: `def triangular(limit):
    return members(limit, lambda k: k * (k + 1) // 2)
`,
  cubes: `def cubes(limit):
    return members(limit, lambda k: k ** 3)
`,
  polygonal: `def polygonal(sides, limit):
    return members(limit, lambda k: k + (sides - 2) * (k * (k - 1) // 2))
`,
  primes: `def primes(limit):
    return [number for number in range(2, limit + 1) if is_prime(number)]
`,
  semiprimes: `def semiprimes(limit):
    return [number for number in range(2, limit + 1) if is_semiprime(number)]
`,
  prime_powers: `def prime_powers(limit):
    return [number for number in range(2, limit + 1) if is_prime_power(number)]
`,
  fibonacci: `def fibonacci(limit):
    numbers = []
    a, b = 1, 2
    while a <= limit:
        numbers.append(a)
        a, b = b, a + b
    return numbers
`,
  factorials: `def factorials(limit):
    return members(limit, math.factorial)
`,
  odd: `def odd(limit):
    return range(1, limit + 1, 2)
`,
  even: `def even(limit):
    return range(2, limit + 1, 2)
`,
  powers: `def powers(base, limit):
    return members(limit, lambda k: base ** (k - 1)) if base > 1 else []
`,
  divisors: `def divisors(number):
    return [divisor for divisor in range(1, number + 1) if number % divisor == 0]
`,
  proper_divisors: `def proper_divisors(number):
    return divisors(number)[:-1]
`,
  coprime: `def coprime(number, limit):
    return [k for k in range(1, limit + 1) if number >= 0 and math.gcd(k, number) == 1]
`,
  copies: `def copies(count, heap):
    """Equal heaps. Two of them are worth 0: one or two stand for all."""
    if count <= 0:
        raise ArithmeticError
    return [heap] if count % 2 else [heap, heap]
`,
  splits_from: `def splits_from(least, step, number):
    """The ways to write a number as a sum, each part at least as large as the one before."""
    if number == 0:
        yield []
    for first in range(least, number + 1):
        for others in splits_from(first + step, step, number - first):
            yield [first] + others
`,
  splits: `def splits(number):
    return [parts for parts in splits_from(1, 0, number) if len(parts) > 1]
`,
  distinct_splits: `def distinct_splits(number):
    return [parts for parts in splits_from(1, 1, number) if len(parts) > 1]
`,
};

# Functions that programs may call; each calls only those before it. syntax.ts reads this file.


def highbit(x):
    return 1 << (x.bit_length() - 1) if x > 0 else 0


def is_square(x):
    return x >= 0 and math.isqrt(x) ** 2 == x


def factors(x):  # the prime factors of x
    found, factor = [], 2
    while factor * factor <= x:
        if x % factor == 0:
            found.append(factor)
            x //= factor
        else:
            factor += 1
    return found + [x] if x > 1 else found


def is_prime(x):
    return len(factors(x)) == 1


def is_semiprime(x):
    return len(factors(x)) == 2


def is_prime_power(x):
    return len(set(factors(x))) == 1


def fibonacci(k):  # 1, 2, 3, 5, ...
    a, b = 1, 2
    for _ in range(k - 1):
        a, b = b, a + b
    return a


def factorial(k):
    return math.factorial(k)


def power(base, exponent):
    return base**exponent


def up_to(limit, member):  # the values of a formula for 1, 2, 3, ..., as far as the limit
    return list(itertools.takewhile(lambda x: x <= limit, map(member, itertools.count(1))))


def has(numbers, x):
    return x in numbers


def splits(x, least, step):  # sums of parts, each at least the one before, plus the step
    if x == 0:
        yield []
    for first in range(least, x + 1):
        for others in splits(x - first, first + step, step):
            yield [first] + others

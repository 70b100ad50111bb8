# Functions that programs may call; each calls only those before it. syntax.ts reads this file.
def highbit(x): return 1 << (x.bit_length() - 1) if x > 0 else 0
def is_square(x): return x >= 0 and math.isqrt(x) ** 2 == x

def factors(x):  # the prime factors of x
    found, factor = [], 2
    while factor * factor <= x:
        if x % factor == 0:
            found.append(factor)
            x //= factor
        else:
            factor += 1
    return found + [x] if x > 1 else found

def is_prime(x): return len(factors(x)) == 1
def is_semiprime(x): return len(factors(x)) == 2
def is_prime_power(x): return len(set(factors(x))) == 1

def fib(k):  # 1, 2, 3, 5, ...
    a, b = 1, 2
    for _ in range(k - 1):
        a, b = b, a + b
    return a

def up_to(limit, member):  # member(1), member(2), ...
    return list(itertools.takewhile(lambda x: x <= limit, map(member, itertools.count(1))))

def splits(x, least, step):  # the values of x as a sum of smaller heaps
    if x == 0:
        yield 0
    for first in range(least, min(x + 1, len(g))):
        if not exists(first): continue
        for value in splits(x - first, first + step, step):
            yield g[first] ^ value

from functools import lru_cache

N = 100

@lru_cache(maxsize=None)
def wins(n, limit):
    return any(not wins(n - k, min(2 * k, n - k))
               for k in range(1, limit + 1))

def largest(n):
    return max((k for k in range(1, n)
                if not wins(n - k, min(2 * k, n - k))), default=0)

print(sum(largest(n) for n in range(1, N + 1)))

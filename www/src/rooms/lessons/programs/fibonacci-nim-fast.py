from functools import lru_cache

N = 10 ** 18

@lru_cache(maxsize=None)
def total(n):
    if n < 2:
        return 0
    f, after = 1, 2
    while after <= n:
        f, after = after, f + after
    y = n - f
    h = (f - 1) // 2
    if y <= h:
        return total(f - 1) + y * (y + 1) // 2
    return total(f - 1) + h * (h + 1) // 2 + total(y) - total(h)

print(total(N) % 10 ** 8)

from collections import Counter
from functools import lru_cache

N = 100

@lru_cache(maxsize=None)
def product(a, b):
    if a < 2 or b < 2:
        return a * b
    f = 2
    while f * f <= max(a, b):
        f *= f
    a1, a0, b1, b0 = a // f, a % f, b // f, b % f
    c = product(a1, b1)
    high = c ^ product(a1, b0) ^ product(a0, b1)
    return high * f ^ product(a0, b0) ^ product(c, f // 2)

def axis(lengths):
    x, changes = [0], Counter()
    for i in range(1, N + 1):
        left = [x[i - 1] ^ x[i - l] for l in lengths if l <= i]
        g = 0
        while g in left:
            g += 1
        x.append(x[i - 1] ^ g)
        changes.update(g ^ y for y in left)
    return x[N], changes

rows, a_changes = axis([k * (k + 1) // 2 for k in range(1, N + 1)])
columns, b_changes = axis([k * k for k in range(1, N + 1)])
board = product(rows, columns)
print(sum(a_changes[a] * b_changes[b]
          for a in a_changes for b in b_changes
          if product(a, b) == board))

from functools import lru_cache

N = 29

@lru_cache(maxsize=None)
def loses(heaps):
    for i, h in enumerate(heaps):
        k = 1
        while k * k <= h:
            left = heaps[:i] + (h - k * k,) + heaps[i + 1:]
            if loses(tuple(sorted(left))):
                return False
            k += 1
    return True

print(sum(loses((a, b, c)) for c in range(N + 1)
          for b in range(c + 1) for a in range(b + 1)))

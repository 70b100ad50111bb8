# n to n-k for k in {1,3,4} if k <= n/2
import sys

COUNT = 20


def exists(n):
    return n >= 0


def moves(n):
    """The heaps that each move leaves."""
    for k in [1, 3, 4]:
        if k <= n // 2:
            yield [n - k]


grundy = []
for heap in range(COUNT):
    seen = set()
    for option in moves(heap) if heap > 0 and exists(heap) else []:
        if not all(exists(part) for part in option):
            continue
        if max(option) >= heap:
            sys.exit(f"from {heap} the rule leads to {max(option)}, which is not smaller")
        total = 0
        for part in option:
            total ^= grundy[part]
        seen.add(total)
    mex = 0
    while mex in seen:
        mex += 1
    grundy.append(mex)
    print(mex)

from collections import Counter
from math import comb, isqrt

N = 1000

g = []
for n in range(N + 1):
    left = {g[n - k * k] for k in range(1, isqrt(n) + 1)}
    value = 0
    while value in left:
        value += 1
    g.append(value)

heaps = Counter(g)
answer = comb(heaps[0] + 2, 3)
for i in range(1, max(g) + 1):
    answer += heaps[0] * comb(heaps[i] + 1, 2)
    for j in range(i + 1, max(g) + 1):
        if i ^ j > j:
            answer += heaps[i] * heaps[j] * heaps[i ^ j]
print(answer)

n = 50

def mex(values):
    value = 0
    while value in values:
        value += 1
    return value

g = [0]
for s in range(1, n + 1):
    g.append(mex(set(g[:s // 2 + 1])))

total = 0
for s in range(1, n + 1):
    total ^= g[s]

print(min(s - left for s in range(1, n + 1)
          for left in range(s // 2 + 1)
          if total ^ g[s] ^ g[left] == 0))

N = 3

triangles = [k * (k + 1) // 2 for k in range(1, N + 1)]
squares = [k * k for k in range(1, N + 1)]

moves = []
for x in range(N):
    for y in range(N):
        for h in triangles:
            for w in squares:
                if h <= x + 1 and w <= y + 1:
                    disks = sum(1 << N * r + c
                                for r in range(x - h + 1, x + 1)
                                for c in range(y - w + 1, y + 1))
                    moves.append((1 << N * x + y, disks))

lost = []
for board in range(2 ** (N * N)):
    lost.append(not any(board & corner and lost[board ^ disks]
                        for corner, disks in moves))

print(sum(lost[board ^ disks] for _, disks in moves))

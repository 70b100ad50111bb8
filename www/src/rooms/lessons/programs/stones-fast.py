n = 123456

def answer(n):
    if n % 2:
        return 1
    total = n.bit_length() ^ 1
    v = 1 << (total.bit_length() - 1)
    pile = 1 << (v - 1)
    w = v ^ total
    left = min((1 << w) - 1, pile // 2)
    return pile - left

print(answer(n))

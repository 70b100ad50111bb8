// The Flipping Game by the plain recurrence of both axes, with the histograms of what moves change, then all pairs of changes.
#include "clock.h"
#include <cstdlib>
#include <vector>

// The nim-product below 2^16, by halves.
static uint32_t nim_product(uint32_t a, uint32_t b, int bits = 16) {
    if (a < 2 || b < 2) return a * b;
    const int half = bits / 2;
    const uint32_t mask = (1u << half) - 1;
    const uint32_t a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    const uint32_t low = nim_product(a0, b0, half), high = nim_product(a1, b1, half);
    const uint32_t mixed = nim_product(a1 ^ a0, b1 ^ b0, half);
    return (mixed ^ low) << half | (low ^ nim_product(high, 1u << (half - 1), half));
}

struct Axis {
    uint32_t value = 0;
    std::vector<uint64_t> changes = std::vector<uint64_t>(1024);
};

static Axis axis(int n, const std::vector<int> &lengths) {
    Axis result;
    std::vector<uint16_t> x(n + 1);
    std::vector<int> excluded(2048, -1);
    for (int i = 1; i <= n; ++i) {
        for (const int l : lengths) {
            if (l > i) break;
            excluded[x[i - 1] ^ x[i - l]] = i;
        }
        int mex = 0;
        while (excluded[mex] == i) ++mex;
        x[i] = static_cast<uint16_t>(x[i - 1] ^ mex);
        for (const int l : lengths) {
            if (l > i) break;
            ++result.changes[x[i] ^ x[i - l]];
        }
    }
    result.value = x[n];
    return result;
}

int main(int, char **arguments) {
    const int n = std::atoi(arguments[1]);
    timed([n] {
        std::vector<int> triangular, squares;
        for (int k = 1; k * (k + 1LL) / 2 <= n; ++k) triangular.push_back(k * (k + 1) / 2);
        for (int k = 1; 1LL * k * k <= n; ++k) squares.push_back(k * k);
        const Axis rows = axis(n, triangular), columns = axis(n, squares);
        const uint32_t board = nim_product(rows.value, columns.value);
        unsigned __int128 winning = 0;
        for (uint32_t a = 1; a < 1024; ++a)
            for (uint32_t b = 1; rows.changes[a] && b < 1024; ++b)
                if (columns.changes[b] && nim_product(a, b) == board)
                    winning += static_cast<unsigned __int128>(rows.changes[a]) * columns.changes[b];
        return std::to_string(static_cast<uint64_t>(winning));
    });
}

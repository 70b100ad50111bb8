// The Flipping Game by the plain recurrence of both axes: for each axis a histogram of the changes
// that moves make, then all pairs of changes. The programs differ only in the containers that mark
// the values of options and count moves.
#pragma once
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

template <class Counts> struct Axis {
    uint32_t value = 0;
    Counts changes;
};

/**
 * `Marks` has clear(), mark(value) and marked(value); `Counts` has [change] and iterates over pairs
 * of change and count.
 */
template <class Marks, class Counts> Axis<Counts> axis(int n, const std::vector<int> &lengths) {
    Axis<Counts> result;
    std::vector<uint16_t> x(n + 1);
    Marks marks;
    for (int i = 1; i <= n; ++i) {
        marks.clear();
        for (const int l : lengths) {
            if (l > i) break;
            marks.mark(x[i - 1] ^ x[i - l]);
        }
        int mex = 0;
        while (marks.marked(mex)) ++mex;
        x[i] = static_cast<uint16_t>(x[i - 1] ^ mex);
        for (const int l : lengths) {
            if (l > i) break;
            ++result.changes[x[i] ^ x[i - l]];
        }
    }
    result.value = x[n];
    return result;
}

template <class Marks, class Counts> void flipping_game(const char *argument) {
    const int n = std::atoi(argument);
    timed([n] {
        std::vector<int> triangular, squares;
        for (int k = 1; k * (k + 1LL) / 2 <= n; ++k) triangular.push_back(k * (k + 1) / 2);
        for (int k = 1; 1LL * k * k <= n; ++k) squares.push_back(k * k);
        const auto rows = axis<Marks, Counts>(n, triangular), columns = axis<Marks, Counts>(n, squares);
        const uint32_t board = nim_product(rows.value, columns.value);
        unsigned __int128 winning = 0;
        for (const auto &[a, count_a] : rows.changes)
            for (const auto &[b, count_b] : columns.changes)
                if (count_a && count_b && nim_product(a, b) == board)
                    winning += static_cast<unsigned __int128>(count_a) * count_b;
        return std::to_string(static_cast<uint64_t>(winning));
    });
}

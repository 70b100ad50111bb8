// The plain recurrence of subtract-a-square: g(n) = mex { g(n - k*k) }.
// Prints the sum of g(i) * (i mod 65537 + 1).
#pragma once
#include "clock.h"
#include <cstdlib>
#include <vector>

/** `Value` is the type of a Grundy value, the only difference between the programs. */
template <class Value> void nim_square(const char *argument) {
    const int n = std::atoi(argument);
    timed([n] {
        std::vector<Value> g(n + 1);
        std::vector<int> excluded(1024, -1);
        for (int i = 0; i <= n; ++i) {
            for (int k = 1; k * k <= i; ++k) excluded[g[i - k * k]] = i;
            int mex = 0;
            while (excluded[mex] == i) ++mex;
            g[i] = static_cast<Value>(mex);
        }
        uint64_t sum = 0;
        for (int i = 0; i <= n; ++i) sum += uint64_t(g[i]) * (i % 65537 + 1);
        return std::to_string(sum);
    });
}

// The plain recurrence of subtract-a-square: g(n) = mex { g(n - k*k) }. Prints the sum of g(i) * (i mod 65537 + 1).
#include "clock.h"
#include <cstdlib>
#include <vector>

int main(int, char **arguments) {
    const int n = std::atoi(arguments[1]);
    timed([n] {
        std::vector<uint16_t> g(n + 1);
        std::vector<int> excluded(1024, -1);
        for (int i = 0; i <= n; ++i) {
            for (int k = 1; k * k <= i; ++k) excluded[g[i - k * k]] = i;
            int mex = 0;
            while (excluded[mex] == i) ++mex;
            g[i] = static_cast<uint16_t>(mex);
        }
        uint64_t sum = 0;
        for (int i = 0; i <= n; ++i) sum += uint64_t(g[i]) * (i % 65537 + 1);
        return std::to_string(sum);
    });
}

// Rules as a contestant would write each of them: loops over the options of a heap, and an array of
// stamps for the mex. The argument is the name of a rule and the largest heap.
// Prints the sum of g(i) * (i mod 65537 + 1).
#include "clock.h"
#include <numeric>
#include <sstream>
#include <vector>

static std::vector<int> g, seen;

/** The values to n; `options` calls its last argument with the value of each option of a heap. */
template <class Options> static void values(int n, Options options) {
    timed([&] {
        g.assign(n + 1, 0);
        seen.assign(2 * n + 2, -1);
        for (int i = 0; i <= n; ++i) {
            options(i, [i](int value) { seen[value] = i; });
            int mex = 0;
            while (seen[mex] == i) ++mex;
            g[i] = mex;
        }
        uint64_t sum = 0;
        for (int i = 0; i <= n; ++i) sum += uint64_t(g[i]) * (i % 65537 + 1);
        return std::to_string(sum);
    });
}

static std::vector<int> primes(int n) {
    std::vector<char> composite(n + 1);
    std::vector<int> found;
    for (int i = 2; i <= n; ++i) {
        if (composite[i]) continue;
        found.push_back(i);
        for (long long j = 1LL * i * i; j <= n; j += i) composite[j] = 1;
    }
    return found;
}

int main(int, char **arguments) {
    std::istringstream argument(arguments[1]);
    std::string rule;
    int n = 0;
    argument >> rule >> n;
    if (rule == "half-or-one") {
        values(n, [](int i, auto mark) {
            if (i == 0) return;
            mark(g[i / 2]);
            mark(g[i - 1]);
        });
    } else if (rule == "towers") {
        values(n, [](int i, auto mark) {
            for (int k = 2; k <= i; ++k)
                if (i % k == 0) mark(k % 2 ? g[i / k] : 0);
        });
    } else if (rule == "coprime") {
        values(n, [](int i, auto mark) {
            for (int d = 1; d <= i; ++d)
                if (std::gcd(d, i) == 1) mark(g[i - d]);
        });
    } else if (rule == "primes-to-half") {
        values(n, [found = std::vector<int>(), n](int i, auto mark) mutable {
            if (i == 0) found = primes(n);
            for (size_t k = 0; k < found.size() && found[k] <= i / 2; ++k) mark(g[i - found[k]]);
        });
    } else if (rule == "unequal-split") {
        values(n, [](int i, auto mark) {
            for (int a = 1; 2 * a < i; ++a) mark(g[a] ^ g[i - a]);
        });
    } else if (rule == "ten-numbers") {
        values(n, [](int i, auto mark) {
            for (int k : {1, 3, 4, 9, 12, 17, 25, 31, 40, 58})
                if (k <= i) mark(g[i - k]);
        });
    } else if (rule == "3-to-300") {
        values(n, [](int i, auto mark) {
            for (int k = 3; k <= 300 && k <= i; ++k) mark(g[i - k]);
        });
    } else {
        return 1;
    }
}

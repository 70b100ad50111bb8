// n to n-k for k in squares
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <numeric>
#include <set>
#include <vector>

using ll = long long;
using Numbers = std::vector<ll>;
using Lists = std::vector<Numbers>;
struct Undefined {};
using Option = Numbers;  // the heaps that a move leaves

// The ascending values of a formula for 1, 2, 3, ..., as far as the limit.
template <class Formula> Numbers members(ll limit, Formula formula) {
    Numbers numbers;
    for (ll k = 1; formula(k) <= limit; ++k) numbers.push_back(formula(k));
    return numbers;
}

Numbers squares(ll limit) {
    return members(limit, [](ll k) { return k * k; });
}

bool exists(ll n) {
    return n >= 0;
}

void moves(ll n, const std::function<void(const Option&)>& move) {
    for (ll k : squares(n)) {
        move(Option{n - k});
    }
}

int main() {
    const ll count = 20;
    std::vector<ll> grundy;
    for (ll heap = 0; heap < count; ++heap) {
        std::set<ll> seen;
        const auto see = [&](const Option& option) {
            if (!std::all_of(option.begin(), option.end(), exists)) return;
            ll total = 0;
            for (ll part : option) {
                if (part >= heap) {
                    std::cerr << "from " << heap << " the rule leads to " << part << ", which is not smaller\n";
                    std::exit(1);
                }
                total ^= grundy[part];
            }
            seen.insert(total);
        };
        if (heap > 0 && exists(heap)) moves(heap, see);
        ll mex = 0;
        while (seen.count(mex)) ++mex;
        grundy.push_back(mex);
        std::cout << mex << '\n';
    }
}

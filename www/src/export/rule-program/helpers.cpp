// Functions that programs may call; each calls only those before it. syntax.ts reads this file.
ll quotient(ll a, ll b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }  // rounded down
ll modulo(ll a, ll b) { return a - b * quotient(a, b); }
ll highbit(ll x) { return x > 0 ? 1LL << (63 - __builtin_clzll(x)) : 0; }
bool is_square(ll x) { return x >= 0 && powl((ll)sqrtl(x), 2) == x; }

vector<ll> factors(ll x) {  // the prime factors of x
    vector<ll> found;
    for (ll factor = 2; factor * factor <= x; ++factor)
        for (; x % factor == 0; x /= factor) found.push_back(factor);
    if (x > 1) found.push_back(x);
    return found;
}

bool is_prime(ll x) { return factors(x).size() == 1; }
bool is_semiprime(ll x) { return factors(x).size() == 2; }
bool is_prime_power(ll x) { return x > 1 && factors(x).front() == factors(x).back(); }
ll fib(ll k) { ll a = 1, b = 2; while (--k > 0) b += a, a = b - a; return a; }  // 1, 2, 3, 5, ...
ll factorial(ll k) { return k < 2 ? 1 : k * factorial(k - 1); }
ll power(ll base, ll exponent) { return min<long double>(powl(base, exponent), 1LL << 60); }

template <class Member> vector<ll> up_to(ll limit, Member member) {  // member(1), member(2), ...
    vector<ll> all;
    for (ll k = 1; member(k) <= limit; ++k) all.push_back(member(k));
    return all;
}

template <class Test> vector<ll> those(ll limit, Test test) {  // of 1, 2, 3, ...
    vector<ll> all;
    for (ll x = 1; x <= limit; ++x) if (test(x)) all.push_back(x);
    return all;
}

bool has(const vector<ll>& numbers, ll x) { return count(numbers.begin(), numbers.end(), x) > 0; }

vector<ll> splits(ll x, ll least, ll step) {  // the values of x as a sum of smaller heaps
    vector<ll> all(x == 0);
    for (ll first = least; first <= x && first < (ll)g.size(); ++first)
        if (exists(first))
            for (ll value : splits(x - first, first + step, step)) all.push_back(g[first] ^ value);
    return all;
}

void mark(ll value) {  // the value of a heap that a move leaves
    if (value >= (ll)stamps.size()) stamps.resize(2 * value + 1);
    stamps[value] = g.size();
}

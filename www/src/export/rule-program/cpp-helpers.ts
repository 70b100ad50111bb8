/* The functions of programs in C++. What is undefined throws Undefined. */

/** In an order in which each calls only those before it. */
export const HELPERS: Record<string, string> = {
  known: `// The result of a function; none if it is undefined.
template <class Function> auto known(Function function) -> std::vector<decltype(function())> {
    try {
        return {function()};
    } catch (const Undefined&) {
        return {};
    }
}
`,
  known_list: `// The list that a function returns; empty if it is undefined.
template <class Function> Numbers known_list(Function function) {
    try {
        return function();
    } catch (const Undefined&) {
        return {};
    }
}
`,
  met: `// Whether a statement holds; not if a number in it is undefined.
template <class Function> bool met(Function function) {
    try {
        return function();
    } catch (const Undefined&) {
        return false;
    }
}
`,
  small: `// Numbers beyond 2^53 are undefined.
ll small(ll number) {
    const ll largest = 1LL << 53;
    if (number > largest || number < -largest) throw Undefined{};
    return number;
}
`,
  product: `// Products beyond 2^53 are undefined.
ll product(ll a, ll b) {
    if (a != 0 && std::abs(b) > (1LL << 53) / std::abs(a)) throw Undefined{};
    return a * b;
}
`,
  quotient: `// Rounded down, towards minus infinity.
ll quotient(ll a, ll b) {
    if (b == 0) throw Undefined{};
    return a / b - (a % b != 0 && (a < 0) != (b < 0));
}
`,
  rest: `// With the sign of the divisor.
ll rest(ll a, ll b) {
    if (b == 0) throw Undefined{};
    return a % b + (a % b != 0 && (a < 0) != (b < 0) ? b : 0);
}
`,
  nim_sum: `ll nim_sum(ll a, ll b) {
    if (a < 0 || b < 0) throw Undefined{};
    return small(a ^ b);
}
`,
  root_of: `// The square root, rounded down.
ll root_of(ll number) {
    ll low = 0, high = 1LL << 27;  // low^2 <= number < high^2
    while (high - low > 1) {
        const ll middle = (low + high) / 2;
        (middle * middle <= number ? low : high) = middle;
    }
    return low;
}
`,
  square_root: `ll square_root(ll number) {
    if (number < 0) throw Undefined{};
    return root_of(number);
}
`,
  highbit: `// The greatest power of two that is not larger.
ll highbit(ll number) {
    if (number <= 0) return 0;
    ll power = 1;
    while (2 * power <= number) power *= 2;
    return power;
}
`,
  lowbit: `// The greatest power of two that divides a number.
ll lowbit(ll number) {
    if (number < 0) throw Undefined{};
    return number & -number;
}
`,
  divides: `bool divides(ll divisor, ll number) {
    return divisor == 0 ? number == 0 : number % divisor == 0;
}
`,
  is_square: `bool is_square(ll number) {
    return number >= 0 && root_of(number) * root_of(number) == number;
}
`,
  smallest_factor: `ll smallest_factor(ll number) {
    for (ll factor = 2; factor * factor <= number; ++factor)
        if (number % factor == 0) return factor;
    return number;
}
`,
  is_prime: `bool is_prime(ll number) {
    return number > 1 && smallest_factor(number) == number;
}
`,
  is_semiprime: `bool is_semiprime(ll number) {
    return number > 1 && is_prime(number / smallest_factor(number));
}
`,
  is_prime_power: `bool is_prime_power(ll number) {
    if (number < 2) return false;
    const ll prime = smallest_factor(number);
    while (number % prime == 0) number /= prime;
    return number == 1;
}
`,
  range: `// from, ..., to.
Numbers range(ll from, ll to) {
    Numbers numbers;
    for (ll number = from; number <= to; ++number) numbers.push_back(number);
    return numbers;
}
`,
  union_of: `// Ascending, each number once.
Numbers union_of(const Lists& lists) {
    std::set<ll> all;
    for (const Numbers& numbers : lists) all.insert(numbers.begin(), numbers.end());
    return Numbers(all.begin(), all.end());
}
`,
  contains: `bool contains(const Numbers& numbers, ll number) {
    return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}
`,
  at_most: `Numbers at_most(ll limit, Numbers numbers) {
    const auto large = [limit](ll number) { return number > limit; };
    numbers.erase(std::remove_if(numbers.begin(), numbers.end(), large), numbers.end());
    return numbers;
}
`,
  filtered: `// The numbers 1, ..., limit that pass a test.
template <class Test> Numbers filtered(ll limit, Test test) {
    Numbers numbers;
    for (ll number = 1; number <= limit; ++number)
        if (test(number)) numbers.push_back(number);
    return numbers;
}
`,
  members: `// The ascending values of a formula for 1, 2, 3, ..., as far as the limit.
template <class Formula> Numbers members(ll limit, Formula formula) {
    Numbers numbers;
    for (ll k = 1; formula(k) <= limit; ++k) numbers.push_back(formula(k));
    return numbers;
}
`,
  squares: `Numbers squares(ll limit) {
    return members(limit, [](ll k) { return k * k; });
}
`,
  triangular: `Numbers triangular(ll limit) {
    return members(limit, [](ll k) { return k * (k + 1) / 2; });
}
`,
  cubes: `Numbers cubes(ll limit) {
    return members(limit, [](ll k) { return k * k * k; });
}
`,
  polygonal: `Numbers polygonal(ll sides, ll limit) {
    return members(limit, [sides](ll k) { return k + (sides - 2) * (k * (k - 1) / 2); });
}
`,
  primes: `Numbers primes(ll limit) {
    return filtered(limit, is_prime);
}
`,
  semiprimes: `Numbers semiprimes(ll limit) {
    return filtered(limit, is_semiprime);
}
`,
  prime_powers: `Numbers prime_powers(ll limit) {
    return filtered(limit, is_prime_power);
}
`,
  fibonacci: `Numbers fibonacci(ll limit) {
    Numbers numbers;
    for (ll a = 1, b = 2; a <= limit; b += a, a = b - a) numbers.push_back(a);
    return numbers;
}
`,
  factorials: `Numbers factorials(ll limit) {
    Numbers numbers;
    for (ll k = 1, factorial = 1; factorial <= limit; factorial *= ++k) numbers.push_back(factorial);
    return numbers;
}
`,
  odd: `Numbers odd(ll limit) {
    return filtered(limit, [](ll number) { return number % 2 != 0; });
}
`,
  even: `Numbers even(ll limit) {
    return filtered(limit, [](ll number) { return number % 2 == 0; });
}
`,
  powers: `Numbers powers(ll base, ll limit) {
    Numbers numbers;
    if (base < 2 || limit < 1) return numbers;
    ll power = 1;
    numbers.push_back(power);
    while (power <= limit / base) numbers.push_back(power *= base);
    return numbers;
}
`,
  divisors: `Numbers divisors(ll number) {
    return filtered(number, [number](ll divisor) { return number % divisor == 0; });
}
`,
  proper_divisors: `Numbers proper_divisors(ll number) {
    return filtered(number - 1, [number](ll divisor) { return number % divisor == 0; });
}
`,
  coprime: `Numbers coprime(ll number, ll limit) {
    return filtered(limit, [number](ll k) { return number >= 0 && std::gcd(k, number) == 1; });
}
`,
  copies: `// Equal heaps. Two of them are worth 0: one or two stand for all.
Option copies(ll count, ll heap) {
    if (count <= 0) throw Undefined{};
    return count % 2 != 0 ? Option{heap} : Option{heap, heap};
}
`,
  joined: `Option joined(const std::vector<Option>& options) {
    Option all;
    for (const Option& option : options) all.insert(all.end(), option.begin(), option.end());
    return all;
}
`,
  splits_from: `// The ways to write a number as a sum, each part at least as large as the one before.
std::vector<Option> splits_from(ll least, ll step, ll number) {
    if (number == 0) return {Option{}};
    std::vector<Option> all;
    for (ll first = least; first <= number; ++first) {
        for (Option& others : splits_from(first + step, step, number - first)) {
            others.insert(others.begin(), first);
            all.push_back(others);
        }
    }
    return all;
}
`,
  splits: `std::vector<Option> splits(ll number) {
    std::vector<Option> all = splits_from(1, 0, number);
    all.pop_back();  // the number itself
    return all;
}
`,
  distinct_splits: `std::vector<Option> distinct_splits(ll number) {
    std::vector<Option> all = splits_from(1, 1, number);
    all.pop_back();  // the number itself
    return all;
}
`,
};

/* Programs in C++17. */

import { HELPERS } from './cpp-helpers';
import { atom, type Frame, type Language } from './language';

/** Keywords, and what programs use of the language. */
const WORDS =
  'alignas alignof and asm auto bitand bitor bool break case catch char class compl const constexpr continue decltype default delete do double else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not nullptr operator or private protected public register return short signed sizeof static struct switch template this throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor std ll Option Numbers Lists Position Undefined exists moves move value grundy main option part parts heap total seen mex row first last position abs gcd min max linux unix assert errno stdin stdout stderr EOF';

export const cpp: Language = {
  and: '&&',
  or: '||',
  not: '!',
  taken: new Set([...WORDS.split(' '), ...Object.keys(HELPERS)]),
  helpers: HELPERS,

  later: (text) => `[&] { return ${text}; }`,
  divide: (left, right) => `${left} / ${right}`,
  rest: (left, right) => `${left} % ${right}`,
  floorDivide: (left, right) => atom(`quotient(${left}, ${right})`),
  floorRest: (left, right) => atom(`rest(${left}, ${right})`),
  least: (numbers) => `std::min<ll>({${numbers.join(', ')}})`,
  greatest: (numbers) => `std::max<ll>({${numbers.join(', ')}})`,
  gcd: (a, b) => `std::gcd<ll, ll>(${a}, ${b})`,
  absolute: (number) => `std::abs(static_cast<ll>(${number}))`,

  range: (from, to) => `range(${from}, ${to})`,
  list: (numbers) => `Numbers{${numbers.join(', ')}}`,
  union: (lists) => `union_of(Lists{${lists.join(', ')}})`,
  contains: (list, number) => `contains(${list}, ${number})`,
  knownList: (functions) => `union_of(Lists{${functions.map((one) => `known(${one})`).join(', ')}})`,
  withNumber: (number, test) => `[&](ll x_) { return ${test}; }(${number})`,

  loop: (name, list) => `for (ll ${name} : ${list}) {`,
  loopRange: (name, from, to) => `for (ll ${name} = ${from}; ${name} <= ${to}; ++${name}) {`,
  when: (condition) => `if (${condition}) {`,
  assign: (name, value) => `const ll ${name} = ${value};`,
  close: '}',

  option(parts) {
    const copies = parts.filter((part) => part.copies).map(({ text }) => text);
    const single = parts.filter((part) => !part.copies).map(({ text }) => text);
    const option = `Option{${single.join(', ')}}`;
    if (copies.length === 0) return option;
    const [first, ...others] = [...(single.length > 0 ? [option] : []), ...copies];
    return others.length === 0 ? String(first) : `joined({${[first, ...others].join(', ')}})`;
  },
  position: (coordinates) => `Position{${coordinates.join(', ')}}`,
  yield: (option) => [`move(${option});`],
  yieldAll: (options) => [`for (const Option& option : ${options}) move(option);`],

  program: (given) => (given.coordinates.length === 1 ? heaps(given) : positions(given)),
};

const comment = (about: readonly string[]) =>
  about.map((line) => `// ${line.replace(/\\$/, '\\ ')}\n`).join('');
const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}\n`).join('');
const functions = (helpers: readonly string[]) => helpers.map((helper) => `${helper}\n`).join('');

const HEAD = `#include <algorithm>
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
`;

/** The least number that is not in the set `seen`. */
const MEX = `        ll mex = 0;
        while (seen.count(mex)) ++mex;
`;

function heaps({ coordinates: [n = 'n'], about, count, exists, moves, helpers }: Frame): string {
  return `${comment(about)}${HEAD}using Option = Numbers;  // the heaps that a move leaves

${functions(helpers)}bool exists(ll ${n}) {
    return ${n} >= 0${exists && ` && ${exists}`};
}

void moves(ll ${n}, const std::function<void(const Option&)>& move) {
${indented(moves)}}

int main() {
    const ll count = ${count};
    std::vector<ll> grundy;
    for (ll heap = 0; heap < count; ++heap) {
        std::set<ll> seen;
        const auto see = [&](const Option& option) {
            if (!std::all_of(option.begin(), option.end(), exists)) return;
            ll total = 0;
            for (ll part : option) {
                if (part >= heap) {
                    std::cerr << "from " << heap << " the rule leads to " << part << ", which is not smaller\\n";
                    std::exit(1);
                }
                total ^= grundy[part];
            }
            seen.insert(total);
        };
        if (heap > 0 && exists(heap)) moves(heap, see);
${MEX}        grundy.push_back(mex);
        std::cout << mex << '\\n';
    }
}
`;
}

function positions({ coordinates, about, count, exists, moves, helpers }: Frame): string {
  const dimensions = coordinates.length;
  const names = `const auto& [${coordinates.join(', ')}] = position;`;
  const copied = coordinates.map((name, at) => `    const ll ${name} = position[${at}];\n`).join('');
  const row = (position: string) =>
    `for (ll last = 0; last < count; ++last) std::cout << value(Position{${position}}) << (last + 1 < count ? ' ' : '\\n');`;
  const loops =
    dimensions === 2
      ? `    for (ll row = 0; row < count; ++row)\n        ${row('row, last')}\n`
      : `    for (ll first = 0; first < count; ++first) {\n        for (ll row = 0; row < count; ++row)\n            ${row('first, row, last')}\n        std::cout << '\\n';\n    }\n`;
  return `${comment(about)}${HEAD}using Position = std::array<ll, ${dimensions}>;
using Option = std::vector<Position>;  // the positions that a move leaves

${functions(helpers)}bool exists(const Position& position) {
    ${names}
    return std::min({${coordinates.join(', ')}}) >= 0${exists && ` && ${exists}`};
}

void moves(const Position& position, const std::function<void(const Option&)>& move) {
${copied}${indented(moves)}}

std::map<Position, ll> grundy;  // -1 while the position is being computed

ll value(const Position& position, int depth = 0) {
    const auto found = grundy.find(position);
    if (found != grundy.end() && found->second < 0) {
        std::cerr << "a position leads back to itself\\n";
        std::exit(1);
    }
    if (found != grundy.end()) return found->second;
    if (*std::max_element(position.begin(), position.end()) > 1000000 || depth > 5000) {
        std::cerr << "the way is too large for this program\\n";
        std::exit(1);
    }
    grundy[position] = -1;
    std::set<ll> seen;
    const auto see = [&](const Option& option) {
        if (!std::all_of(option.begin(), option.end(), exists)) return;
        ll total = 0;
        for (const Position& part : option) total ^= value(part, depth + 1);
        seen.insert(total);
    };
    if (exists(position)) moves(position, see);
${MEX.replaceAll(/^ {4}/gm, '')}    return grundy[position] = mex;
}

int main() {
    const ll count = ${count};
${loops}}
`;
}

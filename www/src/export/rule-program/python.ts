/* Programs in Python 3.8 or later. */

import { type Frame, type Language, STRENGTH } from './language';
import { HELPERS } from './python-helpers';

/** Keywords, and what programs use of the language. */
const WORDS =
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield match case type abs all any dict exit int len list max min print range reversed set sorted str sum sys tuple math True False None ArithmeticError ValueError exists moves value count known large position option heap total seen grundy row main end option parts';

const next = (to: string) => (/^\d+$/.test(to) ? String(Number(to) + 1) : `${to} + 1`);

export const python: Language = {
  and: 'and',
  or: 'or',
  not: 'not ',
  taken: new Set([...WORDS.split(' '), ...Object.keys(HELPERS)]),
  helpers: HELPERS,

  later: (text) => `lambda: ${text}`,
  divide: (left, right) => `${left} // ${right}`,
  rest: (left, right) => `${left} % ${right}`,
  floorDivide: (left, right) => ({ text: `${left} // ${right}`, strength: STRENGTH.product }),
  floorRest: (left, right) => ({ text: `${left} % ${right}`, strength: STRENGTH.product }),
  least: (numbers) => `min(${numbers.join(', ')})`,
  greatest: (numbers) => `max(${numbers.join(', ')})`,
  gcd: (a, b) => `math.gcd(${a}, ${b})`,
  absolute: (number) => `abs(${number})`,

  range: (from, to) => `range(${from}, ${next(to)})`,
  list: (numbers) => `[${numbers.join(', ')}]`,
  union: (lists) => `sorted({${lists.map((list) => `*${list}`).join(', ')}})`,
  contains: (list, number) => `${number} in ${list}`,
  knownList: (functions) => `[${functions.map((one) => `*known(${one})`).join(', ')}]`,
  withNumber: (number, test) => `(lambda x_: ${test})(${number})`,

  loop: (name, list) => `for ${name} in ${list}:`,
  loopRange: (name, from, to) => `for ${name} in range(${from}, ${next(to)}):`,
  when: (condition) => `if ${condition}:`,
  assign: (name, value) => `${name} = ${value}`,
  close: '',

  option(parts) {
    const pieces: string[] = [];
    let single: string[] = [];
    const flush = () => {
      if (single.length > 0) pieces.push(`[${single.join(', ')}]`);
      single = [];
    };
    for (const { text, copies } of parts) {
      if (!copies) single.push(text);
      else {
        flush();
        pieces.push(text);
      }
    }
    flush();
    return pieces.join(' + ');
  },
  position: (coordinates) => `(${coordinates.join(', ')})`,
  yield: (option) => [`yield ${option}`],
  yieldAll: (options) => [`yield from ${options}`],

  program: (given) => (given.coordinates.length === 1 ? heaps(given) : positions(given)),
};

const comment = (about: readonly string[]) => about.map((line) => `# ${line}\n`).join('');
const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}\n`).join('');
const imports = (lines: readonly string[]) =>
  lines.some((line) => line.includes('math.')) ? 'import math\n' : '';
const functions = (helpers: readonly string[]) => helpers.map((helper) => `${helper}\n\n`).join('');

function heaps({ coordinates: [n = 'n'], about, count, exists, moves, helpers }: Frame): string {
  return `${comment(about)}${imports([...moves, ...helpers])}import sys

COUNT = ${count}


${functions(helpers)}def exists(${n}):
    return ${n} >= 0${exists && ` and ${exists}`}


def moves(${n}):
    """The heaps that each move leaves."""
${indented(moves)}

grundy = []
for heap in range(COUNT):
    seen = set()
    for option in moves(heap) if heap > 0 and exists(heap) else []:
        if not all(exists(part) for part in option):
            continue
        if max(option) >= heap:
            sys.exit(f"from {heap} the rule leads to {max(option)}, which is not smaller")
        total = 0
        for part in option:
            total ^= grundy[part]
        seen.add(total)
    mex = 0
    while mex in seen:
        mex += 1
    grundy.append(mex)
    print(mex)
`;
}

function positions({ coordinates, about, count, exists, moves, helpers }: Frame): string {
  const names = coordinates.join(', ');
  const table = 'print(*(value((ROW, last)) for last in range(COUNT)))';
  const loops =
    coordinates.length === 2
      ? `for row in range(COUNT):\n    ${table.replace('ROW', 'row')}\n`
      : `for first in range(COUNT):\n    for row in range(COUNT):\n        ${table.replace('ROW', 'first, row')}\n    print()\n`;
  return `${comment(about)}${imports([...moves, ...helpers])}import sys

COUNT = ${count}
LARGEST = 1000000  # coordinate
DEEPEST = 5000  # so many positions one after the other
sys.setrecursionlimit(10 * DEEPEST)


${functions(helpers)}def exists(position):
    ${names} = position
    return min(${names}) >= 0${exists && ` and ${exists}`}


def moves(position):
    """The positions that each move leaves."""
    ${names} = position
${indented(moves)}

grundy = {}


def value(position, depth=0):
    if position in grundy:
        if grundy[position] is None:
            sys.exit(f"{position} leads back to itself")
        return grundy[position]
    ${names} = position
    if max(${names}) > LARGEST or depth > DEEPEST:
        sys.exit(f"the way to {position} is too large for this program")
    grundy[position] = None
    seen = set()
    for option in moves(position) if exists(position) else []:
        if all(exists(part) for part in option):
            total = 0
            for part in option:
                total ^= value(part, depth + 1)
            seen.add(total)
    mex = 0
    while mex in seen:
        mex += 1
    grundy[position] = mex
    return mex


${loops}`;
}

/* The two languages of programs, as far as they differ, and the functions of programs. */

import cppHelpers from './helpers.cpp?raw';
import pythonHelpers from './helpers.py?raw';

export type ProgramLanguage = 'python' | 'cpp';

/** The functions of a file, by name. */
const functionsOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    file
      .trim()
      .split(/\n+(?=[^\s}])/)
      .slice(1)
      .map((text) => [/(\w+)\(/.exec(text)?.[1] ?? '', text]),
  );

/** A line that opens a block, and what is within. */
export const block = (
  { close }: Pick<Syntax, 'close'>,
  first: string,
  inner: readonly string[],
): string[] => [first, ...inner.map((line) => `    ${line}`), ...(close ? [close] : [])];

const called = (name: string, given: readonly string[]) => `${name}(${given.join(', ')})`;

const python = {
  ...{ and: 'and', or: 'or', not: 'not ', close: '', comment: '# ', largest: '2**53' },
  ...{ empty: 'print()', helpers: functionsOf(pythonHelpers) },
  /** Whole division rounded down, and its rest; `isPlain`: neither number is negative. */
  '/': (left: string, right: string, _isPlain: boolean) => `${left} // ${right}`,
  mod: (left: string, right: string, _isPlain: boolean) => `${left} % ${right}`,
  call(name: string, given: readonly string[]): string {
    if (name === 'power') return `${given[0]} ** (${given[1]})`;
    if (name === 'has') return `${given[1]} in ${given[0]}`;
    if (name === 'those') return `[x for x in range(1, ${given[0]} + 1) if ${given[1]}]`;
    return called({ gcd: 'math.gcd', sqrt: 'math.isqrt', factorial: 'math.factorial' }[name] ?? name, given);
  },
  /** Whether a number divides another one; 0 divides only 0. */
  divides: (divisor: string, of: string) => `(${of} % ${divisor} == 0 if ${divisor} else ${of} == 0)`,
  /** Whether a sum or a product is at most 2^53 in size. */
  fits: (left: string, sign: string, right: string) => `abs(${left} ${sign} ${right}) <= 2**53`,
  /** The first lines of loops: from one number to another, through a list; a way out of them. */
  count: (name: string, from: string, to: string) => `for ${name} in range(${from}, ${to} + 1):`,
  each: (name: string, list: string) => `for ${name} in ${list}:`,
  leave: (condition: string): string[] => [`if ${condition}:`, '    break'],
  list: (numbers: readonly string[]) => `(${numbers.join(', ')}${numbers.length === 1 ? ',' : ''})`,
  lambda: (name: string, text: string) => `lambda ${name}: ${text}`,
  when: (condition: string) => `if ${condition}:`,
  assign: (name: string, value: string, _type = 'll') => `${name} = ${value}`,
  /** Notes the value of an option; reads the value of a position. */
  note: (value: string, _isHeap: boolean) => `seen.add(${value})`,
  read: (all: readonly string[]) => (all.length > 1 ? called('g', all) : `g[${all[0]}]`),
  /** A function of coordinates. */
  test: (name: string, of: readonly string[], condition: string) =>
    `def ${called(name, of)}:\n    return ${condition}`,
  /** Prints the values of all positions that begin so. */
  row: (before: string, name: string) => `print(*(g(${before}, ${name}) for ${name} in range(last + 1)))`,
};

export type Syntax = typeof python;

const cpp: Syntax = {
  ...{ and: '&&', or: '||', not: '!', close: '}', comment: '// ', largest: '(1LL << 53)' },
  ...{ empty: "cout << '\\n';", helpers: functionsOf(cppHelpers) },
  '/': (left, right, isPlain) => (isPlain ? `${left} / ${right}` : `quotient(${left}, ${right})`),
  mod: (left, right, isPlain) => (isPlain ? `${left} % ${right}` : `modulo(${left}, ${right})`),
  call(name, given) {
    if (name === 'min' || name === 'max') return `${name}<ll>({${given.join(', ')}})`;
    if (name === 'those') return `those(${given[0]}, [](ll x) { return ${given[1]}; })`;
    return called({ gcd: 'gcd<ll, ll>', abs: 'llabs', sqrt: '(ll)sqrtl' }[name] ?? name, given);
  },
  divides: (divisor, of) => `(${divisor} ? ${of} % ${divisor} == 0 : ${of} == 0)`,
  fits: (left, sign, right) => `fabsl((long double)(${left}) ${sign} ${right}) <= 9007199254740992.0L`,
  count: (name, from, to) => `for (ll ${name} = ${from}; ${name} <= ${to}; ++${name}) {`,
  each: (name, list) => `for (ll ${name} : ${list}) {`,
  leave: (condition) => [`if (${condition}) break;`],
  list: (numbers) =>
    `${numbers.every((one) => /^-?\d+$/.test(one)) ? '' : 'initializer_list<ll>'}{${numbers.join(', ')}}`,
  lambda: (name, text) => `[&](ll ${name}) { return ${text}; }`,
  when: (condition) => `if (${condition}) {`,
  assign: (name, value, type = 'll') => `const ${type} ${name} = ${value};`,
  note: (value, isHeap) => (isHeap ? `mark(${value});` : `seen.insert(${value});`),
  read: (all) => (all.length > 1 ? called('g', all) : `g.at(${all[0]})`),
  test: (name, of, condition) =>
    `bool ${name}(${of.map((one) => `ll ${one}`).join(', ')}) { return ${condition}; }`,
  row: (before, name) =>
    `for (ll ${name} = 0; ${name} <= last; ++${name}) cout << g(${before}, ${name}) << (${name} < last ? ' ' : '\\n');`,
};

export const SYNTAX: Record<ProgramLanguage, Syntax> = { python, cpp };

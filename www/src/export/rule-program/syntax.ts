/* The two languages of programs, as far as they differ, and the functions of programs. */

import cppHelpers from './helpers.cpp?raw';
import pythonHelpers from './helpers.py?raw';

export type ProgramLanguage = 'python' | 'cpp';

const PYTHON_WORDS =
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield int input print range len min max abs all set list itertools math sys dict any map memo g seen last value mex row first part parts position';
const CPP_WORDS =
  'alignas alignof and asm auto bitand bitor bool break case catch char class compl const constexpr continue decltype default delete do double else enum explicit export extern false float for friend goto if inline int long mutable namespace new noexcept not nullptr operator or private protected public register return short signed sizeof static struct switch template this throw true try typedef typeid typename union unsigned using virtual void volatile wchar_t while xor std ll abs gcd min max set map vector array cin cout sqrtl powl fabsl llabs lcm div log exp sin cos tan pow y0 y1 yn j0 j1 jn end begin size data swap time read write link index rank count hash next prev left right main memo g seen last value mex row first part parts position isNew stamps known mark linux unix assert errno stdin stdout';

/** The functions of a file, by name. */
const functionsOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    file
      .trim()
      .split(/\n\n+/)
      .slice(1)
      .map((text) => [/(\w+)\(/.exec(text)?.[1] ?? '', `${text}\n`]),
  );
const [PYTHON, CPP] = [pythonHelpers, cppHelpers].map(functionsOf) as [
  Record<string, string>,
  Record<string, string>,
];

const words = (text: string, helpers: object) => new Set([...text.split(' '), ...Object.keys(helpers)]);
const called = (name: string, given: readonly string[]) => `${name}(${given.join(', ')})`;

const python = {
  ...{ and: 'and', or: 'or', not: 'not ', close: '', helpers: PYTHON },
  /** Words that a rule may use as names, and a program may not. */
  taken: words(PYTHON_WORDS, PYTHON),
  /** Whole division rounded down, and its rest; `isPlain`: neither number is negative. */
  divide: (left: string, right: string, _isPlain: boolean) => `${left} // ${right}`,
  rest: (left: string, right: string, _isPlain: boolean) => `${left} % ${right}`,
  call: (name: string, given: readonly string[]) =>
    called({ gcd: 'math.gcd', sqrt: 'math.isqrt' }[name] ?? name, given),
  /** Whether a number divides another one; 0 divides only 0. */
  divides: (divisor: string, of: string) => `(${of} % ${divisor} == 0 if ${divisor} else ${of} == 0)`,
  /** Whether a sum or a product is at most 2^53 in size. */
  fits: (left: string, sign: string, right: string) => `abs(${left} ${sign} ${right}) <= 2**53`,
  /** The first lines of loops: from one number to another, or through a list. */
  count: (name: string, from: string, to: string) => `for ${name} in range(${from}, ${to} + 1):`,
  each: (name: string, list: string) => `for ${name} in ${list}:`,
  list: (numbers: readonly string[]) => `(${numbers.join(', ')}${numbers.length === 1 ? ',' : ''})`,
  lambda: (name: string, text: string) => `lambda ${name}: ${text}`,
  when: (condition: string) => `if ${condition}:`,
  assign: (name: string, value: string) => `${name} = ${value}`,
  newSet: (name: string) => `${name} = set()`,
  add: (set: string, value: string) => `${set}.add(${value})`,
};

export type Syntax = typeof python;

const cpp: Syntax = {
  ...{ and: '&&', or: '||', not: '!', close: '}', helpers: CPP },
  taken: words(CPP_WORDS, CPP),
  divide: (left, right, isPlain) => (isPlain ? `${left} / ${right}` : `quotient(${left}, ${right})`),
  rest: (left, right, isPlain) => (isPlain ? `${left} % ${right}` : `modulo(${left}, ${right})`),
  call(name, given) {
    if (name === 'min' || name === 'max') return `${name}<ll>({${given.join(', ')}})`;
    return called({ gcd: 'gcd<ll, ll>', abs: 'llabs', sqrt: '(ll)sqrtl' }[name] ?? name, given);
  },
  divides: (divisor, of) => `(${divisor} ? ${of} % ${divisor} == 0 : ${of} == 0)`,
  fits: (left, sign, right) => `fabsl((long double)(${left}) ${sign} ${right}) <= 9007199254740992.0L`,
  count: (name, from, to) => `for (ll ${name} = ${from}; ${name} <= ${to}; ++${name}) {`,
  each: (name, list) => `for (ll ${name} : ${list}) {`,
  list: (numbers) => `vector<ll>{${numbers.join(', ')}}`,
  lambda: (name, text) => `[&](ll ${name}) { return ${text}; }`,
  when: (condition) => `if (${condition}) {`,
  assign: (name, value) => `const ll ${name} = ${value};`,
  newSet: (name) => `set<ll> ${name};`,
  add: (set, value) => `${set}.insert(${value});`,
};

export const SYNTAX: Record<ProgramLanguage, Syntax> = { python, cpp };

/* The rule of a game, read from its canonical notation. Pure functions. */

/** The games whose notation is a name. */
const WITHOUT_PARAMETERS = ['nim', 'grundys-game', 'fibonacci-nim', 'treblecross'] as const;

export type Rule =
  | { kind: (typeof WITHOUT_PARAMETERS)[number] }
  /** A finite set of numbers, and ranges such as 3..14, that may be taken, or, `but`, may not. */
  | { kind: 'list'; but: boolean; numbers: string[] }
  /** A rule with a name: squares, at-least-half, powers-of-3. */
  | ({ kind: 'set' } & NamedSet)
  /** Numbers, ranges and named sets together. */
  | { kind: 'union'; numbers: string[]; sets: NamedSet[] }
  | { kind: 'code'; code: Code }
  | { kind: 'coins'; name: string; parameter: string }
  /** A rule of the reader's own, as it is written. */
  | { kind: 'own'; written: string }
  /** Runs of neighbouring coins whose length is in a named set or in a list. */
  | { kind: 'runs'; name: string; parameter: string; numbers: string[] };

/** A name and the number at its end, if there is one: powers-of and 3. */
export interface NamedSet {
  name: string;
  parameter: string;
}

/** An octal or hexadecimal code. */
export interface Code {
  /** As it is written, without a prefix: 0.77. */
  written: string;
  hexadecimal: boolean;
  /** d_0, d_1, …, the repeating ones once. */
  digits: number[];
  /** How many of the last digits repeat for ever. */
  repeating: number;
}

/** The rule of a canonical notation; undefined for any other text. */
export function ruleOf(game: string): Rule | undefined {
  const kind = WITHOUT_PARAMETERS.find((name) => name === game);
  if (kind) return { kind };
  const own = /^rule:\((.*)\)$/s.exec(game)?.[1];
  if (own !== undefined) return { kind: 'own', written: own };
  const [, family = '', rest = ''] = /^(take|octal|hex|coins):(.+)$/.exec(game) ?? [];
  if (family === 'take') return taking(rest);
  if (family === 'octal' || family === 'hex') return coded(rest, family === 'hex');
  if (family === 'coins') return turning(rest);
  return undefined;
}

const LIST = /^\d+(?:,\d+)*$/;
const NUMBER_OR_RANGE = /^\d+(?:\.\.\d+)?$/;

function taking(rest: string): Rule | undefined {
  const but = rest.startsWith('all-but:');
  const list = but ? rest.slice('all-but:'.length) : rest;
  const parts = list.split(',');
  const numbers = parts.filter((part) => NUMBER_OR_RANGE.test(part));
  if (numbers.length === parts.length) return { kind: 'list', but, numbers };
  if (but) return undefined;
  if (parts.length === 1) return { kind: 'set', ...parted(rest) };
  const sets = parts.filter((part) => !NUMBER_OR_RANGE.test(part)).map(parted);
  if (!sets.every(({ name, parameter }) => members(name, parameter).length)) return undefined;
  return { kind: 'union', numbers, sets };
}

/** The numbers of a list with its ranges written out. */
export function eachOf(numbers: readonly string[]): number[] {
  return numbers.flatMap((part) => {
    const [first = 0, last = first] = part.split('..').map(Number);
    return Array.from({ length: last - first + 1 }, (_, k) => first + k);
  });
}

/** A name and the number at its end: powers-of-3, at-most:4. */
function parted(text: string): NamedSet {
  const [, name = text, parameter = ''] = /^(.*?)[-:](\d+)$/.exec(text) ?? [];
  return { name, parameter };
}

function coded(written: string, hexadecimal: boolean): Rule | undefined {
  const [, first = '', head = '', tail = ''] =
    /^([\dA-F])\.([\dA-F]*)(?:\(([\dA-F]+)\))?$/.exec(written) ?? [];
  // 0.78 is no octal code.
  if (first === '' || (!hexadecimal && /[89A-F]/.test(written))) return undefined;
  const digits = Array.from(first + head + tail, (digit) => Number.parseInt(digit, 16));
  return { kind: 'code', code: { written, hexadecimal, digits, repeating: tail.length } };
}

function turning(rest: string): Rule {
  if (!rest.startsWith('runs:')) return { kind: 'coins', ...parted(rest) };
  const lengths = rest.slice('runs:'.length);
  return LIST.test(lengths)
    ? { kind: 'runs', name: 'list', parameter: '', numbers: lengths.split(',') }
    : { kind: 'runs', ...parted(lengths), numbers: [] };
}

/** The first members of the named sets of numbers; none for rules that are no set of numbers. */
export function members(name: string, parameter: string): number[] {
  const each = (member: (k: number) => number) => [1, 2, 3, 4].map(member);
  const size = Number(parameter);
  switch (name) {
    case 'squares':
      return each((k) => k * k);
    case 'triangular':
      return each((k) => (k * (k + 1)) / 2);
    case 'cubes':
      return each((k) => k ** 3);
    case 'primes':
      return [2, 3, 5, 7];
    case 'semiprimes':
      return [4, 6, 9, 10];
    case 'prime-powers':
      return [2, 3, 4, 5];
    case 'fibonacci':
      return [1, 2, 3, 5];
    case 'factorials':
      return [1, 2, 6, 24];
    case 'odd':
      return each((k) => 2 * k - 1);
    case 'even':
      return each((k) => 2 * k);
    case 'powers-of':
      return each((k) => size ** (k - 1));
    case 'polygonal':
      return each((k) => k + ((size - 2) * k * (k - 1)) / 2);
    default:
      return [];
  }
}

/** Whether the engine writes the rule as a tree; an error says where it does not after all. */
export function isWritten(rule: Rule): boolean {
  if (rule.kind === 'code') return rule.code.repeating === 0 && !rule.code.hexadecimal;
  return ['own', 'list', 'set', 'union', 'nim', 'grundys-game'].includes(rule.kind);
}

/** Whether the heaps of a game are rows of pins. */
export const hasPins = (game: string): boolean => /^octal:0\.(?:77|07|137)$/.test(game);

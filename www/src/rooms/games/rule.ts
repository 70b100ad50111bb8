/* The rule of a game, read from its canonical notation. Pure functions. */

export type Rule =
  | { kind: 'nim' | 'grundys-game' | 'fibonacci-nim' }
  /** A finite set of numbers that may be taken, or, `but`, may not. */
  | { kind: 'list'; but: boolean; numbers: string[] }
  /** A rule with a name: squares, at-least-half, powers-of-3. */
  | { kind: 'set'; name: string; parameter: string }
  | { kind: 'code'; code: Code }
  | { kind: 'coins'; name: string; parameter: string }
  /** Runs of neighbouring coins whose length is in a named set or in a list. */
  | { kind: 'runs'; name: string; parameter: string; numbers: string[] };

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
  if (game === 'nim' || game === 'grundys-game' || game === 'fibonacci-nim') return { kind: game };
  const [, family = '', rest = ''] = /^(take|octal|hex|coins):(.+)$/.exec(game) ?? [];
  if (family === 'take') return taking(rest);
  if (family === 'octal' || family === 'hex') return coded(rest, family === 'hex');
  if (family === 'coins') return turning(rest);
  return undefined;
}

const LIST = /^\d+(?:,\d+)*$/;

function taking(rest: string): Rule | undefined {
  const but = rest.startsWith('all-but:');
  const list = but ? rest.slice('all-but:'.length) : rest;
  if (LIST.test(list)) return { kind: 'list', but, numbers: list.split(',') };
  return but ? undefined : { kind: 'set', ...parted(rest) };
}

/** A name and the number at its end: powers-of-3, at-most:4. */
function parted(text: string): { name: string; parameter: string } {
  const [, name = text, parameter = ''] = /^(.*?)[-:](\d+)$/.exec(text) ?? [];
  return { name, parameter };
}

function coded(written: string, hexadecimal: boolean): Rule | undefined {
  const [, first = '', head = '', tail = ''] =
    /^([\dA-F])\.([\dA-F]*)(?:\(([\dA-F]+)\))?$/.exec(written) ?? [];
  if (first === '') return undefined;
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

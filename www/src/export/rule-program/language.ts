/* What the writer of a program must know of its language. */

/** A piece of a program that stands for a number; the stronger it binds, the fewer parentheses. */
export interface Piece {
  text: string;
  strength: number;
}

/** How strongly pieces bind. */
export const STRENGTH = { sum: 1, product: 2, sign: 3, atom: 4 } as const;

export const atom = (text: string): Piece => ({ text, strength: STRENGTH.atom });

/** The text of a piece where one that binds less strongly needs parentheses. */
export const bound = (piece: Piece, strength: number): string =>
  piece.strength < strength ? `(${piece.text})` : piece.text;

export interface Language {
  and: string;
  or: string;
  not: string;
  /** Words that a rule may use as names, and a program of this kind may not. */
  taken: ReadonlySet<string>;
  /**
   * Functions that programs may call, by name, in an order in which each calls only those before
   * it.
   */
  helpers: Readonly<Record<string, string>>;

  /** A function without arguments that returns this. */
  later(text: string): string;
  /** Whole division and its rest, of numbers of which the second is positive, the first not < 0. */
  divide(left: string, right: string): string;
  rest(left: string, right: string): string;
  /** The same for all signs; division by 0 is undefined. */
  floorDivide(left: string, right: string): Piece;
  floorRest(left: string, right: string): Piece;
  /** Least and greatest of two numbers or more. */
  least(numbers: readonly string[]): string;
  greatest(numbers: readonly string[]): string;
  gcd(a: string, b: string): string;
  absolute(number: string): string;

  /** from, ..., to. */
  range(from: string, to: string): string;
  /** Different numbers, ascending. */
  list(numbers: readonly string[]): string;
  /** The numbers of lists, ascending, each once. */
  union(lists: readonly string[]): string;
  contains(list: string, number: string): string;
  /** A list with an entry for each function that has a result. */
  knownList(functions: readonly string[]): string;
  /** Whether a test holds for a number that is computed once; it has the name `x_` in the test. */
  withNumber(number: string, test: string): string;

  /** The first line of a loop through a list. */
  loop(name: string, list: string): string;
  /** The first line of a loop from one number to another. */
  loopRange(name: string, from: string, to: string): string;
  when(condition: string): string;
  assign(name: string, value: string): string;
  /** After what a line opens; empty if indentation is enough. */
  close: string;

  /** An option, from the texts of its parts; those of copies are lists already. */
  option(parts: readonly { text: string; copies: boolean }[]): string;
  position(coordinates: readonly string[]): string;
  /** Gives an option to the caller of `moves`, in a line or more. */
  yield(option: string): string[];
  yieldAll(options: string): string[];

  /** The whole program. */
  program(given: Frame): string;
}

/** What the frame of a program needs. */
export interface Frame {
  /** The names of the coordinates. */
  coordinates: readonly string[];
  /** Comment lines at the top, without the signs of a comment. */
  about: readonly string[];
  count: number;
  /** Whether a position exists, beyond that no coordinate is negative; empty if that is all. */
  exists: string;
  /** The lines of `moves`, without indentation of the function. */
  moves: readonly string[];
  /** The functions that `moves` and `exists` call. */
  helpers: readonly string[];
}

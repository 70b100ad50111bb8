/** One operation of an expression of nimbers. */
export interface NimberStep {
  /** "nim-sum", "nim-product", "nim-quotient", "nim-power", "nim-inverse", "nim-square-root",
   * "solve" (the even x with x² + x = the operand), "mex", "order", "field". */
  operation: string;
  /** Decimal digits. The second operand of a power is an ordinary integer, the exponent; a mex has
   * any number of operands, at most 256. */
  operands: string[];
  /** Decimal digits; an ordinary integer for "order" and "field". */
  result: string;
  /** The part of the expression that is the operation, in characters from 0: [from, to). */
  from: number;
  to: number;
  /** Why this is the result; nothing for a mex. Keys: same, split, cancel, fermat-product,
   * fermat-square, take-out, collect, conjugate, inverse, divide, reduce-exponent, square,
   * multiply, root-halves, upper-half, lower-half, check-root, order-part, field-of. Numbers of
   * more than 128 bits are sums of powers of two ("2^300 + 2^5"), cut after 16 of them with "…". */
  lines: Message[];
  /** How many further lines of the same kind were left out, decimal digits; "0" when the lines
   * are complete. */
  omitted: string;
}

export interface NimberAnswer {
  /** Decimal digits. */
  value: string;
  /** "integer" for order() and field(), which give ordinary integers. */
  kind: 'nimber' | 'integer';
  /** The operations, in the order of work. */
  steps: NimberStep[];
  /** How many steps were left out at the end, because the numbers in them are too long. */
  omitted: number;
}

/** The field of the nimbers below 2^bits, bits = 2^level. */
export interface NimberField {
  level: number;
  bits: number;
}

export interface NimberFacts {
  /** Decimal digits, as are all that follow. */
  value: string;
  /** The smallest field that contains it. */
  field: NimberField;
  square: string;
  squareRoot: string;
  /** Absent for 0. */
  inverse?: string;
  /** Multiplicative order; absent for 0, and from 2^4096 on, where the prime factors it needs are
   * not all known. */
  order?: string;
  /** The two solutions of x² + x = value; absent where they are not below 2^65536. */
  roots?: [string, string];
  /** The smallest field that contains them: that of the value, or the next larger one. */
  rootsField?: NimberField;
}

/** The value of an expression of nimbers, with its operations. Operators: + (also ⊕ -), * (also ×
 * · ⊗), / (also ÷), and ^ (also ** and superscript digits), whose exponent is an ordinary
 * integer; parentheses, sqrt(), inv(), solve(), mex(0, 1, 3) or mex{0, 1, 3}, and around the whole
 * expression order() or field(). Brackets contain ordinary arithmetic: [2^64]. Errors have `at`. */
export function nimber(request: { expression: string }, progress?: ProgressListener): NimberAnswer;
/** A window of the table of nim-sums, nim-products, powers (row to the power of the column), or
 * nim-quotients (row / column; column 0 has zeros, since nothing can be divided by 0), all rows
 * and columns below 2^32 and at most 2^24 cells; index = row * columns + column. Starts default
 * to 0 and steps to 1. */
export function nimberTable(
  request: {
    op: 'sum' | 'product' | 'power' | 'quotient';
    rowFrom?: NumberLike;
    columnFrom?: NumberLike;
    rows: NumberLike;
    columns: NumberLike;
    rowStep?: NumberLike;
    columnStep?: NumberLike;
  },
  progress?: ProgressListener,
): Uint32Array;
/** The facts about one nimber below 2^65536. */
export function nimberFacts(request: { value: NumberLike }, progress?: ProgressListener): NimberFacts;

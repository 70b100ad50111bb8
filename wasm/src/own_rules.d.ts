/*
 * The syntax tree of an own rule, as JSON. Sugar is gone: “take k” is the position n - k, a clause
 * has the names of the rule's position, floor(E) is a call like every other. What a tree means is
 * what the text means from which it is read; a tree has no parentheses.
 */

/** `(a,b) to (a-1,b), (a,b-1) for …; … on 1..8 x 1..8 without (2,2)` */
export interface RuleTree {
  /** The names of the coordinates of a position, one to three: n, or a and b. */
  coordinates: string[];
  clauses: RuleClause[];
  /** The positions that exist, a range for each coordinate; without it, all positions do. */
  board?: RuleRange[];
  /** Positions that do not exist, a number for each coordinate; without it, there are none. */
  walls?: number[][];
}

/** Both ends are included. */
export interface RuleRange {
  from: number;
  to: number;
}

/** Each way to bind the names for which the condition is met gives the results. */
export interface RuleClause {
  results: RuleResult[];
  /** From left to right: a binder sees the names of those before it. */
  binders: RuleBinder[];
  /** Without it, every way counts. */
  condition?: RuleCondition;
}

/** One option, or all ways to split the heap. */
export type RuleResult =
  /** The positions left, one or more. */
  | { kind: 'sum'; parts: RulePart[] }
  /** Every way to split n into two or more positive heaps, of different sizes if `distinct`. */
  | { kind: 'heaps'; distinct: boolean };

export type RulePart =
  /** One position: an expression for each coordinate. */
  | { kind: 'position'; coordinates: RuleExpression[] }
  /** So many equal heaps; only with one coordinate. */
  | { kind: 'copies'; count: RuleExpression; heap: RuleExpression };

export type RuleBinder =
  /** Runs through the set. */
  | { kind: 'in'; name: string; set: RuleSet }
  /** Names a number. */
  | { kind: 'value'; name: string; value: RuleExpression }
  /** Two positive numbers with that sum, in both orders. */
  | { kind: 'parts'; names: [string, string]; sum: RuleExpression };

/** The union of its items, as far as a number. */
export interface RuleSet {
  items: RuleItem[];
  /** The limit of all items. Without it, a name runs through infinite items up to the largest
   * coordinate, and in a condition they have no end. */
  upTo?: RuleExpression;
}

export type RuleItem =
  | { kind: 'range'; from: RuleExpression; to: RuleExpression }
  | { kind: 'list'; numbers: RuleExpression[] }
  | { kind: 'divisors'; proper: boolean; of: RuleExpression }
  | { kind: 'coprime'; to: RuleExpression }
  | { kind: 'named'; name: RuleSetName }
  /** The polygonal numbers of so many sides. */
  | { kind: 'named'; name: 'polygonal'; sides: number }
  /** 1, B, B^2, ...; none if the base is less than 2. */
  | { kind: 'powers'; base: RuleExpression };

export type RuleSetName =
  | 'squares'
  | 'triangular'
  | 'cubes'
  | 'primes'
  | 'semiprimes'
  | 'prime-powers'
  | 'fibonacci'
  | 'factorials'
  | 'odd'
  | 'even';

export type RuleCondition =
  /** Two conditions or more. */
  | { kind: 'and' | 'or'; conditions: RuleCondition[] }
  | { kind: 'not'; condition: RuleCondition }
  /** operands[0] operators[0] operands[1] operators[1] operands[2] …, each neighbouring pair. */
  | { kind: 'comparison'; operands: RuleExpression[]; operators: RuleRelation[] }
  | { kind: 'test'; test: 'even' | 'odd' | 'prime' | 'square'; of: RuleExpression }
  | { kind: 'divides'; divisor: RuleExpression; of: RuleExpression }
  | { kind: 'in'; number: RuleExpression; set: RuleSet };

/** `==` is read as `=`. */
export type RuleRelation = '=' | '!=' | '<' | '<=' | '>' | '>=';

export type RuleExpression =
  | { kind: 'number'; value: number }
  | { kind: 'name'; name: string }
  | { kind: 'negative'; of: RuleExpression }
  | { kind: 'operation'; operator: RuleOperator; left: RuleExpression; right: RuleExpression }
  | { kind: 'call'; function: RuleFunction; arguments: RuleExpression[] };

export type RuleOperator = '+' | '-' | '*' | '/' | 'mod' | 'xor';

export type RuleFunction = 'floor' | 'min' | 'max' | 'gcd' | 'sqrt' | 'highbit' | 'lowbit' | 'abs';

/** The syntax tree of an own rule, or of the rule that a game on heaps is: take:..., nim,
 * grundys-game, and octal codes that do not repeat. `rule` is the rule in canonical form. Other
 * games are refused with the code `unknown-game`. */
export function ruleTree(request: { game: string }): { rule: string; tree: RuleTree };

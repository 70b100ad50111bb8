/*
 * Rules of two numbers to start from. The texts about them are own-rule-* in own-rules.ftl;
 * tests/unit/own-rules.test.ts checks their claims.
 */

// messages: own-rule-*

export interface OwnRule {
  /** The texts are own-rule-ID, a name, and own-rule-ID-why, a remark. */
  id: string;
  /** The notation. */
  rule: string;
  /** Values up to this n; with two coordinates, a table with this as its last row and column. */
  n: string;
  /** Where the game comes from: a name that is the same in every language. */
  source: string;
  /** The address of the source, if it has a stable one. */
  url?: string;
}

export const euler = (problem: number) => ({
  source: `Project Euler ${problem}`,
  url: `https://projecteuler.net/problem=${problem}`,
});
export const hackerrank = (name: string) => ({ source: `HackerRank: ${name}` });

export const TABLE_RULES: readonly OwnRule[] = [
  {
    id: 'empty-and-divide',
    rule: 'rule:((a,b) to (k,a-k) for k in 1..a-1; (k,b-k) for k in 1..b-1)',
    n: '32',
    source: 'Ferguson, Game Theory, part I: Empty and Divide',
  },
  {
    id: 'multiples-of-the-other',
    rule: 'rule:((a,b) to (a-k*b,b) for k in 1..a/b; (a,b-k*a) for k in 1..b/a)',
    n: '50',
    ...euler(325),
  },
  {
    id: 'knight',
    rule: 'rule:((a,b) to (a-2,b+1), (a-2,b-1), (a+1,b-2), (a-1,b-2) on 1..15 x 1..15)',
    n: '15',
    ...hackerrank('A Chessboard Game'),
  },
  {
    id: 'once-or-twice',
    rule: 'rule:((a,b) to (a-k,b) for k in 1..a; (a,b-k) for k in 1..b; (a-k,b-k), (a-2*k,b-k), (a-k,b-2*k) for k in 1..min(a,b))',
    n: '50',
    ...euler(665),
  },
];

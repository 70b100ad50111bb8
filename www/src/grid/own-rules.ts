/*
 * Rules of one's own to start from, each with enough values to show its point. The texts about them
 * are own-rule-* in own-rules.ftl; tests/unit/own-rules.test.ts checks their claims.
 */

import { euler, hackerrank, type OwnRule, TABLE_RULES } from './table-rules';

// messages: own-rule-*

const codeforces = (contest: number, task: string) => ({
  source: `Codeforces ${contest}${task}`,
  url: `https://codeforces.com/problemset/problem/${contest}/${task}`,
});
const atcoder = (contest: number, task: string) => ({
  source: `AtCoder ABC ${contest} ${task}`,
  url: `https://atcoder.jp/contests/abc${contest}/tasks/abc${contest}_${task.toLowerCase()}`,
});
const oeis = (number: string) => ({ source: `OEIS ${number}`, url: `https://oeis.org/${number}` });

export const OWN_RULES: readonly OwnRule[] = [
  {
    id: 'mark',
    rule: 'rule:(n to n-1 or floor(n/2))',
    n: '200',
    source: 'Fraenkel, Aperiodic subtraction games, 2011',
  },
  {
    id: 'prime-powers',
    rule: 'rule:(n to n-k for k in {1} or prime powers)',
    n: '120',
    source: 'Engel, Problem-Solving Strategies, chapter 13',
  },
  {
    id: 'primes-or-semiprimes',
    rule: 'rule:(n to n-k for k in primes or semiprimes)',
    n: '300',
    source: 'OEIS A014589, with semiprimes',
    url: 'https://oeis.org/A014589',
  },
  {
    id: 'primes-to-13',
    rule: 'rule:(n to n-k for k in primes up to 13)',
    n: '90',
    ...hackerrank('Manasa and Prime game'),
  },
  { id: 'three-to-fourteen', rule: 'rule:(n to n-k for k in 3..14)', n: '170', ...atcoder(297, 'G') },
  {
    id: 'prim',
    rule: 'rule:(n to n-k for k in coprime to n)',
    n: '200',
    source: 'Berlekamp, Conway, Guy, Winning Ways: Prim',
  },
  {
    id: 'delete-divisors',
    rule: 'rule:(n to n-d for d in proper divisors of n if d > 1)',
    n: '256',
    ...codeforces(1537, 'D'),
  },
  {
    id: 'keep-a-divisor',
    rule: 'rule:(n to d for d in proper divisors of n)',
    n: '256',
    ...atcoder(368, 'F'),
  },
  {
    id: 'odd-divisors',
    rule: 'rule:(n to n-1 if n > 1; n/d for d in divisors of n if d > 1 and d odd)',
    n: '200',
    ...codeforces(1370, 'C'),
  },
  {
    id: 'equal-heaps',
    rule: 'rule:(n to k heaps of n/k for k in divisors of n if k > 1)',
    n: '200',
    ...hackerrank('Tower Breakers, Again!'),
  },
  {
    id: 'five-halves',
    rule: 'rule:(n to n-1; 5 heaps of n/2 if n even)',
    n: '200',
    ...codeforces(603, 'C'),
  },
  {
    id: 'two-divisors',
    rule: 'rule:(n to a and b for a in proper divisors of n, b in proper divisors of n if a > 1 and b > 1)',
    n: '200',
    ...euler(550),
  },
  {
    id: 'different-heaps',
    rule: 'rule:(n to distinct heaps)',
    n: '50',
    ...hackerrank('Stone Piles'),
  },
  {
    id: 'couples-are-forever',
    rule: 'rule:(n to a and b for a+b = n if n > 2)',
    n: '300',
    ...oeis('A046695'),
  },
  {
    id: 'paper-strip',
    rule: 'rule:(n to a and n-2-a for a in 0..n-2)',
    n: '200',
    ...euler(306),
  },
  {
    id: 'two-or-three-neighbours',
    rule: 'rule:(n to a and n-k-a for k in 2..3, a in 0..n-k)',
    n: '200',
    ...atcoder(278, 'G'),
  },
  ...TABLE_RULES,
];

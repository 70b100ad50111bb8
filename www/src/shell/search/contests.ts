/*
 * Problems of contests whose game the site has, by the names of their pages: the rule is the whole
 * rule of the problem, a position is an example. And the sources of the examples of own rules.
 */

import { TABLE_RULES } from '../../grid/table-rules';
import { OWN_RULES } from '../../rooms/games/own-rules';
import type { Entry, Found, Link } from './entries';

/** By name: the notation of a game, or the arguments of a position. */
const CONTESTS: Readonly<Record<string, string | Record<string, string>>> = {
  'LeetCode 292: Nim Game': 'take:1,2,3',
  'LeetCode 293: Flip Game': 'octal:0.07',
  'LeetCode 294: Flip Game II': 'octal:0.07',
  'LeetCode 1025: Divisor Game': 'take:proper-divisors',
  'LeetCode 1510: Stone Game IV': 'take:squares',
  'LeetCode 1908: Game of Nim': { heaps: '1 2 3' },
  'CSES 1729: Stick Game': 'take:1,3,4',
  'CSES 1730: Nim Game I': { heaps: '5 7 2 5' },
  'CSES 1098: Nim Game II': { heaps: 'take:1,2,3: 5 7 2 5' },
  'CSES 1099: Stair Game': { heaps: 'staircase 2 0 1' },
  'CSES 2207: Grundy’s Game': 'grundys-game',
  'CSES 2208: Another Game': { heaps: 'take:1: 1 2 3', sum: 'selective' },
  'AtCoder DP K: Stones': { heaps: 'take:2,3: 4' },
  'AtCoder ABC 297 G: Constrained Nim 2': { heaps: 'take:1,2: 2 3 3' },
  'AtCoder ABC 172 F: Unfair Nim': { heaps: '5 3' },
  'Codeforces 1194D: 1-2-K Game': { heaps: 'take:1,2,4: 4' },
  'Codeforces 1704F: Colouring Game': 'octal:0.07',
  'Codeforces 2004E: Not a Nim Problem': 'take:coprime',
  'Project Euler 301: Nim': { heaps: '1 2 3' },
  'Project Euler 306: Paper-strip Game': 'octal:0.07',
  'Project Euler 409: Nim Extreme': 'nim',
  'Project Euler 509: Divisor Nim': 'take:proper-divisors',
  'Project Euler 560: Coprime Nim': 'take:coprime',
  'Project Euler 692: Siegbert and Jo': 'fibonacci-nim',
  'Project Euler 888: 1249 Nim': 'rule:(n to n-1 or n-2 or n-4 or n-9; a and b for a+b = n)',
  'HackerRank: Game of Stones': 'take:2,3,5',
  'HackerRank: Introduction to Nim Game': { heaps: '2 1 4' },
  'HackerRank: Misère Nim': { heaps: '1 2 2', play: 'misere' },
  'HackerRank: Nimble Game': { heaps: 'nimble 1 4 4' },
  'HackerRank: Poker Nim': { heaps: 'poker nim 2 1' },
  'HackerRank: Tower Breakers': 'rule:(n to d for d in proper divisors of n)',
  'HackerRank: Deforestation': { heaps: 'hackenbush (()(()))' },
  'HackerRank: Chocolate in Box': { heaps: '2 3' },
};

export function contestEntries(link: Link): Entry[] {
  const places = Object.entries(CONTESTS).map(
    ([source, what]) => [source, ...(typeof what === 'string' ? game(what) : position(what))] as const,
  );
  const rules = OWN_RULES.map(({ source, rule, n }) => [source, 'sequence', { game: rule, n }] as const);
  const tables = TABLE_RULES.map(({ source, rule }) => [source, 'table', { game: rule }] as const);
  return [...places, ...rules, ...tables].flatMap(([name, need, given]) => {
    const href = link(need, given);
    if (!href) return [];
    const sign = 'game' in given ? given.game : given.heaps;
    const found: Found = { kind: 'problem', name, sign: sign ?? '', about: '', href };
    return [{ names: namesOf(name), about: '', found }];
  });
}

const game = (notation: string) => ['sequence', { game: notation }] as const;
const position = (given: Record<string, string>) => ['position', given] as const;

/** "Project Euler 301: Nim" is found as "Euler 301", "PE301", "Nim", and by a number of three digits
 * or more alone. */
function namesOf(source: string): string[] {
  const [full = '', name = ''] = source.split(': ');
  const place = full.replace(/ (?=\d)/, '');
  const short = place.startsWith('Project Euler')
    ? [place.slice(8), place.replace('Project Euler', 'PE')]
    : [];
  const number = /\d{3,}\w?$/.exec(place)?.[0] ?? '';
  return [`${place} ${name}`, full, place, name, number, ...short].filter(Boolean);
}

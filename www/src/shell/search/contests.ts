/*
 * Problems of contests whose game the site has, by the names of their pages: the rule is the whole
 * rule of the problem, a position is an example. And the sources of the examples of own rules.
 */

import { TABLE_RULES } from '../../grid/table-rules';
import { OWN_RULES } from '../../rooms/games/own-rules';
import type { Entry, Found, Link } from './found';

/** By name: the notation of a game, or the arguments of a position. */
const CONTESTS: Readonly<Record<string, string | Record<string, string>>> = {
  'LeetCode 292: Nim Game': 'take:1,2,3',
  'LeetCode 294: Flip Game II': 'octal:0.07',
  'LeetCode 1025: Divisor Game': 'take:proper-divisors',
  'LeetCode 1510: Stone Game IV': 'take:squares',
  'CSES 1730: Nim Game I': { heaps: '5 7 2 5' },
  'CSES 1098: Nim Game II': { heaps: 'take:1,2,3: 5 7 2 5' },
  'CSES 1099: Stair Game': { heaps: 'staircase 2 0 1' },
  'CSES 2207: Grundy’s Game': 'grundys-game',
  'Project Euler 301: Nim': { heaps: '1 2 3' },
  'Project Euler 306: Paper-strip Game': 'octal:0.07',
  'Project Euler 509: Divisor Nim': 'take:proper-divisors',
  'Project Euler 560: Coprime Nim': 'take:coprime',
  'HackerRank: Game of Stones': 'take:2,3,5',
  'HackerRank: Misère Nim': { heaps: '1 2 2', play: 'misere' },
  'HackerRank: Poker Nim': { heaps: 'poker nim 2 1' },
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

/** "Project Euler 301: Nim" is found as "Euler 301", "PE301" and "Nim", not by a number alone. */
function namesOf(source: string): string[] {
  const [place = '', name = ''] = source.replace(/ (?=\d)/, '').split(': ');
  const short = place.startsWith('Project Euler')
    ? [place.slice(8), place.replace('Project Euler', 'PE')]
    : [];
  return [`${place} ${name}`, place, name, ...short].filter(Boolean);
}

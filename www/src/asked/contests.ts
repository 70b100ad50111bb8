/* Problems of contests by the names of their pages, and other places by names from elsewhere. */

import { isTableRule } from '../question/typed/board';
import type { Need } from '../rooms/definition';
import { OWN_RULES } from '../ruleset/own-rules';
import { fitting } from '../ui/match';
import places from './places.tsv?raw';

interface Place {
  name: string;
  need: Need;
  given: Record<string, string> | undefined;
}

/** The places of places.tsv by their names; without arguments, the default question. */
export const PLACES: readonly Place[] = places
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [name = '', need, ...cells] = line.split('\t');
    const given = cells.map((cell) => [cell.slice(0, cell.indexOf('=')), cell.slice(cell.indexOf('=') + 1)]);
    return { name, need: need as Need, given: given.length ? Object.fromEntries(given) : undefined };
  });

/** Problems of contests, and the sources of the examples of own rules. */
export const CONTESTS: readonly Place[] = [
  ...PLACES.filter(({ name }) => !/^(?:A\d+$|topic-)/.test(name)),
  ...OWN_RULES.map(({ source: name, rule, n }) =>
    isTableRule(rule)
      ? { name, need: 'table' as const, given: { game: rule } }
      : { name, need: 'sequence' as const, given: { game: rule, n } },
  ),
];

/** "Project Euler 301: Nim" is also called "Euler 301", "PE301" and "Project Euler 301 Nim". */
export function calledBy(source: string): string[] {
  const [full = '', name = ''] = source.split(': ');
  const place = full.replace(/ (?=\d)/, '');
  const short = place.startsWith('Project Euler')
    ? [place.slice(8), place.replace('Project Euler', 'PE')]
    : [];
  return [`${place} ${name}`, full, place, ...short];
}

/** The problems of contests that are called so. */
export const contestsCalled = (typed: string): Place[] =>
  CONTESTS.filter(({ name }) => fitting(typed, { names: calledBy(name), about: '' }) === 0);

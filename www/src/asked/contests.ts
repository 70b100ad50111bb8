/* What is found by words without the engine: rooms, words of the theory, and problems of contests
 * by the names of their pages. */

import { has, text } from '../i18n/index';
import { withoutDefaults } from '../question/parameters';
import { toHash } from '../question/question';
import { isTableRule } from '../question/typed/board';
import { simplified } from '../question/typed/names';
import { known, type Need, type RoomEntry, usualQuestion } from '../rooms/definition';
import { linkFor } from '../rooms/places';
import { OWN_RULES } from '../ruleset/own-rules';
import { fitting, type Worded } from '../ui/match';
import places from './places.tsv?raw';
import { ignored } from './read-as';

export type Kind = 'game' | 'position' | 'problem' | 'sequence' | 'nimber' | 'room' | 'topic' | 'oeis';

export interface Found {
  kind: Kind;
  name: string;
  /** The notation, the OEIS number, or the source of a problem. */
  sign: string;
  about: string;
  href: string;
  /** The game whose first values are the thumbnail. */
  game?: string | undefined;
}

/** A result with the words that find it. */
export type Entry = Worded & { found: Found };

/** The link to what serves a need, or to its default question; undefined without its room. */
export type Link = (need: Need, given?: Record<string, string>) => string | undefined;

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

/** A room, or each of its parts. */
// messages: rooms-*
function roomEntries(room: RoomEntry): Entry[] {
  const { id, names, parts = names.slice(0, 1) } = room;
  return parts.map((part) => {
    const called = has(`rooms-${part}`) ? part : id;
    const name = text(`rooms-${called}`);
    const href = toHash(withoutDefaults(usualQuestion({ ...room, names: [part] })));
    const words = has(`search-words-${called}`) ? text(`search-words-${called}`).split(', ') : [];
    const found: Found = { kind: 'room', name, sign: '', about: '', href };
    return { names: [name, called, ...words], about: '', found };
  });
}

/** Words of the theory, each with the place that shows it. */
// messages: topic-*
function topicEntries(link: Link): Entry[] {
  return PLACES.filter(({ name }) => name.startsWith('topic-')).flatMap(({ name: topic, need, given }) => {
    const href = link(need, given);
    if (!href) return [];
    const id = topic.slice('topic-'.length);
    const [name, about] = [text(`topic-${id}`), text(`topic-${id}-about`)];
    const names = [name, ...text(`topic-${id}-also`).split(', ')];
    return [{ names, about, found: { kind: 'topic' as const, name, sign: '', about, href } }];
  });
}

/** Problems of contests, by their names and by a number of at least three digits alone. */
function contestEntries(link: Link): Entry[] {
  return CONTESTS.flatMap(({ name, need, given }) => {
    const href = link(need, given);
    if (!href) return [];
    const sign = given?.game ?? given?.heaps ?? '';
    const [place = '', ...words] = name.split(': ');
    const names = [...calledBy(name), ...words, ...(/\d{3,}\w?$/.exec(place) ?? [])];
    return [{ names, about: '', found: { kind: 'problem' as const, name, sign, about: '', href } }];
  });
}

/** What is found in these rooms. */
export const placeEntries = (link: Link = linkFor, rooms: readonly RoomEntry[] = known): Entry[] => [
  ...rooms.filter(({ id }) => has(`rooms-${id}`)).flatMap(roomEntries),
  ...topicEntries(link),
  ...contestEntries(link),
];

/** Problems of contests with this number or whole name. */
export const contestsCalled = (typed: string): Found[] =>
  called(
    typed,
    contestEntries(linkFor).map((entry) => ({ ...entry, names: calledBy(entry.found.name) })),
  );

/** Those that are called so. */
export const called = (typed: string, entries: readonly Entry[]): Found[] =>
  entries.filter((entry) => fitting(typed, entry) === 0).map(({ found }) => found);

/** What is named within a text, with what that leaves out. */
export function inside(typed: string, entries: readonly Entry[]): Found[] {
  const all = ` ${simplified(typed)} `;
  return entries.flatMap(({ names, found }) => {
    const name = names.map(simplified).find((one) => one.length > 2 && all.includes(` ${one} `));
    if (name === undefined) return [];
    return [{ ...found, about: `${ignored(all.split(name)).said} ${found.about}`.trim() }];
  });
}

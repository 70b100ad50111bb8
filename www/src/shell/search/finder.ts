/*
 * Finds problems, rooms, games by name, notation or OEIS number, sequences by their first terms,
 * and what a typed question means. Loaded when the reader begins to search.
 */

import 'texts:exhibits';
import 'texts:gallery';
import 'texts:search';
import 'texts:sums';
import { type Entry, type Found, inside, type Link, placeEntries } from '../../asked/contests';
import { type Chip, chipsOf, type Drawing, drawing, examples } from '../../asked/read-as';
import { type ReadQuestion, readTyped } from '../../asked/read-typed';
import type { Client } from '../../engine/client';
import type { Problem, TypedChange, TypedOffer } from '../../engine/protocol';
import { isTableRule } from '../../grid/table-games';
import { text } from '../../i18n/index';
import { withoutDefaults } from '../../question/parameters';
import { toHash } from '../../question/question';
import { noSizeIn, quoted } from '../../question/typed/sum';
import { type RoomEntry, usualQuestion } from '../../rooms/definition';
import { ROOMS } from '../../rooms/index';
import { linkFor } from '../../rooms/places';
import { exhibitOf } from '../../ruleset/exhibits';
import { best } from '../../ui/match';
import { exhibitEntries, gameEntry, problemEntry, sequenceEntry, tableEntries } from './entries';
import { type Exact, MAX_FOUND, Meanings } from './meanings';

/** The most results for a part of a query. */
const NEAR = 3;
/** The longest query: as much as the engine reads as a question. */
const MAX_TYPED = 4000;
/** Nothing is searched for the words of longer queries. */
const MAX_WORDS = 1000;

export interface Findings extends Drawing {
  query: string;
  found: Found[];
  /** A sentence if nothing was found, the error in a notation, or a question about the text. */
  hint: string;
  /** How the query was read, or what may be typed instead. */
  chips: Chip[];
}

export class Finder {
  #client: Client;
  #problems: readonly Problem[];
  #rooms: readonly RoomEntry[];
  #known: Promise<{ entries: readonly Entry[]; meanings: Meanings }> | undefined;

  constructor(client: Client, problems: readonly Problem[], entries: readonly RoomEntry[] = ROOMS) {
    this.#client = client;
    this.#problems = problems;
    this.#rooms = entries;
  }

  /** Never rejects; if the engine fails, finds what needs no engine. */
  async find(typed: string): Promise<Findings> {
    const query = typed.trim();
    const nothing = { query, found: [], hint: '', chips: [], ...drawing };
    if (query === '') return nothing;
    if (query.length > MAX_TYPED) return { ...nothing, hint: text('search-too-long', { max: MAX_TYPED }) };
    this.#known ??= this.#load();
    const { entries, meanings } = await this.#known;
    const read = await readTyped(this.#ask, query).catch(() => undefined);
    const size = wrongSize(read, query);
    if (size) return { ...nothing, hint: text('typed-no-size', { size }) };
    const { found: exact, hint, note } = await exactMeaning(meanings, query, read);
    // What has an exact meaning is not searched as words; numbers occur in many texts.
    // A name and one number may be a position, or just words.
    const isExact =
      isTableRule(query) ||
      (read?.best !== undefined &&
        !mayBeWords(read.best, query) &&
        (exact.length > 0 || hint !== '' || !/\p{L}{3}/u.test(query)));
    // A number alone is a whole name only: it occurs in many texts.
    const searched = entries.filter(
      ({ names }) => query.length <= MAX_WORDS && (/\p{L}/u.test(query) || names.includes(query)),
    );
    const near = isExact ? [] : best(query, searched, MAX_FOUND).map(({ found }) => found);
    // What is not clear comes after what is called so; a notation with an error is none of it.
    const unclear = read && !read.best && !hint ? await meanings.offered(read.others, query, false) : [];
    const offered = unclear.flatMap((one) => one.found);
    const ordered = hasWrongNumber(read) ? [...exact, ...offered, ...near] : [...exact, ...near, ...offered];
    const found = unique([...ordered, ...(await meanings.heap(query))]).slice(0, MAX_FOUND);
    if (!found.length && !hint) found.push(...unique(inside(query, searched)).slice(0, NEAR));
    if (!found.length) {
      const said = hint || text('search-nothing', { query: quoted(query) });
      return { ...nothing, hint: said, chips: hint ? [] : examples() };
    }
    // A question about heaps is asked if they are the likeliest meaning.
    const isRead = found[0] === exact[0] && read !== undefined;
    const asked = found[0]?.kind === 'position' || found[0]?.kind === 'nimber' ? note : '';
    const chips = isRead ? await chipsOf(this.#ask, query, read).catch(() => []) : [];
    return { ...nothing, found, hint: asked, chips };
  }

  readonly #ask: Client['ask'] = (name, request) => this.#client.ask(name, request, { lane: 'quick' });

  async #load(): Promise<{ entries: readonly Entry[]; meanings: Meanings }> {
    const [games, sequences] = await Promise.all([
      this.#ask('games', {}).then(
        ({ answer }) => answer,
        () => [],
      ),
      this.#ask('knownSequences', {}).then(
        ({ answer }) => answer,
        () => [],
      ),
    ]);
    const link = this.#link;
    const known = sequences.map((one) => sequenceEntry(one, link));
    const entries = [
      ...this.#problems.map(problemEntry),
      ...exhibitEntries(games),
      ...games.filter(({ game }) => !exhibitOf(game)).map(gameEntry),
      ...tableEntries(link),
      ...placeEntries(link, this.#rooms),
      ...known,
    ];
    const byNumber = new Map(known.map(({ found }) => [found.sign, found]));
    return { entries, meanings: new Meanings(this.#ask, link, entries, byNumber) };
  }

  /** The link to what serves a need, or to its default question; undefined without its room. */
  readonly #link: Link = (need, given) => {
    const entry = this.#rooms.find(({ serves }) => serves?.includes(need));
    if (!entry) return undefined;
    return given ? linkFor(need, given) : toHash(withoutDefaults(usualQuestion(entry)));
  };
}

/** What the query means exactly, each reading with its name. */
async function exactMeaning(
  meanings: Meanings,
  query: string,
  read: ReadQuestion | undefined,
): Promise<Exact> {
  // What is near a sentence says more than where it stops being a notation.
  if (!read?.best && read?.others.length && /\s/.test(query)) return { found: [], hint: '', note: '' };
  if (!read?.best) return meanings.game(query);
  const offers = [read.best, ...read.others];
  const all = await meanings.offered(offers, query);
  // Terms that are known are likelier than a list of heaps or moves.
  const terms = offers.findIndex(({ question }) => question.kind === 'terms');
  const known = all[terms]?.found.length ? all.splice(terms, 1) : [];
  const ordered = [...known, ...all];
  const first = (name: 'hint' | 'note') => ordered.find((exact) => exact[name])?.[name] ?? '';
  return { found: ordered.flatMap(({ found }) => found), hint: first('hint'), note: first('note') };
}

/** What is no size of a heap, if a game is clear without it: "nim −3", "nim 3.5". */
function wrongSize(read: ReadQuestion | undefined, query: string): string | undefined {
  const [nearest] = read?.best ? [] : (read?.others ?? []);
  const size = nearest?.question.kind === 'game' ? noSizeIn(query) : undefined;
  const isLeft = ({ from, to }: TypedChange) =>
    Array.from(query)
      .slice(from, to)
      .join('')
      .endsWith(size ?? '');
  return nearest?.changed.some(isLeft) ? size : undefined;
}

/** Whether a game is clear, and only its number is not one of it: "fibonacci nim 0". */
const hasWrongNumber = (read: ReadQuestion | undefined): boolean =>
  !read?.best && !!read?.others.some(({ changed }) => changed.some(({ why }) => why === 'number'));

/** Whether a query is a name, perhaps with one number, which may be just words. */
const mayBeWords = ({ question: { kind, text: meant } }: TypedOffer, query: string): boolean =>
  kind === 'problem' || (kind === 'position' ? /^[^{},]*:\{\d+\}$/.test(meant) : !/\d/.test(query));

/** Removes duplicates, such as a game found both exactly and by its name. */
function unique(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ href, game, kind, name }) => {
    // Several words and positions may lead to one place.
    const own = kind === 'position' || kind === 'topic' ? `${kind} ${name}` : undefined;
    const key = own ?? (kind === 'problem' ? href : (game ?? href));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/*
 * Finds problems, rooms, games by name, notation or OEIS number, sequences by their first terms,
 * and the values of nimber expressions. Loaded when the reader begins to search.
 */

import type { Client } from '../../engine/client';
import type {
  Calls,
  EqualCodes,
  GameInfo,
  KnownSequence,
  NamedGame,
  Problem,
  TypedOffer,
  TypedQuestion,
} from '../../engine/protocol';
import { familyOf, isTableRule, tableGameOf } from '../../grid/table-games';
import { allowedIn } from '../../i18n/allowed';
import exhibitTexts from '../../i18n/en/exhibits.ftl?raw';
import galleryTexts from '../../i18n/en/gallery.ftl?raw';
import ruleTexts from '../../i18n/en/rules.ftl?raw';
import texts from '../../i18n/en/search.ftl?raw';
import words from '../../i18n/en/words.txt?raw';
import { has, learn, listed, text } from '../../i18n/index';
import { min } from '../../question/numbers';
import { withoutDefaults } from '../../question/parameters';
import { toHash } from '../../question/question';
import { readGame } from '../../question/typed/game';
import { type Need, type RoomEntry, usualQuestion } from '../../rooms/definition';
import { ROOMS } from '../../rooms/index';
import { roomFor } from '../../rooms/needs';
import { exhibitLink, linkFor } from '../../rooms/places';
import { equalCodes } from '../../ruleset/equal-codes';
import { exhibitOf, GALLERY } from '../../ruleset/exhibits';
import { gameNamed } from '../../ruleset/game-name';
import { ruleHeading, ruleSentence } from '../../ruleset/rule-words';
import { best } from '../../ui/match';
import { defaultQuestion } from '../arrival';
import { contestEntries } from './contests';
import type { Entry, Found } from './found';
import { boardFound, hasBoard, positionsFound, sumFound } from './positions';
import { topics } from './topics';

learn(texts);
learn(exhibitTexts);
learn(galleryTexts);
learn(ruleTexts);

/** The largest number of results. */
const MAX_FOUND = 8;
/** The longest query; no name or typed notation is longer. */
const MAX_TYPED = 200;
/** The most groups of octal codes with the typed terms. */
const CODES = 3;
/** The n of links to coin games, whose values grow fast: the shortest of them ends at 32. */
const COINS = '30';

export interface Findings {
  query: string;
  found: Found[];
  /**
   * A sentence if nothing was found, the error in a notation, or a question about what was typed.
   */
  hint: string;
}

/** What a query means exactly. */
interface Exact {
  found: Found[];
  /** A sentence if nothing is found. */
  hint: string;
  /** A sentence above what is found. */
  note: string;
}

const exactly = (found: Found[], hint = ''): Exact => ({ found, hint, note: '' });

/** Games that an OEIS sequence describes otherwise than by their values. */
const OEIS_GAMES: Record<string, string> = {
  A030193: 'take:squares',
  A001581: 'take:fibonacci',
  A025043: 'take:primes',
  A070939: 'take:at-least-half',
  A054016: 'coins:moebius',
};
/** What shows other OEIS sequences, with a question. */
const OEIS_PLACES: Record<string, [need: Need, given?: Record<string, string>]> = {
  A000201: ['table', { game: 'wythoff' }],
  A001950: ['table', { game: 'wythoff' }],
  A002251: ['table', { game: 'wythoff' }],
  A004481: ['table', { game: 'wythoff' }],
  A004482: ['table', { game: 'wythoff' }],
  A047708: ['table', { game: 'wythoff' }],
  A051917: ['nimber', { e: '1/5' }],
  A006042: ['nimber', { e: '5^2' }],
  A003714: ['representation'],
  A007895: ['representation'],
  A139764: ['representation'],
  A005206: ['representation'],
  A003849: ['representation'],
  A005614: ['representation'],
};

/** The games of tables that are searched by name. */
const TABLES = ['wythoff', 'wythoff:2', 'euclid', 'euclid-to-zero', 'dynamic:3'];

export class Finder {
  #client: Client;
  #problems: readonly Problem[];
  #rooms: readonly RoomEntry[];
  #entries: Promise<Entry[]> | undefined;
  #sequences = new Map<string, Found>();

  constructor(client: Client, problems: readonly Problem[], entries: readonly RoomEntry[] = ROOMS) {
    this.#client = client;
    this.#problems = problems;
    this.#rooms = entries;
  }

  /** Never rejects; if the engine fails, finds what needs no engine. */
  async find(typed: string): Promise<Findings> {
    const query = typed.trim();
    if (query === '') return { query, found: [], hint: '' };
    if (query.length > MAX_TYPED)
      return { query, found: [], hint: text('search-too-long', { max: MAX_TYPED }) };
    this.#entries ??= this.#load();
    const entries = await this.#entries;
    const read = await this.#quiet('readQuestion', { text: query, words });
    const { found: exact, hint, note } = await this.#exact(query, read);
    // What has an exact meaning is not searched as words; numbers occur in many texts.
    // A name and one number may be a position, or just words.
    const isExact =
      isTableRule(query) ||
      (read?.best !== undefined &&
        !mayBeWords(read.best, query) &&
        (exact.length > 0 || hint !== '' || !/\p{L}{3}/u.test(query)));
    // A number alone is searched in names only: an example in a description does not mean it.
    const searched = /\p{L}/u.test(query) ? entries : entries.map((entry) => ({ ...entry, about: '' }));
    const near = isExact ? [] : best(query, searched, MAX_FOUND).map(({ found }) => found);
    // What is not clear comes after what is called so; a notation with an error is none of it.
    const unclear = read && !read.best && !hint ? await this.#offered(read.others, query) : [];
    const found = unique([...exact, ...near, ...unclear.flatMap((one) => one.found)]).slice(0, MAX_FOUND);
    // A question about heaps is asked if they are the likeliest meaning.
    const asked = found[0]?.kind === 'position' || found[0]?.kind === 'nimber' ? note : '';
    return { query, found, hint: found.length ? asked : hint || text('search-nothing', { query }) };
  }

  async #load(): Promise<Entry[]> {
    const [games = [], sequences = []] = await Promise.all([
      this.#quiet('games', {}),
      this.#quiet('knownSequences', {}),
    ]);
    return [
      ...this.#problems.map(problemEntry),
      ...exhibitEntries(games),
      ...games.filter(({ game }) => !exhibitOf(game)).map(gameEntry),
      ...this.#rooms.filter(({ id }) => has(`rooms-${id}`)).map(roomEntry),
      ...this.#tables(),
      ...topics((need, given) => this.#link(need, given)),
      ...contestEntries((need, given) => this.#link(need, given)),
      ...sequences.map((known) => this.#sequenceEntry(known)),
    ];
  }

  #sequenceEntry({ oeis, name, game }: KnownSequence): Entry {
    const of = game ?? OEIS_GAMES[oeis];
    const elsewhere = OEIS_PLACES[oeis] && this.#link(...OEIS_PLACES[oeis]);
    const found: Found = {
      kind: of || elsewhere ? 'sequence' : 'oeis',
      name: of ? nameOf(of) : name,
      sign: oeis,
      about: of ? name : elsewhere ? '' : text('search-at-oeis'),
      href: of ? gameLink(of) : (elsewhere ?? `https://oeis.org/${oeis}`),
      game: of,
    };
    this.#sequences.set(oeis, found);
    return { names: [oeis], about: name, found };
  }

  /** The link to what serves a need, or to its default question; undefined without its room. */
  #link(need: Need, given?: Record<string, string>): string | undefined {
    const entry = this.#rooms.find(({ serves }) => serves?.includes(need));
    if (!entry) return undefined;
    return given ? linkFor(need, given) : toHash(withoutDefaults(usualQuestion(entry)));
  }

  /** Entries for two-heap games, which have a room of their own. */
  #tables(): Entry[] {
    return TABLES.flatMap((game) => {
      const href = this.#link('table', { game });
      if (!href) return [];
      const family = familyOf(game);
      const name = text(`search-table-${family}`);
      const about = text(`search-why-${family}`);
      const names = [name, game, ...text(`search-also-${family}`).split(', ')];
      return [{ names, about, found: { kind: 'game' as const, name, sign: game, about, href } }];
    });
  }

  /** The table of a game on two numbers, or of a rule of them. */
  async #table(typed: string): Promise<Found[]> {
    const game = tableGameOf(typed);
    const href = game && this.#link('table', { game });
    const known = href && (await this.#quiet('tableGame', { game }));
    if (!known) return [];
    const family = familyOf(known.game);
    const name = text(`search-table-${family}`);
    return [{ kind: 'game', name, sign: known.game, about: text(`search-why-${family}`), href }];
  }

  /** What the query means exactly, each reading with its name. */
  async #exact(query: string, read: Calls['readQuestion']['answer'] | undefined): Promise<Exact> {
    const table = isTableRule(query) ? await this.#table(query) : [];
    if (table.length) return exactly(table);
    if (hasBoard(query)) {
      const boards = await boardFound(query, this.#means({}));
      if (boards.length) return exactly(boards);
    }
    if (!read?.best) return this.#game(query);
    const offers = [read.best, ...read.others];
    const all = await this.#offered(offers, query);
    // Terms that are known are likelier than a list of heaps or moves.
    const terms = offers.findIndex(({ question }) => question.kind === 'terms');
    const known = all[terms]?.found.length ? all.splice(terms, 1) : [];
    const ordered = [...known, ...all];
    const first = (name: 'hint' | 'note') => ordered.find((exact) => exact[name])?.[name] ?? '';
    return { found: ordered.flatMap(({ found }) => found), hint: first('hint'), note: first('note') };
  }

  /** What each offer means, with what it changes of the query. */
  // messages: search-read-*
  async #offered(offers: readonly TypedOffer[], query: string): Promise<Exact[]> {
    const all: Exact[] = [];
    for (const offer of offers) {
      const { found, ...more } = await this.#meaning(offer, query);
      const said = offer.changed.flatMap(({ why, from, to }) => {
        const part = Array.from(query).slice(from, to).join('');
        return has(`search-read-${why}`) ? text(`search-read-${why}`, { part }) : [];
      });
      const about = (one: Found) => [...new Set(said), one.about].filter(Boolean).join(' ');
      all.push({ ...more, found: found.map((one) => ({ ...one, about: about(one) })) });
    }
    return all;
  }

  async #meaning({ question, changed }: TypedOffer, query: string): Promise<Exact> {
    const { kind, text: meant, n } = question;
    const changes = (why: string) => changed.some((change) => change.why === why);
    switch (kind) {
      case 'sequence': {
        const known = this.#sequences.get(meant);
        return exactly(known ? [known] : [], text('search-oeis-unknown', { number: meant }));
      }
      case 'terms':
        return exactly(await this.#byTerms(meant.split(',').map(Number)), text('search-terms-unknown'));
      case 'game':
        // A game in misère play needs heaps.
        return question.misere ? exactly([]) : this.#game(meant, query, n);
      case 'position':
        return this.#position(question, changes('game'));
      case 'table':
        return exactly(await this.#table(meant));
      case 'nimber':
        return this.#evaluate(meant, changes('power'));
      case 'representation':
        return exactly(this.#represented(meant));
      default:
        return exactly([]);
    }
  }

  /** A number in the room that represents it: "zeckendorf 0". */
  #represented(n: string): Found[] {
    const room = this.#rooms.find(({ serves }) => serves?.includes('representation'));
    const href = n && room && linkFor('representation', { n });
    if (!href) return [];
    return [{ kind: 'room', name: `${text(`rooms-${room.id}`)} ${n}`, sign: '', about: '', href }];
  }

  /** Known sequences with these terms, and octal games. */
  async #byTerms(terms: number[]): Promise<Found[]> {
    if (terms.length < 4) return [];
    const [matches = [], groups = []] = await Promise.all([
      this.#quiet('recognise', { terms }),
      this.#quiet('recogniseOctal', { terms }),
    ]);
    const known = matches.flatMap(({ oeis }) => this.#sequences.get(oeis) ?? []);
    return [...known.slice(0, MAX_FOUND - 2), ...groups.slice(0, CODES).map(codesFound)];
  }

  /** What finds positions; `how` they are played. */
  #means(how: Record<string, string>) {
    return {
      client: this.#client,
      link: (heaps: string) => this.#link('position', { heaps, ...how }),
    };
  }

  /** The value of a position, in each game it may belong to if the game is a guess. */
  async #position({ text: position, misere, sum }: TypedQuestion, guessed: boolean): Promise<Exact> {
    const means = this.#means({ ...(misere ? { play: 'misere' } : {}), ...(sum ? { sum } : {}) });
    const [, game = '', cells] = /^([^{}]*):\{([^{}]*)\}$/.exec(position) ?? [];
    const heaps = cells?.split(',') ?? [];
    const any = guessed && game === 'nim';
    const single = heaps.length ? await positionsFound(heaps, any ? '' : game, means) : [];
    const sums = single.length ? single : await sumFound(position, means);
    const found = sums.length ? sums : await boardFound(position, means);
    const about = misere ? text('search-position-misere') : sum ? text('search-position-there') : undefined;
    const told = found.map((one) => (one.kind === 'position' && about ? { ...one, about } : one));
    const note = any && found.length && !misere ? text('search-which-game', { heaps: listed(heaps) }) : '';
    return { found: told, hint: '', note };
  }

  async #value(expression: string): Promise<string | undefined> {
    return (await this.#quiet('nimber', { expression }))?.value.slice(0, 40);
  }

  async #evaluate(expression: string, caret: boolean): Promise<Exact> {
    const href = this.#link('nimber', { e: expression });
    const heaps = expression.split('+');
    const isSum = heaps.length > 1 && heaps.every((heap) => /^\d+$/.test(heap));
    const note = caret && href && !isSum ? text('search-caret') : '';
    const value = href && (await this.#value(expression));
    if (!value) return { found: [], hint: note, note };
    const name = text('search-nimber', { expression: isSum ? heaps.join(' ⊕ ') : expression, value });
    const about = isSum
      ? text(caret ? 'search-caret-sum' : 'search-sum-about')
      : text(caret ? 'search-power-about' : 'search-nimber-about');
    return { found: [{ kind: 'nimber', name, sign: '', about, href }], hint: '', note };
  }

  /** Reads a game as the field of the games room does. */
  async #game(typed: string, query = typed, n?: string): Promise<Exact> {
    const ask: Client['ask'] = (name, request) => this.#client.ask(name, request, { lane: 'quick' });
    const { game, error } = await readGame({ ask }, typed, gameNamed);
    if (game) return exactly([n ? { ...gameFound(game), href: gameLink(game.game, n) } : gameFound(game)]);
    if (!error || !('allowed' in error)) return exactly([]);
    if (error.at === undefined && error.code !== 'typed-code') return exactly([]);
    return exactly([], text('search-notation', { query, allowed: allowedIn(error) }));
  }

  /** The engine's answer, or undefined on any error. */
  async #quiet<Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) {
    try {
      return (await this.#client.ask(name, request, { lane: 'quick' })).answer;
    } catch {
      return undefined;
    }
  }
}

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

/** The gallery's name of a game, or its notation. */
function nameOf(game: string): string {
  const exhibit = exhibitOf(game);
  return exhibit ? text(`exhibit-${exhibit.id}`) : game;
}

/** The default n of a sequence. */
const usualN = () => roomFor('sequence')?.usual?.n ?? '';

function gameLink(game: string, n = game.startsWith('coins:') ? COINS : usualN()): string {
  const exhibit = exhibitOf(game);
  return exhibit ? exhibitLink(exhibit) : (linkFor('sequence', { game, n }) ?? '');
}

function gameFound({ game, max }: GameInfo): Found {
  const exhibit = exhibitOf(game);
  const name = exhibit ? nameOf(game) : ruleHeading(game);
  return {
    kind: 'game',
    name,
    sign: name === game ? '' : game,
    about: exhibit ? text(`exhibit-${exhibit.id}-why`) : ruleSentence(game),
    href: gameLink(game, min(usualN(), max)),
    game,
  };
}

/** Octal codes with the typed terms. */
function codesFound({ codes, proved }: EqualCodes): Found {
  const [best, ...others] = codes;
  const game = best?.game ?? '';
  const known = proved ? 'proved' : 'compared';
  return {
    ...gameFound({ game, max: usualN() } as GameInfo),
    about: equalCodes(best?.shift === 0 ? others : codes, known),
  };
}

function problemEntry(problem: Problem): Entry {
  const { id, games } = problem;
  const source = text(`problem-${id}-source`);
  const name = text(`problem-${id}-name`);
  const found: Found = {
    kind: 'problem',
    name,
    sign: source,
    about: '',
    href: toHash(withoutDefaults(defaultQuestion(problem))),
    game: games[0]?.game,
  };
  const number = /\d+$/.exec(source)?.[0];
  const short = number ? [`PE ${number}`, `Euler ${number}`, `P${number}`, number] : [];
  return { names: [name, id, source, ...short], about: text('search-kind-problem'), found };
}

function exhibitEntries(named: readonly NamedGame[]): Entry[] {
  return GALLERY.filter(({ problem }) => !problem).map(({ id, game }) => {
    const others = named.find((one) => one.game === game)?.names ?? [];
    const about = text(`exhibit-${id}-why`);
    const found = gameFound({ game, max: usualN() } as GameInfo);
    return { names: [found.name, game, ...others], about, found };
  });
}

function gameEntry({ game, names }: NamedGame): Entry {
  const found: Found = {
    kind: 'game',
    name: names[0] ?? ruleHeading(game),
    sign: game,
    about: ruleSentence(game),
    href: gameLink(game),
    game,
  };
  return { names: [game, ...names], about: text('search-kind-game'), found };
}

function roomEntry(room: RoomEntry): Entry {
  const { id } = room;
  const name = text(`rooms-${id}`);
  const found: Found = {
    kind: 'room',
    name,
    sign: '',
    about: '',
    href: toHash(withoutDefaults(usualQuestion(room))),
  };
  return { names: [name, id], about: '', found };
}

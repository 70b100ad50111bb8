/*
 * What a search can find: the problems, the rooms, games by name, notation or OEIS number, sequences by their first
 * terms, and the value of an expression of nimbers. Fetched when somebody begins to search.
 */

import { beginning } from '../arrival';
import { best, isReckoning, oeisNumber, termsOf, type Worded } from '../elements/match';
import type { Client } from '../engine/client';
import type { AskError, Calls, GameInfo, KnownSequence, NamedGame, Problem } from '../engine/protocol';
import { exhibited, exhibitOf, GALLERY } from '../gallery';
import galleryTexts from '../i18n/en/gallery.ftl?raw';
import texts from '../i18n/en/search.ftl?raw';
import { has, learn, text } from '../i18n/index';
import { GAME, toHash } from '../question';
import { type Door, ROOMS } from '../rooms/index';
import { least, spare, USUAL_N } from '../state';

learn(texts);
learn(galleryTexts);

/** Results at most. */
const MOST = 8;
/** What is longer is no name, and no notation that anybody types here. */
const LONGEST = 200;
/** Coins at most for games of coins whose values soon become too large: the shortest row goes to 32. */
const COINS = '30';

export type Kind = 'game' | 'problem' | 'sequence' | 'nimber' | 'room' | 'oeis';

export interface Found {
  kind: Kind;
  name: string;
  /** The notation, the OEIS number, or where a problem comes from. */
  sign: string;
  about: string;
  href: string;
  /** The game whose first values are its face. */
  game?: string | undefined;
}

export interface Findings {
  query: string;
  found: Found[];
  /** A sentence where nothing was found, or what is wrong with a notation. */
  hint: string;
}

type Entry = Worded & { found: Found };

/** Games of which a sequence of the OEIS tells something other than the values. */
const TOLD: Record<string, string> = {
  A030193: 'take:squares',
  A001581: 'take:fibonacci',
  A025043: 'take:primes',
  A070939: 'take:at-least-half',
  A054016: 'coins:moebius',
};
/** The rooms, by what stands for them in links, where the other sequences are told of; and a question for each. */
const NIMBERS = 'nimbers';
const TABLES = 'two-heaps';
const TOLD_ELSEWHERE: Record<string, [door: string, given?: Record<string, string>]> = {
  A000201: [TABLES, { game: 'wythoff' }],
  A001950: [TABLES, { game: 'wythoff' }],
  A002251: [TABLES, { game: 'wythoff' }],
  A004481: [TABLES, { game: 'wythoff' }],
  A004482: [TABLES, { game: 'wythoff' }],
  A047708: [TABLES, { game: 'wythoff' }],
  A051917: [NIMBERS, { e: '1/5' }],
  A006042: [NIMBERS, { e: '5^2' }],
  A003714: ['zeckendorf'],
  A007895: ['zeckendorf'],
  A139764: ['zeckendorf'],
  A005206: ['zeckendorf'],
  A003849: ['zeckendorf'],
  A005614: ['zeckendorf'],
};

export class Finder {
  #client: Client;
  #problems: readonly Problem[];
  #doors: readonly Door[];
  #entries: Promise<Entry[]> | undefined;
  #sequences = new Map<string, Found>();

  constructor(client: Client, problems: readonly Problem[], doors: readonly Door[] = ROOMS) {
    this.#client = client;
    this.#problems = problems;
    this.#doors = doors;
  }

  /** Never rejects; an engine in trouble finds what is known without it. */
  async find(typed: string): Promise<Findings> {
    const query = typed.trim();
    if (query === '') return { query, found: [], hint: '' };
    if (query.length > LONGEST) return { query, found: [], hint: text('search-too-long', { max: LONGEST }) };
    this.#entries ??= this.#load();
    const entries = await this.#entries;
    const [exact, hint] = await this.#exact(query);
    // Numbers are no words: they occur in many a sentence.
    const reckoned = termsOf(query) !== undefined || isReckoning(query);
    const near = reckoned ? [] : best(query, entries, MOST).map(({ found }) => found);
    const found = unique([...exact, ...near]).slice(0, MOST);
    return { query, found, hint: found.length ? '' : hint || text('search-nothing', { query }) };
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
      ...this.#doors.filter(({ id }) => has(`rooms-${id}`)).map(roomEntry),
      ...this.#tables(),
      ...sequences.map((known) => this.#sequenceEntry(known)),
    ];
  }

  #sequenceEntry({ oeis, name, game }: KnownSequence): Entry {
    const of = game ?? TOLD[oeis];
    const elsewhere = this.#link(...(TOLD_ELSEWHERE[oeis] ?? ['']));
    const found: Found = {
      kind: of || elsewhere ? 'sequence' : 'oeis',
      name: of ? called(of) : name,
      sign: oeis,
      about: of ? name : elsewhere ? '' : text('search-at-oeis'),
      href: of ? gameLink(of) : (elsewhere ?? `https://oeis.org/${oeis}`),
      game: of,
    };
    this.#sequences.set(oeis, found);
    return { names: [oeis], about: name, found };
  }

  /** The link to a question in a room, or to its beginning; undefined where there is no such room. */
  #link(name: string, given?: Record<string, string>): string | undefined {
    const door = this.#doors.find(({ names }) => names.includes(name));
    if (!door) return undefined;
    return toHash(given ? { problem: name, arguments: given, view: {} } : spare(door.beginning()));
  }

  /** Games of two heaps, which have a room of their own. */
  #tables(): Entry[] {
    return ['wythoff', 'euclid'].flatMap((game) => {
      const href = this.#link(TABLES, { game });
      if (!href) return [];
      const name = text(`search-table-${game}`);
      const about = text(`search-why-${game}`);
      return [
        { names: [name, game], about, found: { kind: 'game' as const, name, sign: game, about, href } },
      ];
    });
  }

  /** What is meant beyond doubt, and what is wrong where something is meant but cannot be read. */
  async #exact(query: string): Promise<[Found[], string]> {
    const number = oeisNumber(query);
    if (number) {
      const known = this.#sequences.get(number);
      return [known ? [known] : [], text('search-oeis-unknown', { number })];
    }
    const terms = termsOf(query);
    if (terms) return [await this.#byTerms(terms), text('search-terms-unknown')];
    if (isReckoning(query)) return this.#reckon(query);
    return this.#read(query);
  }

  /** Known sequences with these terms, and the game of taking one of these numbers. */
  async #byTerms(terms: number[]): Promise<Found[]> {
    const matches = terms.length < 4 ? [] : ((await this.#quiet('recognise', { terms })) ?? []);
    const known = matches.flatMap(({ oeis }) => this.#sequences.get(oeis) ?? []);
    const [taking] = terms.every((term) => term > 0) ? await this.#read(`take:${terms.join(',')}`) : [[]];
    return [...known.slice(0, MOST - 1), ...taking];
  }

  async #reckon(expression: string): Promise<[Found[], string]> {
    const href = this.#link(NIMBERS, { e: expression });
    const answer = href && (await this.#quiet('nimber', { expression }));
    if (!answer) return [[], ''];
    const name = text('search-nimber', { expression, value: answer.value.slice(0, 40) });
    return [[{ kind: 'nimber', name, sign: '', about: text('search-nimber-about'), href }], ''];
  }

  /** A notation. A name is found among the others, and better. */
  async #read(query: string): Promise<[Found[], string]> {
    try {
      const { answer } = await this.#client.ask('game', { game: query }, { lane: 'quick' });
      return [[gameFound(answer)], ''];
    } catch (thrown) {
      const error = thrown as AskError;
      if (!('at' in error) || error.at === undefined) return [[], ''];
      return [[], text('search-notation', { query, allowed: error.allowed })];
    }
  }

  /** An answer, or nothing. */
  async #quiet<Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) {
    try {
      return (await this.#client.ask(name, request, { lane: 'quick' })).answer;
    } catch {
      return undefined;
    }
  }
}

/** Each link once: a game that was meant beyond doubt is not also found by its name. */
function unique(found: Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ href, game, kind }) => {
    const key = kind === 'problem' ? href : (game ?? href);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What people call a game here, or its notation. */
function called(game: string): string {
  const exhibit = exhibitOf(game);
  return exhibit ? text(`exhibit-${exhibit.id}`) : game;
}

function gameLink(game: string, n = game.startsWith('coins:') ? COINS : USUAL_N): string {
  const exhibit = exhibitOf(game);
  return toHash(exhibit ? exhibited(exhibit) : { problem: GAME, arguments: { game, n }, view: {} });
}

function gameFound({ game, max }: GameInfo): Found {
  const exhibit = exhibitOf(game);
  return {
    kind: 'game',
    name: called(game),
    sign: exhibit ? game : '',
    about: exhibit ? text(`exhibit-${exhibit.id}-why`) : text('search-this-game'),
    href: gameLink(game, least(USUAL_N, max)),
    game,
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
    href: toHash(spare(beginning(problem))),
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
    const found = gameFound({ game, max: USUAL_N } as GameInfo);
    return { names: [found.name, game, ...others], about, found };
  });
}

function gameEntry({ game, names }: NamedGame): Entry {
  const found: Found = {
    kind: 'game',
    name: names[0] ?? game,
    sign: names[0] ? game : '',
    about: '',
    href: gameLink(game),
    game,
  };
  return { names: [game, ...names], about: text('search-kind-game'), found };
}

function roomEntry({ id, beginning }: Door): Entry {
  const name = text(`rooms-${id}`);
  const found: Found = { kind: 'room', name, sign: '', about: '', href: toHash(spare(beginning())) };
  return { names: [name, id], about: '', found };
}

/* What a typed question leads to: a game, a position, a number; and what it changes of the text. */

import type { Entry, Found, Link } from '../../asked/contests';
import { readGame } from '../../asked/game';
import { positionThere } from '../../asked/position';
import { endingDoubt, leftOut } from '../../asked/read-as';
import type { Client } from '../../engine/client';
import type { Calls, SumName, TypedOffer, TypedQuestion } from '../../engine/protocol';
import { tableGameOf } from '../../grid/table-games';
import { allowedIn } from '../../i18n/allowed';
import { has, listed, text } from '../../i18n/index';
import { BOARD_EXAMPLES } from '../../question/typed/board';
import { noSizeIn, quoted } from '../../question/typed/sum';
import { sumOf } from '../../question/typed/sums';
import { roomFor } from '../../rooms/needs';
import { BOARD, componentsOf, TABLE } from '../../ruleset/components-of';
import { gameNamed } from '../../ruleset/game-name';
import { componentName } from '../../ruleset/position-name';
import { best } from '../../ui/match';
import { codesFound, gameFound, tableFound } from './entries';
import { positionsFound } from './positions';

/** The largest number of results. */
export const MAX_FOUND = 8;
/** The most groups of octal codes with the typed terms. */
const CODES = 3;
/** The most stones whose misère play is decided while the reader types. */
const MISERE = 60;
/** The heaps of an example of misère play. */
const EXAMPLE = '3,5,7';

/** What a query means exactly. */
export interface Exact {
  found: Found[];
  /** A sentence if nothing is found. */
  hint: string;
  /** A sentence above what is found. */
  note: string;
}

/** A problem with its first parameter. */
const withN = (found: Found, n: string | undefined): Found =>
  n ? { ...found, href: found.href.replace(/\bn=[^&]*/, `n=${encodeURIComponent(n)}`) } : found;

/** A position and how it is played, with heaps grouped in one way. */
const playedSo = (position: string, misere: boolean, sum: SumName = 'disjunctive'): string =>
  JSON.stringify([BOARD.test(position) ? position : componentsOf(position), misere, sum]);

const exactly = (found: Found[], hint = ''): Exact => ({ found, hint, note: '' });

export class Meanings {
  readonly #ask: Client['ask'];
  readonly #link: Link;
  readonly #entries: readonly Entry[];
  readonly #sequences: ReadonlyMap<string, Found>;

  constructor(
    ask: Client['ask'],
    link: Link,
    entries: readonly Entry[],
    sequences: ReadonlyMap<string, Found>,
  ) {
    this.#ask = ask;
    this.#link = link;
    this.#entries = entries;
    this.#sequences = sequences;
  }

  /** What each offer means, with what it changes of the query. */
  // messages: search-read-*
  async offered(offers: readonly TypedOffer[], query: string, isClear = true): Promise<Exact[]> {
    const all: Exact[] = [];
    const isAny = offers.some(({ question: { kind } }) => kind === 'position' || kind === 'board');
    const there = isAny ? await this.#there(query) : '';
    for (const offer of offers) {
      const { found, ...more } = await this.#meaning(offer, query, there);
      const reasons = [...new Set(offer.changed.map(({ why }) => why))];
      const said = reasons.flatMap((why) => {
        // All that was changed for one reason is one sentence.
        const places = offer.changed.filter((change) => change.why === why);
        const part = places.map(({ from, to }) => Array.from(query).slice(from, to).join('')).join(' … ');
        const size = why === 'number' && noSizeIn(part);
        if (size) return text('typed-no-size', { size });
        return has(`search-read-${why}`) ? text(`search-read-${why}`, { part }) : [];
      });
      const doubt = endingDoubt(query, offer);
      const left = leftOut(query, offer)?.said;
      // Who wins is not said where the rule may be another one.
      const saysAll = (one: Found) => (isClear && !doubt) || one.kind !== 'position';
      const about = (one: Found) =>
        [doubt, left, ...said, saysAll(one) ? one.about : ''].filter(Boolean).join(' ');
      all.push({ ...more, found: found.map((one) => ({ ...one, about: about(one) })) });
    }
    return all;
  }

  /** What the room for positions reads in a text, as `playedSo` writes it; or nothing. */
  #there(query: string): Promise<string> {
    const sentences = () => import('../../asked/sentence');
    return positionThere(this.#ask, query, sentences).then(
      ({ position, misere, sum }) => playedSo(position, misere, sum),
      () => '',
    );
  }

  async #meaning({ question, changed }: TypedOffer, query: string, there: string): Promise<Exact> {
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
        return question.misere ? exactly(this.#misere(meant)) : this.game(meant, query, n);
      case 'position':
        return this.#position(question, changes('game'), query, there);
      case 'table':
        return exactly(await this.#table(meant));
      case 'nimber':
        return this.#evaluate(meant, changes('power'));
      case 'representation':
        return exactly(this.#represented(meant));
      case 'problem':
        return exactly(best(`PE ${meant}`, this.#entries, CODES).map(({ found }) => withN(found, n)));
      default: {
        const example = BOARD_EXAMPLES[meant];
        return example ? this.#position({ ...question, text: example }, false, query, there) : exactly([]);
      }
    }
  }

  /** A game in misère play, which needs heaps. */
  #misere(game: string): Found[] {
    const href = this.#link('position', { heaps: `${game}:{${EXAMPLE}}`, play: 'misere' });
    if (!href) return [];
    const about = text('search-misere-example');
    return [{ kind: 'position', name: componentName(game), sign: game, about, href }];
  }

  /** The table of a game on two numbers, or of a rule of them. */
  async #table(typed: string): Promise<Found[]> {
    const game = tableGameOf(typed);
    const href = game && this.#link('table', { game });
    const known = href && (await this.#quiet('tableGame', { game }));
    return known ? [tableFound(known.game, href)] : [];
  }

  /** A number in the room that represents it: "zeckendorf 0". */
  #represented(n: string): Found[] {
    const href = n && this.#link('representation', { n });
    const name = `${text(`rooms-${roomFor('representation')?.id}`)} ${n}`;
    return href ? [{ kind: 'room', name, sign: '', about: '', href }] : [];
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

  /** A number alone, which the room for positions reads as a heap of nim. */
  async heap(query: string): Promise<Found[]> {
    if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(query)) return [];
    const link = () => this.#link('position', { heaps: query });
    const means = { ask: this.#ask, misere: false, sum: undefined, link };
    return await positionsFound(`nim:{${query.replaceAll(',', '')}}`, false, means);
  }

  /** The value of a position, in each game it may belong to if the game is a guess. */
  async #position(
    { text: position, misere, sum }: TypedQuestion,
    guessed: boolean,
    query: string,
    there: string,
  ): Promise<Exact> {
    const how = { ...(misere ? { play: 'misere' } : {}), ...(sum ? { sum } : {}) };
    // What the room reads in the typed text itself is linked as typed: there the text is explained.
    const link = (of: string, heaps: string) =>
      this.#link(
        'position',
        playedSo(of, misere, sumOf(sum)) === there ? { heaps: query } : { heaps, ...how },
      );
    const any = guessed && position.startsWith('nim:');
    const heaps = /\{([^{}]*)\}$/.exec(position)?.[1]?.split(',') ?? [];
    const found = await positionsFound(position, any, {
      ...{ ask: this.#ask, link, misere },
      sum: sumOf(sum),
    });
    const [game = ''] = position.split(/:[{(]/);
    if (!found.length && !guessed) {
      const without = [text('search-read-number')];
      const { found } = TABLE.test(game) ? exactly(await this.#table(game)) : await this.game(game);
      return exactly(found.map((one) => ({ ...one, about: [...without, one.about].join(' ') })));
    }
    const outcome = misere && found.length === 1 ? await this.#inMisere(position, heaps) : 'unknown';
    const about = misere
      ? text('search-position-misere', { outcome })
      : sum
        ? text('search-position-there')
        : undefined;
    const told = found.map((one) => (one.kind === 'position' && about ? { ...one, about } : one));
    const note = any && found.length && !misere ? text('search-which-game', { heaps: listed(heaps) }) : '';
    return { found: told, hint: '', note };
  }

  /** Who wins in misère play, if that is soon known. */
  async #inMisere(position: string, heaps: readonly string[]): Promise<string> {
    const stones = heaps.map(Number).reduce((sum, heap) => sum + heap, 0);
    if (!heaps.length || stones > MISERE) return 'unknown';
    // The type of the call is that of normal play.
    const request: object = { position, play: 'misere', list: 0 };
    return (await this.#quiet('moves', request as { position: string }))?.outcome ?? 'unknown';
  }

  async #evaluate(expression: string, caret: boolean): Promise<Exact> {
    const href = this.#link('nimber', { e: expression });
    const heaps = expression.split('+');
    const isSum = heaps.length > 1 && heaps.every((heap) => /^\d+$/.test(heap));
    const note = caret && href && !isSum ? text('search-caret') : '';
    const value = href && (await this.#quiet('nimber', { expression }))?.value.slice(0, 40);
    if (!value) return { found: [], hint: note, note };
    const name = text('search-nimber', { expression: isSum ? heaps.join(' ⊕ ') : expression, value });
    const how = isSum ? (caret ? 'caret' : 'sum') : caret ? 'power' : 'other';
    const about = text('search-nimber-about', { how });
    return { found: [{ kind: 'nimber', name, sign: '', about, href }], hint: '', note };
  }

  /** Reads a game as the field of the games room does. */
  async game(typed: string, query = typed, n?: string): Promise<Exact> {
    const { game, error } = await readGame({ ask: this.#ask }, typed, gameNamed);
    const href = game && n && this.#link('sequence', { game: game.game, n });
    if (game) return exactly([{ ...gameFound(game), ...(href ? { href } : {}) }]);
    if (!error || !('allowed' in error) || error.at === undefined) return exactly([]);
    return exactly([], text('search-notation', { query: quoted(query), allowed: allowedIn(error) }));
  }

  /** The engine's answer, or undefined on any error. */
  async #quiet<Name extends keyof Calls>(name: Name, request: Calls[Name]['request']) {
    try {
      return (await this.#ask(name, request)).answer;
    } catch {
      return undefined;
    }
  }
}

/* What a typed text means: a position, or what else, and where that is shown. Loaded when it is
 * asked. */

import type { SumName, TypedOffer, TypedQuestion } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { grouped, text } from '../i18n/index';
import { toHash } from '../question/question';
import { BOARD_EXAMPLES } from '../question/typed/board';
import { sumOf } from '../question/typed/sums';
import { roomFor } from '../rooms/needs';
import { linkFor } from '../rooms/places';
import { componentsOf } from '../ruleset/components-of';
import { componentName, positionName, positionRules } from '../ruleset/position-name';
import { contestsCalled } from './contests';
import { type Chip, chipRow, chipsOf, putIn } from './read-as';
import { readTyped } from './read-typed';

/** How a text was read. */
export interface Sentence {
  /** The position, in the engine's notation; undefined if it is none that is clear. */
  position: string | undefined;
  misere: boolean;
  sum: SumName | undefined;
  /** Whether it is clear and no position. */
  isOther: boolean;
  /** What it is if it is no position, or what was not understood. */
  said: string;
  /** The parts of the text, or the nearest positions. */
  chips: Chip[];
  /** The other positions that it may be. */
  besides: Chip[];
  /** Where games, numbers and the like are shown. */
  links: Link[];
  /** Winning moves, each with the position that it leaves. */
  moves: Link[];
  row: typeof chipRow;
  putIn: typeof putIn;
}

export interface Link {
  label: string;
  href: string;
  /** The rule of a game. */
  about?: string | undefined;
}

const NOTHING: Sentence = {
  ...{ position: undefined, misere: false, sum: undefined, isOther: false, said: '' },
  ...{ chips: [], besides: [], links: [], moves: [], row: chipRow, putIn },
};

/** Undefined if the text means nothing, or the engine does not read sentences. */
export async function understood(ask: Ask, typed: string): Promise<Sentence | undefined> {
  const contests = placesOf(typed);
  if (contests.length)
    return {
      ...NOTHING,
      isOther: true,
      said: text('read-means', { kind: 'problem', part: typed }),
      links: contests,
    };
  const read = await readTyped(ask, typed).catch(() => undefined);
  if (!read) return undefined;
  const offers = read.best ? [read.best, ...read.others] : read.others;
  // The heaps of a list are a position, whatever else its numbers may be.
  const heaps = read.best && offers.find(({ question }) => question.kind === 'position');
  if (heaps) {
    const { text: position, misere, sum } = heaps.question;
    // The other ending is chosen beside the field.
    const chips = heaps === read.best ? (await chipsOf(ask, typed, read)).filter(({ turns }) => !turns) : [];
    const others = offers.filter((offer) => offer !== heaps);
    const links = await besideHeaps(ask, others);
    const besides = others.flatMap(positionChip);
    const said = leftOut(typed, [heaps]);
    return { ...NOTHING, position, misere, sum: sumOf(sum), said, chips, besides, links };
  }
  const example = read.best?.question.kind === 'board' && BOARD_EXAMPLES[read.best.question.text];
  if (example) return { ...NOTHING, ...positionOf(example, example) };
  const links = await linksTo(ask, read.best ? [read.best] : offers);
  if (read.best) return { ...NOTHING, isOther: true, said: meaning(read.best.question, links), links };
  const chips = offers.flatMap(positionChip);
  if (!chips.length && !links.length) return undefined;
  return { ...NOTHING, said: leftOut(typed, offers), chips, links };
}

/** What of the text was left out first. */
function leftOut(typed: string, offers: readonly TypedOffer[]): string {
  const [unclear] = offers.flatMap(({ changed }) => changed.filter(({ why }) => why === 'ignored'));
  const part = unclear ? Array.from(typed).slice(unclear.from, unclear.to).join('').trim() : '';
  return part && part !== typed.trim() ? text('read-means', { kind: 'unclear', part }) : '';
}

/**
 * Who wins a sum with heaps of which not all moves can be gone through, but whose values are known
 * by a formula or a proved period, or two heaps by a theorem; and the winning moves of those and of
 * nim, also where the last move loses, and one of Moore's nim. Rejects where nothing is known, and
 * in misère play if no heap of nim has two stones.
 */
export async function farOutcome(
  ask: Ask,
  position: string,
  misere = false,
  sum: SumName = 'disjunctive',
): Promise<Sentence> {
  const pair = /^([a-z-]+(?::\d+)?):\(([\d^]+),([\d^]+)\)$/.exec(position);
  if (pair && !misere && sum === 'disjunctive') return farPair(ask, ...(pair.slice(1) as Three));
  // Numbers written in other ways have no cells of their own.
  if (!position.split(' + ').every((part) => /:\{?[\d,^]+\}?$/.test(part))) throw new RangeError(position);
  const heaps = componentsOf(position).flatMap(({ game, cells }) => cells.map((n) => ({ game, n })));
  const answers = await Promise.all(heaps.map(async (heap) => (await ask('value', heap)).answer.value));
  const values = answers.map(BigInt);
  const isNim = heaps.every(({ game }) => game === 'nim');
  const most = Number(/^moore:(\d+)$/.exec(sum)?.[1] ?? 1);
  const isKnown = sum === 'disjunctive' || most > 1;
  if (!isKnown || ((misere || most > 1) && !isNim)) throw new RangeError(position);
  if (misere && !values.some((heap) => heap > 1n)) throw new RangeError(position);
  const value = values.reduce((sum, value) => sum ^ value, 0n);
  const options = !isNim ? [] : most > 1 ? mooreMoves(values, most, misere) : nimMoves(values, misere);
  const given = { ...(misere ? { play: 'misere' } : {}), ...(most > 1 ? { sum } : {}) };
  const moves = options.flatMap((left) => {
    const href = linkFor('position', { heaps: `nim:{${left}}`, ...given });
    const changed = values.flatMap((heap, at) => (heap === left[at] ? [] : [[left[at], heap].map(String)]));
    const labels = changed.map(([left = '', heap = '']) =>
      text('read-leave', { left: grouped(left), heap: grouped(heap) }),
    );
    return href ? [{ label: labels.join(' '), href }] : [];
  });
  if (most > 1) return outcomeOf(!moves.length, moves);
  const said = text('search-position-about', {
    ...{ count: values.length, sum: answers.join(' ⊕ '), value: String(value) },
    outcome: value === 0n ? 'P' : 'N',
  });
  return { ...NOTHING, isOther: true, said, moves };
}

const outcomeOf = (lost: boolean, moves: Link[] = []): Sentence => ({
  ...{ ...NOTHING, isOther: true, moves },
  said: text('search-position-about', { count: 0, sum: '', value: '', outcome: lost ? 'P' : 'N' }),
});

type Three = [string, string, string];
/** The most winning moves that are listed. */
const MOVES = 8;

/** Who wins on two heaps, by the theorem of their game. */
async function farPair(ask: Ask, game: string, row: string, column: string): Promise<Sentence> {
  // A heap was emptied: the game is over.
  if (game === 'euclid-to-zero' && [row, column].includes('0')) return outcomeOf(true);
  const { outcome, winning } = (await ask('tableMoves', { game, row, column })).answer;
  const moves = winning.slice(0, MOVES).flatMap(({ to }) => {
    const heaps = `${game}:(${to})`;
    const href = linkFor('position', { heaps });
    return href ? [{ label: positionName(componentsOf(heaps)), href }] : [];
  });
  return outcomeOf(outcome === 'P', moves);
}

/** Heaps of nim of any size, one of which at least has two stones. */
type Heaps = readonly bigint[];

/** All winning moves of nim, as the heaps that they leave (Bouton 1901). */
function nimMoves(heaps: Heaps, misere: boolean): Heaps[] {
  const sum = heaps.reduce((sum, heap) => sum ^ heap, 0n);
  // In misère play, heaps of one stone alone are left in an odd number.
  const isLast = misere && heaps.filter((heap) => heap > 1n).length === 1;
  return heaps.flatMap((heap, at) => {
    const left = isLast && heap > 1n ? heap ^ sum ^ 1n : heap ^ sum;
    return left < heap && !(isLast && heap < 2n)
      ? [heaps.map((one, place) => (place === at ? left : one))]
      : [];
  });
}

/**
 * A winning move where a move takes from up to `most` heaps; none if the position is lost, which it
 * is exactly if the ones of each binary column are a multiple of `most` + 1 (Moore 1910). Heaps
 * that were made smaller are free in the columns below.
 */
function mooreMoves(heaps: Heaps, most: number, misere: boolean): Heaps[] {
  const count = most + 1;
  const large = heaps.filter((heap) => heap > 1n).length;
  if (misere && large < count) return [lastMove(heaps, large, count)];
  const left = [...heaps];
  const free = new Set<number>();
  const width = Math.max(...heaps.map((heap) => heap.toString(2).length));
  for (let bit = 1n << BigInt(width - 1); bit > 0n; bit >>= 1n) {
    const ones = [...left.keys()].filter((at) => !free.has(at) && ((left[at] ?? 0n) & bit) > 0n);
    const rest = ones.length % count;
    const missing = (count - rest) % count;
    const isEnough = missing <= free.size;
    [...free].forEach((at, place) => {
      left[at] = ((left[at] ?? 0n) & ~bit) | (isEnough && place < missing ? bit : 0n);
    });
    for (const at of isEnough ? [] : ones.slice(0, rest)) {
      left[at] = (left[at] ?? 0n) & ~bit;
      free.add(at);
    }
  }
  return free.size ? [left] : [];
}

/** Few large heaps in misère play: as many ones are left as lose, 1 modulo `count`. */
function lastMove(heaps: Heaps, large: number, count: number): Heaps {
  const ones = heaps.filter((heap) => heap === 1n).length;
  const rest = (ones - 1 + count) % count;
  const more = (count - rest) % count;
  let [made, gone] = more <= large ? [more, 0] : [0, rest];
  return heaps.map((heap) => {
    if (heap > 1n) return made-- > 0 ? 1n : 0n;
    return heap === 1n && gone-- > 0 ? 0n : heap;
  });
}

/** What a text is that is no position. */
function meaning({ kind, text: meant }: TypedQuestion, links: readonly Link[]): string {
  if (links.length === 0 && kind === 'terms') return text('search-terms-unknown');
  if (links.length === 0 && kind === 'sequence') return text('search-oeis-unknown', { number: meant });
  return text('read-means', { kind, part: meant });
}

function positionChip({ question: { kind, text: position, misere } }: TypedOffer): Chip[] {
  if (kind !== 'position') return [];
  return positionOf(position, misere ? `${position}, ${text('read-typed-loses')}` : position).chips;
}

/** A position with its chip, which writes it so. */
function positionOf(position: string, written: string): Pick<Sentence, 'position' | 'chips'> {
  const label = positionName(componentsOf(position));
  return { position, chips: [{ label, text: written, from: written.length, to: written.length }] };
}

/** Where the problems of contests with a name are shown. */
function placesOf(typed: string): Link[] {
  return contestsCalled(typed).flatMap(({ name: label, need, given }) => {
    const href = linkFor(need, given);
    return href ? [{ label, href }] : [];
  });
}

const linksTo = async (ask: Ask, offers: readonly TypedOffer[]): Promise<Link[]> =>
  (await Promise.all(offers.map((offer) => linksOf(ask, offer).catch(() => [])))).flat();

/** Beside heaps, a game of which they are the first values is not one that they are heaps of. */
const besideHeaps = async (ask: Ask, offers: readonly TypedOffer[]): Promise<Link[]> => {
  const terms = offers.filter(({ question }) => question.kind === 'terms');
  const others = offers.filter((offer) => !terms.includes(offer));
  const games = (await linksTo(ask, terms)).map((link) => ({
    ...link,
    label: text('read-values', { game: link.label }),
  }));
  return [...games, ...(await linksTo(ask, others))];
};

/** The most games with the terms of a sequence. */
const GAMES = 3;

async function linksOf(ask: Ask, { question }: TypedOffer): Promise<Link[]> {
  const { kind, text: meant, n } = question;
  const link = (label: string, about: string | undefined, ...place: Parameters<typeof linkFor>) => {
    const href = linkFor(...place);
    return href ? [{ label, href, about }] : [];
  };
  const ofGame = (game: string, need: 'sequence' | 'table', n = {}) => {
    const [{ rule } = {}] = positionRules([{ game, cells: [] }]);
    return link(componentName(game), rule, need, { game, ...n });
  };
  const games = (names: readonly (string | undefined)[]) =>
    [...new Set(names)].flatMap((game) => (game ? ofGame(game, 'sequence') : []));
  switch (kind) {
    case 'game':
      return ofGame(meant, 'sequence', n ? { n } : {});
    case 'table':
      return ofGame(meant, 'table');
    case 'nimber': {
      const { value } = (await ask('nimber', { expression: meant })).answer;
      return link(text('search-nimber', { expression: meant, value }), undefined, 'nimber', { e: meant });
    }
    case 'representation': {
      const name = text(`rooms-${roomFor('representation')?.id}`);
      return link(`${name} ${meant}`.trim(), undefined, 'representation', meant ? { n: meant } : {});
    }
    case 'problem': {
      const { answer } = await ask('catalogue', {});
      const found = answer.find(({ id }) => text(`problem-${id}-source`).endsWith(` ${meant}`));
      if (!found) return placesOf(`PE ${meant}`);
      const question = { problem: found.id, arguments: {}, view: {} };
      return [{ label: text(`problem-${found.id}-name`), href: toHash(question) }];
    }
    case 'terms': {
      const terms = meant.split(',').map(Number);
      const { answer } = await ask('recognise', { terms });
      const known = games(answer.map(({ game }) => game));
      if (known.length || terms.length < 4) return known.slice(0, GAMES);
      const codes = (await ask('recogniseOctal', { terms })).answer;
      return games(codes.map(({ codes: [code] }) => code?.game)).slice(0, GAMES);
    }
    case 'sequence': {
      const { answer } = await ask('knownSequences', {});
      return games(answer.filter(({ oeis }) => oeis === meant).map(({ game }) => game));
    }
    default:
      return [];
  }
}

/* Who wins heaps that are too large to be played: by formulas, proved periods and theorems. Loaded
 * when it is asked. */

import type { GrundyValue, SumName } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { commas, grouped, listed, text } from '../i18n/index';
import { linkFor } from '../rooms/places';
import { componentsOf } from '../ruleset/components-of';
import { boardWords } from '../ruleset/position-name';

export interface Link {
  label: string;
  href: string;
  /** The rule of a game. */
  about?: string | undefined;
}

/** Who wins, and winning moves, each with the position that it leaves. */
export interface Outcome {
  outcome: 'P' | 'N';
  /** The nim-sum, where it decides. */
  value?: string;
  said: string;
  moves: Link[];
}

/** The most winning moves that are listed. */
const MOVES = 8;
/** Stones of a smaller heap beyond its periods: more than most moves take. */
const ROOM = 512n;

/** Nim, and games whose numbers of stones that may be taken do not depend on the heap: all their
 * heaps are tame (src/misere/tame.rs). */
const isTame = (game: string): boolean => game === 'nim' || /^take:(?!proper-divisors|coprime)/.test(game);

const KAYLES = 'octal:0.77';

/** Rows of Kayles with a long one, also after each move: in misère play the winner is that of
 * normal play (Sibert and Conway 1992: src/misere/kayles.rs). */
const isLikeNormal = (rows: readonly GrundyValue[]): boolean =>
  rows.every(({ game }) => game === KAYLES) && rows.some(({ n }) => BigInt(n) > ROOM);

/**
 * Who wins a sum with heaps of which not all moves can be gone through, but whose values are known
 * by a formula or a proved period, or two heaps by a theorem; and the winning moves of those and of
 * nim, also where the last move loses, and one of Moore's nim. Rejects where nothing is known, and
 * in misère play if a heap is not tame.
 */
export async function outcomeFar(
  ask: Ask,
  position: string,
  misere = false,
  sum: SumName = 'disjunctive',
): Promise<Outcome> {
  const pair = /^([a-z-]+(?::\d+)?):\(([\d^]+),([\d^]+)\)$/.exec(position);
  if (pair && !misere && sum === 'disjunctive') return farPair(ask, ...(pair.slice(1) as Three));
  // Numbers written in other ways have no cells of their own.
  if (!position.split(' + ').every((part) => /:\{?[\d,^]+\}?$/.test(part))) throw new RangeError(position);
  const heaps = componentsOf(position).flatMap(({ game, cells }) => cells.map((n) => ({ game, n })));
  const answers = await Promise.all(heaps.map(async (heap) => (await ask('value', heap)).answer));
  const values = answers.map(({ value }) => BigInt(value));
  const isNim = heaps.every(({ game }) => game === 'nim');
  const most = Number(/^moore:(\d+)$/.exec(sum)?.[1] ?? 1);
  const isKnown = sum === 'disjunctive' || most > 1;
  const isNormal = !misere || isLikeNormal(answers);
  const isDecided = most > 1 ? isNim : isNormal || heaps.every(({ game }) => isTame(game));
  if (!isKnown || !isDecided) throw new RangeError(position);
  const value = values.reduce((sum, value) => sum ^ value, 0n);
  const given = { ...(misere ? { play: 'misere' } : {}), ...(most > 1 ? { sum } : {}) };
  const options = most > 1 ? mooreMoves(values, most, misere) : nimMoves(values, misere);
  const moves = isNim
    ? options.flatMap((left) => nimMove(values, left, given))
    : (await Promise.all(answers.map((_, at) => movesIn(ask, answers, at, !isNormal, given)))).flat();
  if (most > 1) return outcomeOf(!moves.length, moves);
  // In misère play a sum without a value above 1 is lost if its value is 1 (Bouton 1901).
  const lost = !isNormal && values.every((value) => value < 2n) ? 1n : 0n;
  const outcome = value === lost ? 'P' : 'N';
  const said = text('search-position-about', {
    ...{ count: misere ? 0 : values.length, sum: values.join(' ⊕ ') },
    ...{ value: String(value), outcome },
  });
  return { outcome, ...(misere ? {} : { value: String(value) }), said, moves: moves.slice(0, MOVES) };
}

/** A move in nim: what it leaves, and of which heaps. */
function nimMove(heaps: Heaps, left: Heaps, given: Record<string, string>): Link[] {
  const href = linkFor('position', { heaps: `nim:{${left}}`, ...given });
  const changed = heaps.flatMap((heap, at) =>
    heap === left[at] ? [] : [leave(grouped(String(left[at])), heap)],
  );
  return href ? [{ label: listed(changed), href }] : [];
}

/** Winning moves in a heap by the formula of its values, or else by their proved period. */
async function movesIn(
  ask: Ask,
  all: readonly GrundyValue[],
  at: number,
  misere: boolean,
  given: Record<string, string>,
): Promise<Link[]> {
  const heap = BigInt(all[at]?.n ?? 0);
  const others = alike(all.filter((_, place) => place !== at));
  const lefts =
    byFormula(all[at]?.game, heap, others, misere) ?? (await byPeriod(ask, all[at], others, misere));
  return lefts.flatMap((left) => {
    const heaps = all.map((one, place) => `${one.game}:{${place === at ? left : one.n}}`).join(' + ');
    const href = linkFor('position', { heaps, ...given });
    return href ? [{ label: leave(listed(left.map((part) => grouped(String(part)))), heap), href }] : [];
  });
}

/** What a winning move leaves where at least half, an odd number, a power or a proper divisor is
 * taken; undefined in other games (src/games/closed_form.rs). */
function byFormula(
  game: string | undefined,
  heap: bigint,
  others: bigint[],
  misere: boolean,
): Heaps[] | undefined {
  const base = game === 'take:odd' ? '1' : /^take:powers-of-(\d+)$/.exec(game ?? '')?.[1];
  const isHalf = game === 'take:at-least-half';
  if (!isHalf && !base && game !== 'take:proper-divisors') return undefined;
  const isFirm = others.some((value) => value > 1n);
  const wanted = others.reduce((sum, value) => sum ^ value, misere && !isFirm ? 1n : 0n);
  // No heap has a value of more than its binary digits.
  if (wanted > heap.toString(2).length) return [];
  if (isHalf) {
    const left = (1n << wanted) / 2n;
    return 2n * left <= heap ? [[left]] : [];
  }
  if (base) {
    const power = BigInt(base);
    // The rest modulo base + 1 decides, or the parity; all other powers are as 1 or the base.
    const rest = (left: bigint) => left % (power % 2n ? 2n : power + 1n);
    const value = (left: bigint) => (rest(left) === power ? 2n : rest(left) % 2n);
    const lefts = [heap - 1n, heap - power].filter((left) => value(left) === wanted);
    return [...new Set(lefts)].map((left) => [left]);
  }
  // Of 2^k m, the divisor 2^j leaves a heap that 2 divides j times for j < k.
  return heap % (2n << wanted) === 0n ? [[heap - (1n << wanted)]] : [];
}

/**
 * What winning moves leave in a heap by its proved period: as in a heap that is smaller by whole
 * periods, whose larger part grows by them. So many are as in the small heap; there may be more.
 */
async function byPeriod(
  ask: Ask,
  one: GrundyValue | undefined,
  others: bigint[],
  misere: boolean,
): Promise<Heaps[]> {
  if (!one?.continued || one.continued.saltus) return [];
  const { preperiod } = one.continued;
  const [heap, period] = [BigInt(one.n), BigInt(one.continued.period)];
  // Both parts of a heap that is split in two are beyond the pre-period.
  const enough = BigInt(2 * preperiod) + period + ROOM;
  const periods = heap > enough ? ((heap - enough) / period) * period : 0n;
  const position = `${one.game}:{${heap - periods}} + nim:{${others}}`;
  const request: object = { position, list: MOVES, play: misere ? 'misere' : 'normal' };
  const { winning } = (await ask('moves', request as { position: string })).answer;
  return winning.flatMap(({ component, to }) => {
    const [largest = 0, ...parts] = [...to].sort((a, b) => b - a);
    // What is left before the pre-period's end does not repeat.
    if (component > 0 || largest < preperiod) return [];
    return [[BigInt(largest) + periods, ...parts.map(BigInt)]];
  });
}

/** Heaps of nim that are played as these heaps, also in misère play. */
function alike(heaps: readonly GrundyValue[]): bigint[] {
  const values = heaps.map(({ value }) => BigInt(value));
  const sum = values.reduce((sum, value) => sum ^ value, 0n);
  return sum < 2n && values.some((value) => value > 1n) ? [2n, sum ^ 2n] : [sum];
}

const leave = (left: string, heap = 0n): string =>
  text('read-leave', {
    of: !heap ? 'all' : left === '0' ? 'nothing' : 'heap',
    ...{ left, heap: grouped(String(heap)) },
  });

function outcomeOf(isLost: boolean, moves: Link[] = []): Outcome {
  const outcome = isLost ? 'P' : 'N';
  return { outcome, said: text('search-position-about', { count: 0, sum: '', value: '', outcome }), moves };
}

type Three = [string, string, string];

/** Who wins on two heaps, by the theorem of their game. */
async function farPair(ask: Ask, game: string, row: string, column: string): Promise<Outcome> {
  // A heap was emptied: the game is over.
  if (game === 'euclid-to-zero' && [row, column].includes('0')) return outcomeOf(true);
  const { outcome, winning } = (await ask('tableMoves', { game, row, column })).answer;
  const moves = winning.slice(0, MOVES).flatMap(({ to }) => {
    const heaps = `${game}:(${to})`;
    const href = linkFor('position', { heaps });
    return href ? [{ label: leave(commas(componentsOf(heaps).map(boardWords))), href }] : [];
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

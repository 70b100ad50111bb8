/* A match in words: moves, whose turn it is, what is allowed. */

import { grouped, listed, text } from '../../i18n/index';
import { amount } from '../../ui/brief';
import { stepsOfCode } from './codes';
import { largeMove } from './fibonacci-nim';
import type { Look, Part, PlayMove, ShapePart } from './game';
import type { Seat } from './match';
import type { PlayRoom } from './model';
import { hasLimit } from './pairs';

const numbers = (all: readonly number[]) => all.map((number) => grouped(String(number)));

/** "3–5", or "1, 4 and 5" */
function lines(set: readonly number[]): string {
  const [first = 0, last = 0] = [set[0], set.at(-1)];
  return set.length > 1 && isRun(set) ? text('play-run', { first, last }) : listed(numbers(set));
}

/** A move: "take 2 from heap 3, leaving 5". */
export function moveWords(look: Look, move: PlayMove): string {
  if (move.steps) return stepsWords(look, move.steps);
  const part = look.parts[move.part];
  const words = partWords(part, move);
  return part?.name ? text('move-in-game', { game: part.name, move: words }) : words;
}

/** A move in a part, without the name of its game. */
function partWords(shown: Part | undefined, move: PlayMove): string {
  const { cell, from, take, to, leaves, rows, columns } = move;
  if (rows && columns) {
    const kind = `${rows.length > 1 ? 'many' : 'one'}-${columns.length > 1 ? 'many' : 'one'}`;
    return text('play-move-disks', { kind, rows: lines(rows), columns: lines(columns) });
  }
  if (shown?.kind === 'coins') {
    const coins = [...to, from].sort((a, b) => a - b);
    return text('play-move-coins', { count: coins.length, coins: listed(numbers(coins)) });
  }
  if (shown?.kind === 'shape') return shapeWords(shown, { cell, from, take, to });
  if (shown?.kind === 'amount')
    return text('play-move-heap', { ...largeMove(shown.heap, move.code), where: 'only', heap: 1 });
  const heaps = shown?.kind === 'heaps' ? shown.cells : [];
  if ((to[0] ?? 0) > from && to.length === 1)
    return text('play-move-add', { heap: numberOf(shown, cell), to: to[0] ?? 0 });
  if (leaves) return cellWords(shown, leaves);
  const left = to.filter((heap) => heap > 0);
  if (heaps[cell]?.both) return text('play-move-both', { take });
  return text('play-move-heap', {
    take,
    from,
    where: whereIn(shown),
    heap: numberOf(shown, cell),
    left: left.length === 0 ? 'none' : 'some',
    heaps: listed(numbers(left)),
  });
}

/** The number of a heap or a row. */
export const numberOf = (part: Part | undefined, cell: number): number =>
  (part?.kind === 'heaps' && part.cells[cell]?.number) || cell + 1;

/** How a heap is named: "row" and "only-row" for pins. */
function whereIn(part: Part | undefined): 'one' | 'only' | 'row' | 'only-row' {
  if (part?.kind !== 'heaps') return 'only';
  const isOne = part.cells.length > 1 || part.cells[0]?.number !== undefined;
  if (isOne) return part.rows ? 'row' : 'one';
  return part.rows ? 'only-row' : 'only';
}

/** A move that changes several numbers: stones from both heaps, or what an own rule says. */
function cellWords(part: Part | undefined, leaves: readonly number[][]): string {
  const [after = []] = leaves;
  if (part?.kind === 'heaps' && !part.rule) {
    const [first = 0, second = 0] = part.cells.map(({ size }, at) => size - (after[at] ?? 0));
    return text('play-move-two', { first, second });
  }
  return text('play-move-cell', { to: leaves.map((cell) => `(${cell.join(', ')})`).join(' + ') });
}

/** A move on a strip, on stairs, of a tree or in a graph. */
function shapeWords(
  { shape: { kind, graph, squares } }: ShapePart,
  { cell, from, take, to }: Pick<PlayMove, 'cell' | 'from' | 'take' | 'to'>,
): string {
  const [end = 0] = to;
  const name = (vertex: number) => graph?.vertices[vertex]?.name ?? '';
  switch (kind) {
    case 'stairs':
      return text('play-move-stairs', { count: take, from: cell + 1, to: cell });
    case 'tree':
      return text('play-move-cut', { edge: from, count: to.length });
    case 'graph':
      return text('play-move-slide', { from: name(from), to: name(end) });
    default:
      if (squares === undefined) return text('play-move-coin', { from, to: end });
      return text('play-move-piece', {
        row: Math.floor(cell / 2) + 1,
        from,
        to: end,
      });
  }
}

/** The move of a code at a position in words, or of a part of a move in several components. */
export function codeWords(look: Look, code: string): string {
  const move = look.find(code);
  if (move) return moveWords(look, move);
  const codes = new Set(stepsOfCode(code));
  return stepsWords(look, look.steps?.filter((step) => codes.has(step.code)) ?? []);
}

const stepsWords = (look: Look, steps: readonly PlayMove[]) =>
  steps.map((step) => moveWords(look, step)).join(text('play-steps-separator'));

/** The winning moves, or what they do in each component. */
export const winningSteps = ({ winning }: Look): PlayMove[] =>
  winning.flatMap((move) => move.steps ?? [move]);

/** Who a seat is: "you", "engine", "first" or "second". */
export function whoIs({ engine }: PlayRoom, seat: Seat): 'you' | 'engine' | 'first' | 'second' {
  if (engine === undefined) return seat === 0 ? 'first' : 'second';
  return seat === engine ? 'engine' : 'you';
}

/** The headline: whose turn it is, or who has won. */
export function headline(room: PlayRoom): string {
  const { winner, turn } = room;
  if (winner !== undefined) return text('play-wins', { who: whoIs(room, winner) });
  return text('play-turn', { who: whoIs(room, turn) });
}

/** The sentence below: the limit of a move that has one, the machine's move, or the end. */
export function subline(room: PlayRoom): string {
  const { match, winner, turn, engine, picked, misere } = room;
  const look = match?.looks.at(-1);
  if (!match || !look) return '';
  if (winner !== undefined) {
    const ends = match.moves.length === 0;
    const who = whoIs(room, turn === 0 ? 1 : 0);
    return text(ends ? 'play-no-move' : 'play-last-move', { who, misere: misere ? 'yes' : 'no' });
  }
  if (turn === engine) {
    const words = picked === undefined ? '' : codeWords(look, picked);
    if (words) return text('play-engine-moves', { move: words });
    if (!room.held) return text('play-engine-thinks');
  }
  if (!hasLimit(room.loaded?.game.notation ?? '')) return '';
  const [part] = look.parts;
  const large = part?.kind === 'amount' ? amount(part.limit) : undefined;
  return text('play-limit', { count: large ?? Math.max(...look.moves.map(({ take }) => take)) });
}

/** The last move of the other player, for the reader whose turn it is; at first, who that is. */
export function lastMove(room: PlayRoom): string {
  const { match, turn, settings } = room;
  const before = match?.looks.at(-2);
  const move = match?.moves.at(-1);
  // messages: play-level-about-*
  if (!before || !move) return text(`play-level-about-${settings.level}`, { skill: settings.skill });
  return text('play-moved', { who: whoIs(room, turn === 0 ? 1 : 0), move: moveWords(before, move) });
}

/** Whether an ascending list of numbers has no gap. */
const isRun = (set: readonly number[]) => (set.at(-1) ?? 0) - (set[0] ?? 0) === set.length - 1;

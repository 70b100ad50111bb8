/* Random positions of the games that are played. */

import type { TypedComponent } from '../../question/typed/position';
import { sumComponents } from '../../question/typed/sum';
import { mooreIn } from '../../question/typed/sums';
import type { DisksPart, Part, Random } from './game';
import type { Loaded } from './loading';
import { randomBoard } from './random-board';

/** The largest random heap, unless the position has a larger one. */
const LARGE = 9;

/** The typed position with other sizes. */
export function randomPosition(
  { typed, game, match }: Pick<Loaded<unknown>, 'typed' | 'game' | 'match'>,
  random: Random,
): string {
  const parts = match.looks[0]?.parts ?? [];
  const [part] = parts;
  if (part?.kind === 'disks') {
    const board = typed.replace(/(\d)\s*:[\s\d.,;]*$/, '$1').trim();
    return `${board}: ${heads(part, random)}`;
  }
  if (game.notation !== undefined) return onNumbers(game.notation, part, random);
  const moore = mooreIn(typed);
  const prefix = moore ? typed.slice(0, typed.length - moore.heaps.length) : '';
  // Where a move may change several components, each heap is one.
  const apart = match.looks[0]?.steps !== undefined;
  let at = 0;
  const sums = sumComponents(moore?.heaps ?? typed).map((component) => {
    const shown = parts[at];
    at += apart && !component.braced && shown?.kind === 'heaps' ? Math.max(1, component.heaps.length) : 1;
    return inSum(component, shown, random);
  });
  return prefix + sums.join(' + ');
}

const whole = (max: number, random: Random) => 1 + Math.floor(random() * max);

/** "wythoff 4 7", "dynamic:3 14", "rule:((a,b) to (a-1,b)): 4 7" */
function onNumbers(notation: string, part: Part | undefined, random: Random): string {
  const max = largest(part);
  const isRule = notation.startsWith('rule:');
  const cells = part?.kind === 'heaps' ? part.cells.filter(({ both }) => !both) : [part];
  const sizes = cells.map(() => whole(max, random));
  // One heap is taken from as a whole in one move.
  if (sizes.length === 1) return `${notation.replace('-', ' ')} ${1 + whole(max, random)}`;
  return `${isRule ? `${notation}:` : notation.replaceAll('-', ' ')} ${sizes.join(' ')}`;
}

function inSum({ game, heaps, board }: TypedComponent, part: Part | undefined, random: Random): string {
  if (part?.kind === 'shape') return randomBoard(part.shape, largest(part), random);
  const sizes = () => whole(largest(part), random);
  if (board !== undefined && part?.kind === 'heaps') {
    // Two numbers with their game, or the chips of Poker nim.
    const numbers = part.cells.filter(({ both }) => !both).map(sizes);
    const cell = /^(.*):\(\d+,\d+\)$/s.exec(board)?.[1];
    if (cell === undefined) return `poker nim ${numbers.join(' ')}`;
    return `${cell}:(${[...numbers, ...(numbers.length === 1 ? [sizes()] : [])].join(',')})`;
  }
  const numbers = heaps.map(sizes);
  const isRow = part?.kind === 'coins';
  const shown = (isRow ? [...new Set(numbers)].sort((a, b) => a - b) : numbers).join(' ');
  if (game === '') return shown;
  // A colon ends a rule or a notation.
  return /^[\p{L}’' ]+$/u.test(game) ? `${game} ${shown}` : `${game}: ${shown}`;
}

function largest(part: Part | undefined): number {
  if (part?.kind === 'heaps') return Math.max(LARGE, ...part.cells.map(({ size }) => size));
  if (part?.kind === 'shape') return Math.max(LARGE, ...part.shape.cells);
  return part?.kind === 'coins' ? Math.max(LARGE, ...part.heads) : LARGE;
}

function heads({ rows, columns }: DisksPart, random: Random): string {
  const all = Array.from(
    { length: rows * columns },
    (_, at) => `${Math.floor(at / columns) + 1}.${(at % columns) + 1}`,
  );
  const some = all.filter(() => random() < 0.5);
  return (some.length ? some : all.slice(-1)).join(' ');
}

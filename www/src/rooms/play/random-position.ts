/* Random positions of the games that are played. */

import { sumComponents } from '../../question/typed/sum';
import type { DisksPart, Part, Random } from './game';
import type { Loaded } from './loading';

/** The largest random heap, unless the position has a larger one. */
const LARGE = 9;

/** The typed position with other sizes. */
export function randomPosition(
  { typed, game, match }: Pick<Loaded<unknown>, 'typed' | 'game' | 'match'>,
  random: Random,
): string {
  const parts = match.looks[0]?.parts ?? [];
  const whole = (max: number) => 1 + Math.floor(random() * max);
  const [part] = parts;
  if (part?.kind === 'disks') {
    const board = typed.replace(/(\d)\s*:[\s\d.,;]*$/, '$1').trim();
    return `${board}: ${heads(part, random)}`;
  }
  if (game.kind === 'fibonacci-nim') return `fibonacci nim ${1 + whole(largest(part))}`;
  if (game.kind !== 'sum') return `${game.kind} ${whole(largest(part))} ${whole(largest(part))}`;
  return sumComponents(typed)
    .map(({ game: name, heaps }, at) => {
      const numbers = heaps.map(() => whole(largest(parts[at])));
      const isRow = parts[at]?.kind === 'coins';
      const shown = (isRow ? [...new Set(numbers)].sort((a, b) => a - b) : numbers).join(' ');
      if (name === '') return shown;
      // A colon ends a rule or a notation.
      return /^[\p{L}’' ]+$/u.test(name) ? `${name} ${shown}` : `${name}: ${shown}`;
    })
    .join(' + ');
}

function largest(part: Part | undefined): number {
  if (part?.kind === 'heaps') return Math.max(LARGE, ...part.cells.map(({ size }) => size));
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

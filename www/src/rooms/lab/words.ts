/* Games, moves and positions of the lab in words. */

import type { ProductMove } from '../../engine/protocol';
import type { Cell } from '../../grid/cell';
import { commas, counted, grouped, text } from '../../i18n/index';
import { brief } from '../../ui/brief';
import { GAMES } from './games';
import { cellsOf, isHead } from './heads';
import type { LabRoom } from './model';
import type { Side } from './reading';

/** What the game of a side is called: by its name, or its notation. */
export function gameName(room: LabRoom, side: Side): string {
  const typed = room.question.arguments[side] ?? '';
  const notation = room.games?.[side].game?.game ?? typed;
  const id = GAMES.find(([known]) => known === notation)?.[1];
  // messages: lab-game-*
  return id ? text(`lab-game-${id}`) : brief(notation.replace(/^coins:/, ''));
}

/** "Ruler × Turning Turtles" */
export function productName(room: LabRoom): string {
  return text('lab-product', { first: gameName(room, 'first'), second: gameName(room, 'second') });
}

/** "3", "3–5", "1, 3 and 4" as few characters: "1, 3, 4". */
export function numbers(all: readonly number[]): string {
  const [first = 0] = all;
  const last = all.at(-1) ?? 0;
  if (all.length > 1 && last - first === all.length - 1) return text('lab-span', { first, last });
  return commas(all);
}

/** "rows 2–4, columns 1–4" */
export function moveWords({ rows, columns }: ProductMove): string {
  return text('lab-move', {
    ...{ rowCount: rows.length, columnCount: columns.length },
    ...{ rows: numbers(rows), columns: numbers(columns) },
  });
}

/** "Row 3, column 4: heads, value 8" */
export function cellWords(room: LabRoom, cell: Cell): string {
  const { board, heads } = room;
  const value = board?.values[(cell.row - 1) * board.columns + cell.column - 1] ?? 0;
  return text('lab-cell', {
    ...{ row: cell.row, column: cell.column, value },
    side: isHead(heads, cell) ? 'heads' : 'tails',
  });
}

/** The position in a few words: the games, the size and the number of heads. */
export function positionWords(room: LabRoom): string {
  const count = cellsOf(room.heads).length;
  return text('lab-position', { product: productName(room), count });
}

/** Who wins; empty while it is not known. */
export function outcomeWords({ moves }: LabRoom): string {
  return moves ? text('lab-outcome', { outcome: moves.outcome }) : '';
}

/** How many moves win, and why. */
export function whyWords({ moves }: LabRoom): string {
  if (!moves) return '';
  return text('lab-why', {
    outcome: moves.outcome,
    value: grouped(moves.value),
    winning: counted(moves.winningCount),
    moves: counted(moves.moveCount),
  });
}

/** Announces who wins, once the counted moves belong to the position. */
export function labAnnouncement(room: LabRoom): string {
  const { moves, fresh } = room;
  if (!moves || !fresh) return '';
  return text('lab-said', {
    position: positionWords(room),
    ...{ outcome: outcomeWords(room), value: moves.value, count: counted(moves.winningCount) },
  });
}

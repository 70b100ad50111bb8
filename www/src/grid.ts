/* The table of a game on two numbers: which part of it is seen, and what is known of one cell. Loads; does not draw. */

import type { Cell } from './cell';
import { type Block, valueAt } from './elements/heat-block';
import type { Client } from './engine/client';
import type { Calls, TwoHeapsGame } from './engine/protocol';
import { Work } from './work';

/** What is said of a cell: by the game's theorem, however large it is. */
export interface Judged extends Cell {
  game: TwoHeapsGame;
  value: number | undefined;
  moves: Calls['tableMoves']['answer'];
  /** The least term of the heap; for Fibonacci nim only. */
  least: string;
}

/** Greatest row and column that can be looked at; further out a window takes too long, or its numbers are too wide. */
const LAST: Record<TwoHeapsGame, number> = { wythoff: 4095, euclid: 99_999, 'fibonacci-nim': 10_000 };
/** Wait that long before asking about a cell under a pointer that moves. */
const REST = 60;

export class Grid {
  game: TwoHeapsGame;
  block: Block | undefined;
  origin: Cell;
  size = 32;
  cursor: Cell | undefined;
  chosen: Cell | undefined;
  /** The cell at the cursor, or else the chosen one, as soon as it is known. */
  judged: Judged | undefined;
  readonly loading: Work;
  readonly #judging: Work;
  #changed: () => void;
  #wanted = '';
  #asked = '';
  #timer = 0;

  constructor(client: Client, game: TwoHeapsGame, changed: () => void) {
    this.game = game;
    this.#changed = changed;
    this.loading = new Work(client, changed);
    this.#judging = new Work(client, changed);
    this.origin = { row: this.first, column: this.first };
  }

  get first(): number {
    return this.game === 'euclid' ? 1 : 0;
  }

  get last(): Cell {
    return { row: LAST[this.game], column: LAST[this.game] };
  }

  /** Shows a part of a game's table and says what is known of `chosen`. */
  show(game: TwoHeapsGame, origin: Cell, size: number, chosen: Cell | undefined): void {
    if (game !== this.game) {
      this.clear();
      this.game = game;
    }
    this.size = size;
    this.origin = this.bounded(origin);
    const other = chosen?.row !== this.chosen?.row || chosen?.column !== this.chosen?.column;
    this.chosen = chosen;
    this.#load();
    if (other || !this.#asked) this.#judge();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.loading.cancel();
    this.#judging.cancel();
    this.block = undefined;
    this.cursor = undefined;
    this.chosen = undefined;
    this.judged = undefined;
    this.#wanted = '';
    this.#asked = '';
  }

  /** Somebody stops what is being loaded. */
  stop(): void {
    this.loading.stop();
    this.#wanted = '';
    this.#changed();
  }

  again(): void {
    this.#wanted = '';
    this.#load();
  }

  bounded({ row, column }: Cell): Cell {
    const bound = (at: number, last: number) =>
      Math.max(this.first, Math.min(at, last - Math.min(this.size, last - this.first + 1) + 1));
    return { row: bound(row, this.last.row), column: bound(column, this.last.column) };
  }

  holds({ row, column }: Cell): boolean {
    return row >= this.first && column >= this.first && row <= this.last.row && column <= this.last.column;
  }

  point(cell: Cell | undefined): void {
    if (cell?.row === this.cursor?.row && cell?.column === this.cursor?.column) return;
    this.cursor = cell;
    this.#changed();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#judge(), REST);
  }

  valueAt(cell: Cell): number | undefined {
    return this.block && valueAt(this.block, cell);
  }

  /** Loads the window with as much again on every side, unless it is there, so that it can be moved without waiting. */
  #load(): void {
    const { game, origin, size, first, last } = this;
    const from = (at: number) => Math.max(first, at - size);
    const [row, column] = [from(origin.row), from(origin.column)];
    const rows = Math.min(last.row, origin.row + 2 * size - 1) - row + 1;
    const columns = Math.min(last.column, origin.column + 2 * size - 1) - column + 1;
    const wanted = `${game} ${row} ${column} ${rows} ${columns}`;
    if (wanted === this.#wanted || this.#hasRoom()) return;
    this.#wanted = wanted;
    this.loading.ask('table', { game, fromRow: row, fromColumn: column, rows, columns }, ({ answer }) => {
      this.block = { row, column, rows, columns, values: answer };
      if (this.judged) this.judged = { ...this.judged, value: this.valueAt(this.judged) };
    });
  }

  /** Whether what is at hand covers the window, and a little around it. */
  #hasRoom(): boolean {
    const { block, origin, size, first, last } = this;
    if (!block) return false;
    const margin = Math.floor(size / 4);
    const covers = (at: number, count: number, from: number, have: number, end: number) =>
      from <= Math.max(first, at - margin) && from + have > Math.min(end, at + count - 1 + margin);
    return (
      covers(origin.row, size, block.row, block.rows, last.row) &&
      covers(origin.column, size, block.column, block.columns, last.column)
    );
  }

  #judge(): void {
    const { game } = this;
    const cell = this.cursor ?? this.chosen;
    if (!cell) return;
    const asked = `${game} ${cell.row} ${cell.column}`;
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#judging.run(
      async (ask) => {
        const nim = game === 'fibonacci-nim' && cell.row > 0;
        const [moves, terms] = await Promise.all([
          ask('tableMoves', { game, row: cell.row, column: cell.column }),
          nim ? ask('zeckendorf', { n: cell.row }) : undefined,
        ]);
        return { moves: moves.answer, least: terms?.answer.terms.at(-1) ?? '' };
      },
      (known) => {
        this.judged = { ...cell, ...known, game, value: this.valueAt(cell) };
      },
    );
  }
}

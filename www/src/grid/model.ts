/*
 * The table of a game on two numbers: its visible part, and the explanation of one cell. Loads;
 * does not draw.
 */

import type { Client } from '../engine/client';
import type { Calls, TwoHeapsGame } from '../engine/protocol';
import { Resource } from '../engine/resource';
import { type Block, valueAt } from './block';
import type { Cell } from './cell';

/** A part of a table. */
type Part = Omit<Block, 'values'> & { game: TwoHeapsGame };

/** A cell with its winning moves, which the game's theorem gives for any size. */
export interface ExplainedCell extends Cell {
  game: TwoHeapsGame;
  value: number | undefined;
  moves: Calls['tableMoves']['answer'];
  /** The smallest Zeckendorf term of the heap; for Fibonacci nim only. */
  smallestTerm: string;
}

/**
 * The largest row and column of the view; beyond them a window takes too long, or its numbers are
 * too wide.
 */
const LAST: Record<TwoHeapsGame, number> = { wythoff: 4095, euclid: 99_999, 'fibonacci-nim': 10_000 };
/** Milliseconds that a pointer must rest on a cell before its explanation is requested. */
const REST = 60;

export class GridModel {
  game: TwoHeapsGame;
  origin: Cell;
  size = 32;
  cursor: Cell | undefined;
  chosen: Cell | undefined;
  readonly loading: Resource<Part, Block>;
  readonly #explaining: Resource<Cell & { game: TwoHeapsGame }, Omit<ExplainedCell, 'value'>>;
  #changed: () => void;
  #timer = 0;

  constructor(client: Client, game: TwoHeapsGame, changed: () => void) {
    this.game = game;
    this.#changed = changed;
    this.loading = new Resource(client, changed, {
      load: async (ask, { game, ...part }) => {
        const { row: fromRow, column: fromColumn, rows, columns } = part;
        const { answer } = await ask('table', { game, fromRow, fromColumn, rows, columns });
        return { ...part, values: answer };
      },
    });
    this.#explaining = new Resource(client, changed, {
      load: async (ask, { game, row, column }) => {
        const nim = game === 'fibonacci-nim' && row > 0;
        const [moves, terms] = await Promise.all([
          ask('tableMoves', { game, row, column }),
          nim ? ask('zeckendorf', { n: row }) : undefined,
        ]);
        return { game, row, column, moves: moves.answer, smallestTerm: terms?.answer.terms.at(-1) ?? '' };
      },
    });
    this.origin = { row: this.first, column: this.first };
  }

  get block(): Block | undefined {
    return this.loading.value;
  }

  /** The explanation of the cell at the cursor, or else of the chosen one, once it is loaded. */
  get explained(): ExplainedCell | undefined {
    const known = this.#explaining.value;
    return known && { ...known, value: this.valueAt(known) };
  }

  get first(): number {
    return this.game === 'euclid' ? 1 : 0;
  }

  get last(): Cell {
    return { row: LAST[this.game], column: LAST[this.game] };
  }

  /** Makes this the game, and drops the data of another one. */
  change(game: TwoHeapsGame): void {
    if (game === this.game) return;
    this.clear();
    this.game = game;
  }

  /** Shows a part of the table and explains `chosen`. */
  show(origin: Cell, size: number, chosen: Cell | undefined): void {
    this.size = size;
    this.origin = this.bounded(origin);
    this.chosen = chosen;
    this.#load();
    this.#explain();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.loading.clear();
    this.#explaining.clear();
    this.cursor = undefined;
    this.chosen = undefined;
  }

  /** Stops loading; `again` restarts it. */
  stop(): void {
    this.loading.stop();
    this.#changed();
  }

  again(): void {
    this.loading.retry();
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
    this.#timer = window.setTimeout(() => this.#explain(), REST);
  }

  valueAt(cell: Cell): number | undefined {
    return this.block && valueAt(this.block, cell);
  }

  /**
   * Loads the window with a margin of its own size on every side, so that it can be moved without
   * waiting.
   */
  #load(): void {
    if (this.#hasRoom()) return;
    const { game, origin, size, first, last } = this;
    const from = (at: number) => Math.max(first, at - size);
    const [row, column] = [from(origin.row), from(origin.column)];
    const rows = Math.min(last.row, origin.row + 2 * size - 1) - row + 1;
    const columns = Math.min(last.column, origin.column + 2 * size - 1) - column + 1;
    this.loading.want({ game, row, column, rows, columns });
  }

  /** Whether the loaded block covers the window with a small margin. */
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

  #explain(): void {
    const cell = this.cursor ?? this.chosen;
    if (cell) this.#explaining.want({ game: this.game, row: cell.row, column: cell.column });
  }
}

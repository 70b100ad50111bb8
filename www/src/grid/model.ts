/*
 * The table of a game on two numbers: its visible part, and the explanation of one cell. Loads;
 * does not draw.
 */

import type { Client } from '../engine/client';
import type { Calls, CellExplanation } from '../engine/protocol';
import { Resource } from '../engine/resource';
import { type Block, valueAt } from './block';
import type { Cell } from './cell';
import { familyOf, rangeOf, type TableRange } from './table-games';

/** A game, and the layer of its table where a rule has three coordinates. */
interface Shown {
  game: string;
  layer?: number | undefined;
}

/** A part of a table. */
type Part = Omit<Block, 'values'> & Shown;

/**
 * A cell with its winning moves, which the game's theorem gives for any size; for own rules with
 * the options of which they are some.
 */
export interface ExplainedCell extends Cell, Shown {
  value: number | undefined;
  options?: CellExplanation | undefined;
  moves: Calls['tableMoves']['answer'];
  /** The smallest term of the heap; for Fibonacci nim and dynamic nim only. */
  smallestTerm: string;
}

/** Milliseconds that a pointer must rest on a cell before its explanation is requested. */
const REST = 60;

export class GridModel {
  game: string;
  /** The third coordinate of all cells, for rules that have one. */
  layer: number | undefined;
  origin: Cell;
  size = 32;
  cursor: Cell | undefined;
  chosen: Cell | undefined;
  readonly loading: Resource<Part, Block>;
  readonly #explaining: Resource<Cell & Shown, Omit<ExplainedCell, 'value'>>;
  #range: TableRange;
  #changed: () => void;
  #timer = 0;

  constructor(client: Client, game: string, changed: () => void) {
    this.game = game;
    this.#range = rangeOf(game);
    this.#changed = changed;
    this.loading = new Resource(client, changed, {
      load: async (ask, { game, layer, ...part }) => {
        const { row: fromRow, column: fromColumn, rows, columns } = part;
        const of = layered({ game, layer });
        const { answer } = await ask('table', { ...of, fromRow, fromColumn, rows, columns });
        return { ...part, values: answer };
      },
    });
    this.#explaining = new Resource(client, changed, {
      load: async (ask, { game, layer, row, column }) => {
        const nim = game === 'fibonacci-nim' && row > 0;
        const request = { ...layered({ game, layer }), row, column };
        const family = familyOf(game);
        const [moves, terms, zeros, options] = await Promise.all([
          ask('tableMoves', request),
          nim ? ask('zeckendorf', { n: row }) : undefined,
          family === 'dynamic' && row > 0 ? ask('tableZeros', { game, fromRow: row, rows: 1 }) : undefined,
          family === 'rule' ? ask('tableExplain', request) : undefined,
        ]);
        const lastLost = zeros?.answer[0]?.last;
        return {
          ...request,
          moves: moves.answer,
          // Limits below the smallest term are lost.
          smallestTerm: terms?.answer.terms.at(-1) ?? (lastLost ? String(BigInt(lastLost) + 1n) : ''),
          options: options?.answer,
        };
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
    return known && { ...known, value: known.options?.value ?? this.valueAt(known) };
  }

  get first(): number {
    return this.#range.first;
  }

  get last(): Cell {
    return this.#range.last;
  }

  /** Makes this the game, and drops the data of another one. A rule has a range of its own. */
  change(game: string, range = rangeOf(game), layer?: number): void {
    if (game === this.game && layer === this.layer) return;
    this.clear();
    this.game = game;
    this.layer = layer;
    this.#range = range;
  }

  /** Why the selected cell could not be explained. */
  get unexplained(): Resource<Cell & Shown, Omit<ExplainedCell, 'value'>>['error'] {
    return this.#explaining.error;
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
    const { game, layer, origin, size, first, last } = this;
    const from = (at: number) => Math.max(first, at - size);
    const [row, column] = [from(origin.row), from(origin.column)];
    const rows = Math.min(last.row, origin.row + 2 * size - 1) - row + 1;
    const columns = Math.min(last.column, origin.column + 2 * size - 1) - column + 1;
    this.loading.want({ game, layer, row, column, rows, columns });
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
    const { game, layer } = this;
    if (cell) this.#explaining.want({ game, layer, row: cell.row, column: cell.column });
  }
}

/** The part of a request that names the table. */
function layered({ game, layer }: Shown): { game: string; layer?: number } {
  return layer === undefined ? { game } : { game, layer };
}

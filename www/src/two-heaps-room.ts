/* The room of games on two heaps: a table of Grundy values one can walk through, and why a cell is won or lost. */

import { type Cell, cellOf, sizeOf, writtenCell } from './cell';
import type { Client } from './engine/client';
import type { TwoHeapsGame } from './engine/protocol';
import { Grid } from './grid';
import type { Place } from './place';
import type { Question } from './question';
import { twoHeapsBeginning } from './rooms/beginnings';
import type { Visit } from './rooms/index';
import { spare } from './state';
import { GAMES, gameOf, USUAL_SIZE } from './two-heaps';

const TYPING = 120;
/** What is looked at where nobody says: a P-position, but of Euclid one of the moves that win. */
const USUAL: Record<TwoHeapsGame, Cell> = {
  wythoff: { row: 4, column: 7 },
  euclid: { row: 5, column: 12 },
  'fibonacci-nim': { row: 17, column: 16 },
};

export class TwoHeapsRoom implements Visit {
  question: Question = twoHeapsBeginning();
  notice = '';
  readonly grid: Grid;
  /** Row and column as they are being typed, and which of them is wrong. */
  typing: { row?: string; column?: string } = {};
  #place: Place;
  #changed: () => void;
  #timer = 0;

  constructor(client: Client, place: Place, changed: () => void) {
    this.#place = place;
    this.#changed = changed;
    this.grid = new Grid(client, 'wythoff', changed);
  }

  get game(): TwoHeapsGame {
    return gameOf(this.question.arguments.game) ?? GAMES[0];
  }

  get cell(): Cell {
    const wanted = cellOf(this.question.view.at);
    return wanted && this.grid.holds(wanted) ? wanted : USUAL[this.game];
  }

  take(question: Question, notice = ''): void {
    this.question = question;
    this.notice = notice;
    this.typing = {};
    this.#changed();
    this.#show();
  }

  leave(): void {
    clearTimeout(this.#timer);
    this.grid.clear();
    this.notice = '';
  }

  choose(game: TwoHeapsGame): void {
    this.question = { ...this.question, arguments: { game }, view: {} };
    this.typing = {};
    this.notice = '';
    this.#place.commit(spare(this.question));
    this.#show();
    this.#changed();
  }

  lookAt(cell: Cell): void {
    this.typing = {};
    this.#view({ at: writtenCell(cell) });
  }

  window(origin: Cell, size = this.grid.size): void {
    this.#view({ corner: writtenCell(origin), size: size === USUAL_SIZE ? '' : String(size) });
  }

  /** Somebody types a row or a column; the window follows. */
  type(name: 'row' | 'column', text: string): void {
    this.typing = { ...this.typing, [name]: text };
    this.#changed();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#go(), TYPING);
  }

  /** Whether what is typed there is no row or column of this table. */
  wrong(name: 'row' | 'column'): boolean {
    return this.typing[name] !== undefined && this.#typed(name) === undefined;
  }

  #typed(name: 'row' | 'column'): number | undefined {
    const text = this.typing[name]?.trim().replace(/[,\s_]/g, '') ?? '';
    const at = /^\d{1,9}$/.test(text) ? Number(text) : -1;
    return at >= this.grid.first && at <= this.grid.last[name] ? at : undefined;
  }

  #go(): void {
    const { row, column } = this.cell;
    if (this.wrong('row') || this.wrong('column')) return;
    const cell = { row: this.#typed('row') ?? row, column: this.#typed('column') ?? column };
    const { origin, size } = this.grid;
    const seen = (at: number, from: number) => at >= from && at < from + size;
    if (seen(cell.row, origin.row) && seen(cell.column, origin.column)) {
      this.#view({ at: writtenCell(cell) });
      return;
    }
    const middle = (at: number) => Math.max(this.grid.first, at - Math.floor(size / 2));
    const corner = this.grid.bounded({ row: middle(cell.row), column: middle(cell.column) });
    this.#view({ at: writtenCell(cell), corner: writtenCell(corner) });
  }

  #view(changes: Record<string, string>): void {
    const view = Object.fromEntries(
      Object.entries({ ...this.question.view, ...changes }).filter(([, value]) => value !== ''),
    );
    this.question = { ...this.question, view };
    this.notice = '';
    this.#place.write(spare(this.question));
    this.#show();
    this.#changed();
  }

  #show(): void {
    const { corner, size } = this.question.view;
    const { game, grid } = this;
    const first = game === 'euclid' ? 1 : 0;
    const cells = sizeOf(size) ?? USUAL_SIZE;
    grid.show(game, cellOf(corner) ?? { row: first, column: first }, cells, undefined);
    grid.show(game, grid.origin, cells, this.cell);
  }
}

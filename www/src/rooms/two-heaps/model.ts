/* The model of the two-heaps room: a table of Grundy values, and the explanation of a cell. */

import type { Client } from '../../engine/client';
import type { TwoHeapsGame } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import { type Cell, cellOf, sizeOf, writtenCell } from '../../grid/cell';
import { GridModel } from '../../grid/model';
import type { QuestionHistory } from '../../question/history';
import { withoutDefaults } from '../../question/parameters';
import type { Question } from '../../question/question';
import { readNumber, type Understood } from '../../question/reader';
import type { Room } from '../contract';
import { defaultTwoHeapsQuestion } from './entry';
import { GAMES, gameOf, USUAL_SIZE } from './link';

const TYPING = 120;
/** The default cells: P-positions, except for Euclid. */
const USUAL: Record<TwoHeapsGame, Cell> = {
  wythoff: { row: 4, column: 7 },
  euclid: { row: 5, column: 12 },
  'fibonacci-nim': { row: 17, column: 16 },
};

/** The engine's number parser with its widest range; the table has a range of its own. */
const ANY = { game: 'nim' };

type Side = 'row' | 'column';
type Typing = { row?: string; column?: string };
type Readings = Record<Side, Understood | undefined>;

export class TwoHeapsRoom implements Room {
  question: Question = defaultTwoHeapsQuestion();
  notice = '';
  readonly grid: GridModel;
  /** The typed texts of row and column, and what they mean once they are read. */
  typing: Typing = {};
  readonly #reading: Resource<Typing, Readings>;
  #history: QuestionHistory;
  #changed: () => void;
  #timer = 0;

  constructor(client: Client, history: QuestionHistory, changed: () => void) {
    this.#history = history;
    this.#changed = changed;
    this.grid = new GridModel(client, 'wythoff', changed);
    this.#reading = new Resource(client, changed, {
      load: async (ask, { row, column }) => ({
        row: row === undefined ? undefined : await readNumber({ ask }, row, ANY),
        column: column === undefined ? undefined : await readNumber({ ask }, column, ANY),
      }),
      loaded: () => this.#go(),
    });
  }

  get game(): TwoHeapsGame {
    return gameOf(this.question.arguments.game) ?? GAMES[0];
  }

  get cell(): Cell {
    const cell = cellOf(this.question.view.at);
    return cell && this.grid.holds(cell) ? cell : USUAL[this.game];
  }

  open(question: Question, notice = ''): void {
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
    this.#history.commit(withoutDefaults(this.question));
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

  /** Sets the row or the column while it is typed; the window follows. */
  type(name: Side, text: string): void {
    this.typing = { ...this.typing, [name]: text };
    this.#changed();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#read(), TYPING);
  }

  #read(): void {
    this.#reading.retry();
    if (this.#reading.want({ ...this.typing }) && this.#reading.value) this.#go();
  }

  /** What a typed text means; undefined while it is being read, or if nothing is typed. */
  read(name: Side): Understood | undefined {
    const typed = this.typing[name];
    return typed !== undefined && this.#reading.isFor({ ...this.typing })
      ? this.#reading.value?.[name]
      : undefined;
  }

  /** Why a typed text is no row or column of the table. */
  problem(name: Side): 'number' | 'range' | undefined {
    const read = this.read(name);
    if (!read) return undefined;
    if (read.error) return read.error.code === 'out-of-range' ? 'range' : 'number';
    return this.#inTable(name, read.value) ? undefined : 'range';
  }

  #inTable(name: Side, value: string): boolean {
    const at = Number(value);
    return at >= this.grid.first && at <= this.grid.last[name];
  }

  #go(): void {
    if (this.problem('row') || this.problem('column')) return;
    const typed = (name: Side) => {
      const value = this.read(name)?.value;
      return value === undefined ? this.cell[name] : Number(value);
    };
    if (this.read('row') === undefined && this.read('column') === undefined) return;
    const cell = { row: typed('row'), column: typed('column') };
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
    this.#history.replaceSoon(withoutDefaults(this.question));
    this.#show();
    this.#changed();
  }

  /** The default corner: the first one, or one around a cell that is not in view from there. */
  #corner(size: number): Cell {
    const { cell, grid } = this;
    const { first } = grid;
    if (Math.max(cell.row, cell.column) < first + size) return { row: first, column: first };
    const middle = (at: number) => Math.max(first, at - Math.floor(size / 2));
    return { row: middle(cell.row), column: middle(cell.column) };
  }

  #show(): void {
    const { corner, size } = this.question.view;
    const { game, grid } = this;
    const cells = sizeOf(size) ?? USUAL_SIZE;
    grid.change(game);
    grid.show(cellOf(corner) ?? this.#corner(cells), cells, this.cell);
  }
}

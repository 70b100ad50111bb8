/* The model of the two-heaps room: a table of Grundy values, and the explanation of a cell. */

import type { Client } from '../../engine/client';
import type { AskError, TableGame } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import { type Cell, cellOf, sizeOf, writtenCell } from '../../grid/cell';
import { GridModel } from '../../grid/model';
import {
  familyOf,
  MAX_PARAMETER,
  rangeOfRule,
  type TableFamily,
  tableGameOf,
  withParameter,
} from '../../grid/table-games';
import type { QuestionHistory } from '../../question/history';
import type { Question } from '../../question/question';
import { empty, readNumber, type Understood } from '../../question/reader';
import { QuestionRoom } from '../question-room';
import { twoHeaps } from './index';
import { parametersOf, USUAL_GAME, USUAL_SIZE } from './parameters';

/** The last layer of a rule with three coordinates that is shown. */
export const LAST_LAYER = 99;
/** The default cells: P-positions of Wythoff’s nim and Fibonacci nim, others for a move to see. */
const USUAL: Record<TableFamily, Cell> = {
  wythoff: { row: 4, column: 7 },
  'r-wythoff': { row: 4, column: 9 },
  euclid: { row: 5, column: 12 },
  'euclid-to-zero': { row: 5, column: 12 },
  'fibonacci-nim': { row: 17, column: 16 },
  dynamic: { row: 17, column: 16 },
  rule: { row: 3, column: 5 },
};

/** The engine's number parser with its widest range; the table has a range of its own. */
const ANY = { game: 'nim' };

type Side = 'row' | 'column';
/** What is read of a rule: its range, or why it is none. */
interface ReadRule {
  info: TableGame | undefined;
  error: AskError | undefined;
}
type Typing = { row?: string; column?: string };
type Readings = Record<Side, Understood | undefined>;

export class TwoHeapsRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  readonly grid: GridModel;
  /** The typed texts of row and column, and what they mean once they are read. */
  typing: Typing = {};
  /** A typed text for the game's number that is none. */
  typedParameter: string | undefined;
  /** A typed text for the third coordinate that is none. */
  typedLayer: string | undefined;
  readonly #reading: Resource<Typing, Readings>;
  /** The typed rule as the engine reads it. */
  readonly ruling: Resource<string, ReadRule>;

  constructor(client: Client, history: QuestionHistory, changed: () => void) {
    super(history, changed, twoHeaps);
    this.grid = new GridModel(client, 'wythoff', changed);
    this.#reading = new Resource(client, changed, {
      load: async (ask, { row, column }) => ({
        row: row === undefined ? undefined : await readNumber({ ask }, row, ANY),
        column: column === undefined ? undefined : await readNumber({ ask }, column, ANY),
      }),
      loaded: () => this.#go(),
    });
    this.ruling = new Resource(client, changed, {
      load: async (ask, game) => {
        try {
          return { info: (await ask('tableGame', { game })).answer, error: undefined };
        } catch (error) {
          return { info: undefined, error: error as AskError };
        }
      },
      loaded: () => this.request(),
    });
  }

  /** The notation of the game; of a rule, what is typed. */
  get game(): string {
    return this.question.arguments.game ?? USUAL_GAME;
  }

  get family(): TableFamily {
    return familyOf(this.game);
  }

  /** Why the typed rule has no table. */
  get ruleError(): AskError | undefined {
    if (this.family !== 'rule') return undefined;
    if (this.game.trim() === '') return empty('game');
    return this.ruling.isFor(this.game) ? this.ruling.value?.error : undefined;
  }

  /** The rule as the engine reads it, once it has. */
  get rule(): TableGame | undefined {
    return this.family === 'rule' && this.ruling.isFor(this.game) ? this.ruling.value?.info : undefined;
  }

  /** The third coordinate of the shown layer, of a rule that has one. */
  get layer(): number | undefined {
    return this.rule?.coordinates === 3 ? Number(this.question.view.layer ?? 0) : undefined;
  }

  get cell(): Cell {
    const cell = cellOf(this.question.view.at);
    if (cell && this.grid.holds(cell)) return cell;
    const { first, last } = this.grid;
    const usual = USUAL[this.family];
    const within = (at: number, end: number) => Math.max(first, Math.min(at, end));
    return { row: within(usual.row, last.row), column: within(usual.column, last.column) };
  }

  override open(question: Question, notice = ''): void {
    this.typing = {};
    this.typedParameter = undefined;
    this.typedLayer = undefined;
    super.open(question, notice);
  }

  override leave(): void {
    super.leave();
    this.#reading.cancel();
    this.ruling.cancel();
    this.grid.clear();
  }

  /** The actions of Cancel and "Try again" while a rule is read. */
  readonly ruleActions = {
    cancel: () => {
      this.ruling.stop();
      this.changed();
    },
    again: () => this.request(),
  };

  choose(game: string): void {
    this.typedParameter = undefined;
    if (game === this.game) {
      this.changed();
      return;
    }
    this.typing = {};
    this.notice = '';
    this.become({ ...this.question, arguments: { game }, view: {} }, true);
    this.request();
    this.changed();
  }

  /** Sets the rule while it is typed. */
  typeRule(text: string): void {
    this.question = { ...this.question, arguments: { game: text }, view: {} };
    this.typing = {};
    this.notice = '';
    this.changed();
    this.afterPause(() => {
      this.history.replaceSoon(this.question);
      this.request();
    });
  }

  /** Sets the number of a game that has one; what is no such number stays typed. */
  typeParameter(typed: string): void {
    const { family } = this;
    const r = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;
    if (family !== 'r-wythoff' && family !== 'dynamic') return;
    if (r >= 1 && r <= (MAX_PARAMETER[family] ?? 0)) this.choose(withParameter(family, r));
    else {
      this.typedParameter = typed;
      this.changed();
    }
  }

  /** Adds a typed rule to the history. */
  override enter(): void {
    // A game's notation is that game: wythoff:2 in the field of rules.
    const game = tableGameOf(this.game);
    if (game && game !== this.game) this.choose(game);
    else this.history.commit(this.question);
  }

  /** Shows the layer of a rule with three coordinates; what is no layer stays typed. */
  typeLayer(typed: string): void {
    const layer = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1;
    const isLayer = layer >= 0 && layer <= LAST_LAYER;
    this.typedLayer = isLayer ? undefined : typed;
    if (isLayer) this.#view({ layer: layer === 0 ? '' : String(layer) });
    else this.changed();
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
    this.changed();
    this.afterPause(() => this.#read());
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
    this.notice = '';
    this.become(this.viewing(changes));
    this.request();
    this.changed();
  }

  /** The default corner: the first one, or one around a cell that is not in view from there. */
  #corner(size: number): Cell {
    const { cell, grid } = this;
    const { first } = grid;
    if (Math.max(cell.row, cell.column) < first + size) return { row: first, column: first };
    const middle = (at: number) => Math.max(first, at - Math.floor(size / 2));
    return { row: middle(cell.row), column: middle(cell.column) };
  }

  protected request(): void {
    const { corner, size } = this.question.view;
    const { game, grid } = this;
    const cells = sizeOf(size) ?? USUAL_SIZE;
    if (this.family === 'rule') {
      this.ruling.retry();
      if (game.trim() === '' || !this.ruling.want(game)) return;
      const { rule } = this;
      if (!rule) {
        grid.clear();
        return;
      }
      grid.change(rule.game, rangeOfRule(rule), this.layer);
    } else grid.change(game);
    grid.show(cellOf(corner) ?? this.#corner(cells), cells, this.cell);
  }
}

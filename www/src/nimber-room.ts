/* The room of the nimbers: an expression, its value and why, and the tables of the four operations. */

import type { AnswerShown } from './elements/answer';
import { type Cell, indexIn, type Place as TablePlace, USUAL_PLACE, type Window } from './elements/plane';
import { type Picture, PLAIN, type Style } from './elements/plane-picture';
import type { Client } from './engine/client';
import type { AskError, NimberAnswer, NimberFacts, Reason } from './engine/protocol';
import { type Grid, gridOf } from './nimber-grid';
import { cellFor, placeView, type TableName, type TableView, tableView } from './nimber-state';
import type { Place } from './place';
import type { Question } from './question';
import { isTrouble, longestTyped } from './reader';
import type { Visit } from './rooms/index';
import { spare } from './state';
import { Work } from './work';

const TYPING = 120;

/** An expression with its value. */
export interface Calculated {
  expression: string;
  answer: NimberAnswer;
  milliseconds: number;
  /** The products of powers of two that a step's product consists of, by the number of the step. */
  grids: Map<number, Grid>;
}

export class NimberRoom implements Visit {
  question: Question = { problem: '', arguments: {}, view: {} };
  /** A sentence about the link that led here, where it could not be used as it is. */
  notice = '';
  /** What is wrong with the expression as it is typed. */
  error: AskError | undefined;
  calculated: Calculated | undefined;
  /** The value as it is shown. */
  shown: AnswerShown | undefined;
  /** A product of two powers of two that somebody looks at, and why it is what it is, once that is known. */
  pair: { step: number; index: number; lines: Reason[] | undefined } | undefined;
  /** Values of the table, with the table's name. */
  picture: (Picture & { table: TableName }) | undefined;
  cursor: Cell | undefined;
  /** The engine could not give the table's values. */
  tableError: AskError | undefined;

  readonly calculating: Work;
  readonly #knowing: Work;
  readonly #explaining: Work;
  #client: Client;
  #place: Place;
  #changed: () => void;
  #typing = 0;
  #asked: string | undefined;
  #facts: NimberFacts | undefined;
  /** The values that are wanted, and whether the engine is at work on some. */
  #window: Window | undefined;
  #fetching = false;
  /** A cell with its value, beside those that are drawn. */
  #single: { cell: string; value: number | undefined } | undefined;
  #shownPlace: TablePlace = USUAL_PLACE;
  #look: Style = PLAIN;
  #lookOf = '';

  constructor(client: Client, place: Place, changed: () => void) {
    this.#client = client;
    this.#place = place;
    this.#changed = changed;
    this.calculating = new Work(client, changed);
    this.#knowing = new Work(client, changed);
    this.#explaining = new Work(client, changed);
  }

  /** Whether the value that is shown belongs to an earlier expression. */
  get stale(): boolean {
    return this.calculated !== undefined && this.calculated.expression !== this.question.arguments.e;
  }

  /** What there is to know about the value; until that has come, about the one before: nothing below moves while somebody types. */
  get facts(): NimberFacts | undefined {
    const { error, stopped } = this.#knowing;
    return error || stopped ? undefined : this.#facts;
  }

  get table(): TableView {
    return tableView(this.question.view);
  }

  /** The view for a link to another expression: what is in view stays, the cell that is marked will be the expression's. */
  get given(): Record<string, string> {
    const { at: _, ...view } = spare(this.question).view;
    return view;
  }

  /** What is in view of the tables, and how they are coloured: the same object as long as it is the same. */
  get place(): TablePlace {
    const { place } = this.table;
    if (Object.entries(place).some(([name, value]) => this.#shownPlace[name as keyof TablePlace] !== value)) {
      this.#shownPlace = place;
    }
    return this.#shownPlace;
  }

  get look(): Style {
    const { table, bit } = this.table;
    // Of a table that is still on its way, the old picture stays, coloured as it was.
    const drawn = this.picture?.table ?? table;
    const key = `${drawn} ${bit}`;
    if (key !== this.#lookOf) {
      this.#lookOf = key;
      this.#look = {
        bit,
        scale: drawn === 'sum' ? 'doublings' : 'fields',
        square: drawn !== 'power',
        hollow: drawn === 'quotient',
      };
    }
    return this.#look;
  }

  /** The cell that was chosen, or else that of the expression. */
  get marked(): Cell | undefined {
    const { at, table } = this.table;
    return at ?? cellFor(table, this.question.arguments.e ?? '');
  }

  /** The value of a cell, where it is at hand. */
  valueAt(cell: Cell): number | undefined {
    const { picture } = this;
    const { table } = this.table;
    if (`${table} ${cell}` === this.#single?.cell) return this.#single.value;
    if (picture?.table !== table) return undefined;
    const index = indexIn(picture.window, cell);
    return index === undefined ? undefined : picture.values[index];
  }

  /** The value of the chosen cell, which is not among those that are drawn where only some are. */
  async #fetchOne(): Promise<void> {
    const { marked } = this;
    const { table } = this.table;
    const cell = `${table} ${marked}`;
    if (!marked || cell === this.#single?.cell) return;
    const [rowFrom, columnFrom] = marked;
    this.#single = { cell, value: undefined };
    try {
      const request = { op: table, rowFrom, columnFrom, rows: 1, columns: 1 };
      const { answer } = await this.#client.ask('nimberTable', request, { lane: 'quick' });
      if (this.#single?.cell === cell) this.#single = { cell, value: answer[0] };
    } catch (error) {
      this.#single = undefined;
      this.tableError = error as AskError;
    }
    this.#changed();
  }

  /** People go to another room. */
  leave(): void {
    clearTimeout(this.#typing);
    this.calculating.cancel();
    this.#knowing.cancel();
    this.#explaining.cancel();
    this.#asked = undefined;
    this.notice = '';
    this.cursor = undefined;
  }

  /** Makes this the question. */
  take(question: Question, notice = ''): void {
    const { table } = this.table;
    this.notice = notice;
    this.question = question;
    this.#changed();
    this.#calculate();
    this.#fetchOne();
    if (this.table.table !== table) this.#fetch();
  }

  /** Somebody types. */
  type(expression: string): void {
    this.notice = '';
    this.question = { ...this.question, arguments: { e: expression }, view: this.given };
    this.#place.write(spare(this.question));
    this.#changed();
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => {
      this.#calculate();
      this.#fetchOne();
    }, TYPING);
  }

  /** Somebody means it. */
  enter(): void {
    this.#place.commit(spare(this.question));
    clearTimeout(this.#typing);
    this.#calculate();
  }

  /** What is looked at in the tables; empty text takes it back. */
  view(given: Record<string, string>, decided = false): void {
    const { table } = this.table;
    this.question = { ...this.question, view: { ...this.question.view, ...given } };
    if (decided) this.#place.commit(spare(this.question));
    else this.#place.write(spare(this.question));
    if (this.table.table !== table) this.#fetch();
    this.#fetchOne();
    this.#changed();
  }

  move(place: TablePlace): void {
    this.view(placeView(place));
  }

  point(cell: Cell | undefined): void {
    if (String(cell) === String(this.cursor)) return;
    this.cursor = cell;
    this.#changed();
  }

  /** What Cancel and "Try again" do. */
  readonly asking = {
    cancel: () => {
      this.calculating.stop();
      this.#changed();
    },
    again: () => {
      this.#asked = undefined;
      this.#calculate();
    },
  };

  async #calculate(): Promise<void> {
    const expression = this.question.arguments.e ?? '';
    if (expression === this.#asked) return;
    this.#asked = expression;
    this.calculating.cancel();
    this.#knowing.cancel();
    this.error = wrong(expression);
    if (this.error) {
      this.#changed();
      return;
    }
    await this.calculating.run(
      async (ask) => {
        const { answer, milliseconds } = await ask('nimber', { expression });
        const grids = new Map<number, Grid>();
        for (const [at, step] of answer.steps.entries()) {
          const grid = gridOf(step);
          if (!grid) continue;
          const { answer: products } = await ask('nimProducts', grid.factors);
          grids.set(at, { ...grid, products });
        }
        return { expression, answer, milliseconds, grids };
      },
      (calculated) => {
        this.calculated = calculated;
        const { answer, milliseconds } = calculated;
        this.shown = { digits: answer.value, milliseconds, question: expression, published: undefined };
        this.pair = undefined;
        this.#know(calculated.answer);
      },
    );
    const { error } = this.calculating;
    if (!error || isTrouble(error) || this.#asked !== expression) return;
    // Nothing is wrong with the engine, but with what was typed.
    this.calculating.cancel();
    this.error = error;
    this.#changed();
  }

  #know({ value, kind }: NimberAnswer): void {
    if (kind === 'integer') this.#facts = undefined;
    else
      this.#knowing.ask('nimberFacts', { value }, ({ answer }) => {
        this.#facts = answer;
      });
  }

  /** Somebody looks at one of the products that a product consists of. */
  explain(step: number, index: number): void {
    const { a, b } = this.calculated?.grids.get(step)?.factors ?? {};
    const [left = 1n, right = 1n] = [a?.[index], b?.[index]];
    this.pair = { step, index, lines: undefined };
    this.#changed();
    this.#explaining.cancel();
    if (left === 1n || right === 1n) return;
    this.#explaining.ask('nimber', { expression: `${left}*${right}` }, ({ answer }) => {
      this.pair = { step, index, lines: answer.steps[0]?.lines ?? [] };
    });
  }

  /** The table shows a piece for which it has no values. */
  need(window: Window): void {
    this.#window = window;
    this.#fetch();
  }

  /** One request at a time, and after it the newest: pictures that nobody looks at any more are not computed. */
  async #fetch(): Promise<void> {
    const window = this.#window;
    if (!window || this.#fetching) return;
    const { table } = this.table;
    const { rowFrom, columnFrom, rows, columns, step } = window;
    this.#fetching = true;
    try {
      const request = { op: table, rowFrom, columnFrom, rows, columns, rowStep: step, columnStep: step };
      // A lane of its own: what is calculated may take long.
      const { answer: values } = await this.#client.ask('nimberTable', request, { lane: 'quick' });
      this.picture = { table, window, values };
      this.tableError = undefined;
    } catch (error) {
      this.tableError = error as AskError;
    }
    this.#fetching = false;
    this.#changed();
    if (this.tableError) return;
    if (this.#window !== window || this.table.table !== table) this.#fetch();
  }

  /** Asks again for values that the engine could not give. */
  refetch(): void {
    this.tableError = undefined;
    this.#changed();
    this.#fetch();
  }
}

/** What is wrong with an expression before the engine has seen it. */
function wrong(expression: string): AskError | undefined {
  if (expression.trim() === '') {
    return { code: 'empty', field: 'expression', message: '', allowed: '', value: '' };
  }
  if (expression.length > longestTyped) return { code: 'too-long', message: '' };
  return undefined;
}

/*
 * The model of the nimbers room: an expression, its value and derivation, and the tables of the
 * four operations.
 */

import type { Client } from '../../engine/client';
import type { AskError, Message, NimberAnswer, NimberFacts } from '../../engine/protocol';
import { type Ask, Resource } from '../../engine/resource';
import type { Picture, Style } from '../../grid/pixels';
import { indexIn, type RowColumn, type Place as TablePlace, type Window } from '../../grid/viewport';
import type { QuestionHistory } from '../../question/history';
import { withoutDefaults } from '../../question/parameters';
import type { Question } from '../../question/question';
import { isEngineFailure, longestTyped } from '../../question/reader';
import type { AnswerShown } from '../../ui/answer';
import { stable } from '../../ui/stable';
import { QuestionRoom } from '../question-room';
import { nimbers } from './index';
import { cellFor, parametersOf, placeView, type TableName, type TableView, tableView } from './parameters';
import { type ProductTable, productTableOf } from './products';

/** An expression with its value. */
export interface Calculated {
  expression: string;
  answer: NimberAnswer;
  milliseconds: number;
  /** The expanded products, by the index of the step. */
  grids: Map<number, ProductTable>;
  /** The value for the answer element. */
  shown: AnswerShown;
}

export class NimberRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  /** The error of the typed expression. */
  error: AskError | undefined;
  /** The selected product of two powers of two, and its explanation once it is loaded. */
  pair: { step: number; index: number; lines?: Message[] | undefined } | undefined;
  /** The loaded values of a table, with the table's name. */
  picture: (Picture & { table: TableName }) | undefined;
  cursor: RowColumn | undefined;
  /** The error of the request for the table's values. */
  tableError: AskError | undefined;

  readonly calculating: Resource<string, Calculated>;
  readonly #knowing: Resource<string, NimberFacts>;
  /** The explanation of a product. */
  readonly #explaining: Resource<string, Message[]>;
  /** The value of the marked cell. */
  readonly #single: Resource<{ table: TableName; cell: RowColumn }, number | undefined>;
  readonly #pictures: Resource<{ table: TableName; window: Window }, Uint32Array>;
  /** The requested part of the table. */
  #window: Window | undefined;
  #place = stable<TablePlace>();
  #look = stable<Style>();

  constructor(client: Client, history: QuestionHistory, changed: () => void) {
    super(history, changed, nimbers);
    this.calculating = new Resource(client, changed, {
      load: (ask, expression) => {
        this.error = undefined;
        this.#knowing.cancel();
        return calculate(ask, expression);
      },
      loaded: () => {
        this.pair = undefined;
        this.#know();
      },
      failed: (error) => {
        if (isEngineFailure(error)) return;
        // The error is one of the expression, not of the engine.
        this.calculating.error = undefined;
        this.error = error;
      },
    });
    this.#knowing = new Resource(client, changed, {
      load: async (ask, value) => (await ask('nimberFacts', { value })).answer,
    });
    this.#explaining = new Resource(client, changed, {
      load: async (ask, expression) => (await ask('nimber', { expression })).answer.steps[0]?.lines ?? [],
      loaded: (lines) => this.#explained(lines),
    });
    const tableFailed = (error: AskError) => {
      this.tableError = error;
      changed();
    };
    // The tables use the quick lane: a calculation may take long.
    this.#single = new Resource(client, changed, {
      load: async (ask, { table, cell: [rowFrom, columnFrom] }) => {
        const request = { op: table, rowFrom, columnFrom, rows: 1, columns: 1 };
        return (await ask('nimberTable', request, { lane: 'quick' })).answer[0];
      },
      failed: tableFailed,
    });
    this.#pictures = new Resource(client, changed, {
      async load(ask, { table, window: { rowFrom, columnFrom, rows, columns, step } }) {
        const request = { op: table, rowFrom, columnFrom, rows, columns, rowStep: step, columnStep: step };
        return (await ask('nimberTable', request, { lane: 'quick' })).answer;
      },
      patient: true,
      loaded: (values, { table, window }) => {
        this.picture = { table, window, values };
        this.tableError = undefined;
      },
      failed: tableFailed,
    });
  }

  get calculated(): Calculated | undefined {
    return this.calculating.value;
  }

  /** The value for the answer element. */
  get shown(): AnswerShown | undefined {
    return this.calculated?.shown;
  }

  /** Whether the shown value belongs to an earlier expression. */
  get stale(): boolean {
    return this.calculated !== undefined && !this.calculating.isFor(this.question.arguments.e ?? '');
  }

  /**
   * The facts about the value; until they are loaded, those about the previous value, so that
   * nothing below moves.
   */
  get facts(): NimberFacts | undefined {
    const { error, stopped, value } = this.#knowing;
    return error || stopped ? undefined : value;
  }

  /** Whether the answer or the facts about it are still to be shown for the first time. */
  get beginning(): boolean {
    if (this.calculating.running) return this.calculated === undefined;
    return this.#knowing.running && this.#knowing.value === undefined;
  }

  get table(): TableView {
    return tableView(this.question.view);
  }

  /**
   * The view parameters of a link to another expression: the same part of the tables, without a
   * chosen cell.
   */
  get given(): Record<string, string> {
    const { at: _, ...view } = withoutDefaults(this.question).view;
    return view;
  }

  /** The visible part of the table; the same object until it changes. */
  get place(): TablePlace {
    return this.#place(this.table.place);
  }

  get look(): Style {
    const { table, bit } = this.table;
    // While another table is loading, the previous one is shown, in its own colours.
    const drawn = this.picture?.table ?? table;
    return this.#look({
      bit,
      square: drawn !== 'power',
      hollow: drawn === 'quotient',
    });
  }

  /** The chosen cell, or else that of the expression. */
  get marked(): RowColumn | undefined {
    const { at, table } = this.table;
    return at ?? cellFor(table, this.question.arguments.e ?? '');
  }

  /** The value of a cell, if it is loaded. */
  valueAt(cell: RowColumn): number | undefined {
    const { picture } = this;
    const { table } = this.table;
    if (this.#single.isFor({ table, cell })) return this.#single.value;
    if (picture?.table !== table) return undefined;
    const index = indexIn(picture.window, cell);
    return index === undefined ? undefined : picture.values[index];
  }

  /** Requests the value of the marked cell, which a table that is drawn coarsely may lack. */
  #fetchOne(): void {
    const { marked, table } = this;
    if (!marked) return;
    this.#single.retry();
    this.#single.want({ table: table.table, cell: marked });
  }

  /** Cancels all work: the reader goes to another room. */
  override leave(): void {
    super.leave();
    this.calculating.cancel();
    this.#knowing.cancel();
    this.#explaining.cancel();
    this.cursor = undefined;
  }

  override open(question: Question, notice = ''): void {
    const { table } = this.table;
    super.open(question, notice);
    if (this.table.table !== table) this.#fetch();
  }

  /** Sets the expression while it is typed. */
  type(expression: string): void {
    this.typeQuestion({ ...this.question, arguments: { e: expression }, view: this.given });
  }

  /** Sets view parameters of the tables; empty text removes them. */
  view(given: Record<string, string>, decided = false): void {
    const { table } = this.table;
    this.become(this.viewing(given), decided);
    if (this.table.table !== table) this.#fetch();
    this.#fetchOne();
    this.changed();
  }

  move(place: TablePlace): void {
    this.view(placeView(place));
  }

  point(cell: RowColumn | undefined): void {
    if (String(cell) === String(this.cursor)) return;
    this.cursor = cell;
    this.changed();
  }

  /** The actions of Cancel and "Try again". */
  readonly answerActions = {
    cancel: () => {
      this.calculating.stop();
      this.changed();
    },
    again: () => this.#calculate(),
  };

  protected request(): void {
    this.#calculate();
    this.#fetchOne();
  }

  #calculate(): void {
    this.calculating.retry();
    if (!this.calculating.want(this.question.arguments.e ?? '')) return;
    this.error = undefined;
    this.#know();
  }

  #know(): void {
    const { answer } = this.calculated ?? {};
    if (!answer || answer.kind === 'integer') this.#knowing.clear();
    else this.#knowing.want(answer.value);
  }

  /** Requests the explanation of one of the products of an expanded product. */
  explain(step: number, index: number): void {
    const { a, b } = this.calculated?.grids.get(step)?.factors ?? {};
    const [left = 1n, right = 1n] = [a?.[index], b?.[index]];
    this.pair = { step, index };
    this.#explaining.retry();
    const isLoaded = this.#explaining.want(left === 1n || right === 1n ? undefined : `${left}*${right}`);
    if (isLoaded) this.#explained(this.#explaining.value);
    this.changed();
  }

  #explained(lines: Message[] | undefined): void {
    if (this.pair) this.pair = { ...this.pair, lines };
  }

  /** Requests the values of a part of the table. */
  need(window: Window): void {
    this.#window = window;
    this.#fetch();
  }

  #fetch(): void {
    const window = this.#window;
    if (!window) return;
    const { table } = this.table;
    this.#pictures.retry();
    if (this.#pictures.want({ table, window }) && this.#pictures.value)
      this.picture = { table, window, values: this.#pictures.value };
  }

  /** Repeats a failed request for values. */
  refetch(): void {
    this.tableError = undefined;
    this.changed();
    this.#fetch();
  }
}

/** Evaluates an expression and expands its products. */
async function calculate(ask: Ask, expression: string): Promise<Calculated> {
  const error = wrong(expression);
  if (error) throw error;
  const { answer, milliseconds } = await ask('nimber', { expression });
  const grids = new Map<number, ProductTable>();
  for (const [at, step] of answer.steps.entries()) {
    const grid = productTableOf(step);
    if (!grid) continue;
    const { answer: products } = await ask('nimProducts', grid.factors);
    grids.set(at, { ...grid, products });
  }
  const shown = { digits: answer.value, milliseconds, question: expression, published: undefined };
  return { expression, answer, milliseconds, grids, shown };
}

/** The error of an expression that is not sent to the engine. */
function wrong(expression: string): AskError | undefined {
  if (expression.trim() === '') {
    return { code: 'empty', field: 'expression', message: '', value: '' };
  }
  if (expression.length > longestTyped) return { code: 'too-long', message: '' };
  return undefined;
}

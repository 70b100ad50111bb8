/*
 * The model of the Zeckendorf room: a number, its representation, a sum with carries, Fibonacci
 * nim, and the Fibonacci word.
 */

import type { Client } from '../../engine/client';
import type { AskError, ZeckendorfAddition } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import { type Cell, cellOf, SIZES, sizeOf, writtenCell } from '../../grid/cell';
import { GridModel } from '../../grid/model';
import { text } from '../../i18n/index';
import type { QuestionHistory } from '../../question/history';
import { withoutDefaults } from '../../question/parameters';
import type { Question } from '../../question/question';
import { isEngineFailure } from '../../question/reader';
import { QuestionRoom } from '../question-room';
import { zeckendorf } from './index';
import { NimModel } from './nim-model';
import { PLAYABLE, parametersOf, USUAL_PLUS } from './parameters';
import { add, type Representation, represent } from './representation';

const TYPING = 120;
/** The default number of cells on a side. */
const USUAL_SIZE = 32;

/** The parts of the room besides the number itself. */
export type Part = 'sum' | 'play' | 'heat' | 'word';
const PARTS: readonly Part[] = ['sum', 'play', 'heat', 'word'];

export class ZeckendorfRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  wordCursor: number | undefined;
  /** The typed text of the first limit. */
  limitTyped: string | undefined;

  /** The representation, by the typed text. */
  readonly reading: Resource<string, Representation>;
  readonly adding: Resource<{ a: string; b: string }, ZeckendorfAddition>;
  readonly spelling: Resource<{ from: string; length: number }, { from: string; letters: Uint8Array }>;
  readonly grid: GridModel;
  readonly nim: NimModel;
  #client: Client;
  #length = 0;
  #parts: ReadonlySet<Part>;

  /** `parts` are the shown parts: only their data is requested. */
  constructor(client: Client, history: QuestionHistory, changed: () => void, parts: readonly Part[] = PARTS) {
    super(history, changed, zeckendorf, TYPING);
    this.#client = client;
    this.#parts = new Set(parts);
    this.reading = new Resource(client, changed, { load: represent, loaded: () => this.#show() });
    this.adding = new Resource(client, changed, { load: add });
    this.spelling = new Resource(client, changed, {
      load: async (ask, { from, length }) => {
        const { answer } = await ask('fibonacciWord', { from, length });
        return { from, letters: answer.letters };
      },
      loaded: () => {
        this.wordCursor = undefined;
      },
    });
    this.grid = new GridModel(client, 'fibonacci-nim', changed);
    this.nim = new NimModel(client, changed, (moves, by) => this.#moved(moves, by));
  }

  get shown(): Representation | undefined {
    return this.reading.value;
  }

  get sum(): ZeckendorfAddition | undefined {
    return this.adding.value;
  }

  /** Letters of the Fibonacci word from an index on. */
  get word(): { from: string; letters: Uint8Array } | undefined {
    return this.spelling.value;
  }

  get typed(): string {
    return this.question.arguments.n ?? '';
  }

  get plus(): string {
    return this.question.arguments.plus ?? USUAL_PLUS;
  }

  /** The error of the typed number, unless the engine failed. */
  get error(): AskError | undefined {
    const { error } = this.reading;
    return isEngineFailure(error) ? undefined : error;
  }

  get plusError(): AskError | undefined {
    const { error } = this.adding;
    if (!error || isEngineFailure(error)) return undefined;
    return 'field' in error && error.field === 'b' ? { ...error, field: 'plus' } : undefined;
  }

  /** Whether the shown representation belongs to an earlier number. */
  get stale(): boolean {
    return this.shown !== undefined && !this.reading.isFor(this.typed);
  }

  /** The number of shown steps. */
  get step(): number {
    const all = this.shown?.steps.length ?? 0;
    const { step } = this.question.view;
    return step === undefined ? all : Math.min(all, Number(step));
  }

  override open(question: Question, notice = ''): void {
    this.limitTyped = undefined;
    super.open(question, notice);
  }

  override leave(): void {
    super.leave();
    for (const resource of this.#resources) resource.cancel();
    this.grid.clear();
    this.nim.clear();
  }

  get #resources(): Resource<never, unknown>[] {
    return [this.reading, this.adding, this.spelling];
  }

  type(name: string, value: string): void {
    const { at, corner, size, hints, from } = this.question.view;
    const kept = { at, corner, size, hints, from };
    // Another number has other steps and starts a new game.
    const view = name === 'n' ? given(kept) : this.question.view;
    if (name === 'n') this.limitTyped = undefined;
    const { problem, arguments: typed } = this.question;
    this.typeQuestion({ problem, arguments: { ...typed, [name]: value }, view });
  }

  /** Sets view parameters; empty text removes them. */
  view(changes: Record<string, string>, decided = false): void {
    const view = given({ ...this.question.view, ...changes });
    this.notice = '';
    this.question = { ...this.question, view };
    if (decided) this.history.commit(withoutDefaults(this.question));
    else this.history.replaceSoon(withoutDefaults(this.question));
    this.#show();
    this.changed();
  }

  /** Sets the number of shown steps. All of them are the default. */
  look(step: number): void {
    this.view({ step: step === this.shown?.steps.length ? '' : String(step) });
  }

  /** Sets the first limit while it is typed; empty: all stones but one. Starts a new game. */
  typeLimit(typed: string): void {
    const limit = typed.trim();
    this.limitTyped = typed;
    if (this.limitWrong) this.changed();
    else this.view({ limit: limit && String(BigInt(limit)), moves: '' });
  }

  /** Whether the typed limit is invalid for this heap. */
  get limitWrong(): boolean {
    const limit = (this.limitTyped ?? '').trim();
    const heap = this.nim.beginning?.heap ?? 0n;
    if (limit === '') return false;
    return !/^\d{1,1001}$/.test(limit) || BigInt(limit) < 1n || BigInt(limit) > heap;
  }

  newGame(engineFirst: boolean): void {
    this.view({ moves: '', first: engineFirst ? 'engine' : '' }, true);
  }

  /** The engine's move belongs to the player's history entry: back undoes both. */
  #moved(moves: string, by: 'player' | 'engine'): void {
    this.view({ moves }, by === 'player');
    if (by === 'engine') this.history.replace(withoutDefaults(this.question));
  }

  readonly again = () => this.request();

  readonly cancel = () => {
    this.reading.stop();
    this.adding.stop();
    this.changed();
  };

  protected request(): void {
    const { typed, plus } = this;
    for (const resource of this.#resources) resource.retry();
    if (this.reading.want(typed)) this.#show();
    if (this.#parts.has('sum')) this.adding.want({ a: typed, b: plus });
  }

  /** Shows game, table and word with the view parameters of the question. */
  #show(): void {
    const parts = this.#parts;
    if (parts.has('play') || parts.has('heat')) this.#showGame();
    if (parts.has('heat')) this.#showTable();
    if (parts.has('word')) this.#spell(this.question.view.from ?? '0');
  }

  #showGame(): void {
    const { shown } = this;
    const { moves = '', limit, first } = this.question.view;
    if (!shown || this.stale) return;
    const heap = shown.n.length <= PLAYABLE ? BigInt(shown.n) : undefined;
    this.nim.show(heap, limit === undefined ? undefined : BigInt(limit), moves, first === 'engine');
    this.#leaveOut();
  }

  #showTable(): void {
    const { at, corner, size } = this.question.view;
    const selected = cellOf(at);
    const cells = sizeOf(size) ?? this.#fitting;
    this.grid.size = cells;
    this.grid.show(cellOf(corner) ?? this.#around(cells), cells, selected ?? this.#here());
  }

  /** Drops illegal moves of a link, and reports them in the notice. */
  #leaveOut(): void {
    const { game } = this.nim;
    if (!game?.dropped) return;
    const moves = game.moves.join('.');
    this.notice = text('page-link-dropped', { parts: `moves=…${game.dropped.slice(0, 40)}` });
    this.question = { ...this.question, view: given({ ...this.question.view, moves }) };
    this.history.replace(withoutDefaults(this.question));
  }

  /** The position of the game as a cell of the table, if the table contains it. */
  #here(): Cell | undefined {
    const { position } = this.nim;
    if (!position) return undefined;
    const cell = { row: Number(position.heap), column: Number(position.limit) };
    return this.grid.holds(cell) ? cell : undefined;
  }

  /** The positions of the game as cells of the table. */
  get path(): Cell[] {
    const cells = (this.nim.game?.positions ?? []).map(({ heap, limit }) => ({
      row: Number(heap),
      column: Number(limit),
    }));
    return cells.every((cell) => this.grid.holds(cell)) ? cells : [];
  }

  /** The number of cells that shows the whole game, if possible. */
  get #fitting(): number {
    const heap = Number(this.nim.beginning?.heap ?? 0n);
    return SIZES.find((size) => size >= USUAL_SIZE && size > heap + 1) ?? USUAL_SIZE;
  }

  /** The corner of a window at the origin, or of one that contains the heap. */
  #around(size: number): Cell {
    const heap = Number(this.nim.beginning?.heap ?? 0n);
    if (heap < size || heap > this.grid.last.row) return { row: 0, column: 0 };
    return { row: heap - size + 4, column: 0 };
  }

  lookAt(cell: Cell): void {
    this.view({ at: writtenCell(cell) });
  }

  window(origin: Cell, size = this.grid.size): void {
    this.view({ corner: writtenCell(origin), size: size === this.#fitting ? '' : String(size) });
  }

  /** Sets the number of letters that fit. */
  letters(length: number): void {
    this.#length = length;
    this.#spell(this.question.view.from ?? '0');
  }

  #spell(from: string): void {
    if (this.#length) this.spelling.want({ from, length: this.#length });
  }

  /** Moves the view of the word. */
  lookAlong(by: number): void {
    const from = BigInt(this.question.view.from ?? '0') + BigInt(by);
    this.view({ from: from > 0n ? String(from) : '' });
  }

  /** Brings the letter n into the first row. */
  seeLetter(n: string): void {
    const from = BigInt(n) - 5n;
    this.view({ from: from > 0n ? String(from) : '' });
  }

  pointAtLetter(at: number | undefined): void {
    if (at === this.wordCursor) return;
    this.wordCursor = at;
    this.changed();
  }

  /** All terms as text for copying; as indices if they would be too long. */
  async terms(): Promise<string> {
    const all = await this.allTerms();
    return all.map(({ term }) => term).join(' + ');
  }

  /** All terms with their indices; very long ones as F(index). */
  async allTerms(): Promise<Array<{ index: number; term: string }>> {
    const { shown } = this;
    if (!shown) return [];
    const { answer } = await this.#client.ask('zeckendorf', { n: shown.n });
    const written = answer.terms.length === shown.count;
    return Array.from(answer.indices, (index, at) => ({
      index,
      term: (written && answer.terms[at]) || `F(${index})`,
    }));
  }
}

/** Drops undefined parameters. */
function given(view: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

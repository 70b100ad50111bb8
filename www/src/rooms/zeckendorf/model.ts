/*
 * The model of the Zeckendorf room: a number, its representation, a sum with carries, the table of
 * Fibonacci nim, and the Fibonacci word.
 */

import type { Client } from '../../engine/client';
import { Lazy } from '../../engine/lazy';
import type { AskError, ZeckendorfAddition } from '../../engine/protocol';
import { type AnyResource, Resource } from '../../engine/resource';
import { type Cell, cellOf, SIZES, sizeOf, writtenCell } from '../../grid/cell';
import { GridModel } from '../../grid/model';
import type { QuestionHistory } from '../../question/history';
import { fromHash } from '../../question/question';
import { isEngineFailure } from '../../question/reader';
import { loadLiveViews } from '../../ui/live-view';
import { QuestionRoom } from '../question-room';
import { gameLink, hasGame, positionsOf } from './game';
import { zeckendorf } from './index';
import { parametersOf, USUAL_PLUS } from './parameters';
import { add, type Representation, represent } from './representation';

/** The default number of cells on a side. */
const USUAL_SIZE = 32;

/** The parts of the room besides the number itself. */
export type Part = 'sum' | 'play' | 'heat' | 'word';
const PARTS: readonly Part[] = ['sum', 'play', 'heat', 'word'];

export class ZeckendorfRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  wordCursor: number | undefined;

  /** The representation, by the typed text. */
  readonly reading: Resource<string, Representation>;
  readonly adding: Resource<{ a: string; b: string }, ZeckendorfAddition>;
  readonly spelling: Resource<{ from: string; length: number }, { from: string; letters: Uint8Array }>;
  readonly grid: GridModel;
  readonly liveViews = new Lazy(loadLiveViews);
  readonly client: Client;
  /** Whether the game is shown. */
  playing = false;
  /** The link with which the game began, and how often it has begun with it again. */
  game = '';
  restarts = 0;
  /** The link of the game as its view has told it. */
  #told = '';
  #length = 0;
  #parts: ReadonlySet<Part>;

  /** `parts` are the shown parts: only their data is requested. */
  constructor(client: Client, history: QuestionHistory, changed: () => void, parts: readonly Part[] = PARTS) {
    super(history, changed, zeckendorf);
    this.client = client;
    this.#parts = new Set(parts);
    this.reading = new Resource(client, changed, { load: represent, loaded: () => this.#begin() });
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

  override leave(): void {
    super.leave();
    for (const resource of this.#resources) resource.cancel();
    this.grid.clear();
  }

  get #resources(): AnyResource[] {
    return [this.reading, this.adding, this.spelling];
  }

  type(name: string, value: string): void {
    const { problem, arguments: typed, view } = this.question;
    // Another number has other steps and starts a new game.
    const { step: _, limit: __, moves: ___, first: ____, ...kept } = view;
    const given = { ...typed, [name]: value };
    this.typeQuestion({ problem, arguments: given, view: name === 'n' ? kept : view });
  }

  /** Sets view parameters; empty text removes them. */
  view(changes: Record<string, string>, decided = false): void {
    this.notice = '';
    this.become(this.viewing(changes), decided);
    this.#show();
    this.changed();
  }

  /** Sets the number of shown steps. All of them are the default. */
  look(step: number): void {
    this.view({ step: step === this.shown?.steps.length ? '' : String(step) });
  }

  /** Shows the game. */
  readonly play = () => {
    this.playing = true;
    this.#begin();
    this.changed();
  };

  /** The game as its view tells it. A move of the reader is a history entry: back undoes it. */
  follow(link: string): void {
    const { n = '' } = this.shown ?? {};
    const { arguments: given, view } = fromHash(link) ?? this.question;
    const { moves = '', first = '', hints = '' } = view;
    const [before, now] = [this.question.view.moves ?? '', gameLink({ ...this.question, view }, n)];
    if (this.stale || given.n !== n || now === gameLink(this.question, n)) return;
    this.#told = now;
    const played = moves.split('.').filter(Boolean).length;
    const isReaders = moves.length > before.length && played % 2 === (first === 'engine' ? 0 : 1);
    this.view({ moves, first, hints }, isReaders);
  }

  readonly again = () => {
    this.liveViews.again(this.changed);
    this.request();
  };

  readonly cancel = () => {
    this.reading.stop();
    this.adding.stop();
    this.changed();
  };

  protected request(): void {
    const { typed, plus } = this;
    for (const resource of this.#resources) resource.retry();
    if (this.reading.want(typed)) this.#begin();
    if (this.#parts.has('sum')) this.adding.want({ a: typed, b: plus });
  }

  /** Shows table and word with the view parameters of the question. */
  #show(): void {
    const parts = this.#parts;
    if (parts.has('heat') && this.shown && !this.stale) this.#showTable();
    if (parts.has('word')) this.#spell(this.question.view.from ?? '0');
  }

  /** Shows what the question asks, and its game, whose view tells the moves that follow. */
  #begin(): void {
    const { shown, question } = this;
    this.playing ||= hasGame(question);
    if (shown && this.playing && this.#parts.has('play')) {
      this.liveViews.want(this.changed);
      const game = gameLink(question, shown.n);
      if (game !== this.#told) {
        // Another link is enough for another game.
        if (game === this.game) this.restarts++;
        this.game = game;
        this.#told = game;
      }
    }
    this.#show();
  }

  #showTable(): void {
    const { at, corner, size } = this.question.view;
    const selected = cellOf(at);
    const cells = sizeOf(size) ?? this.#fitting;
    this.grid.size = cells;
    this.grid.show(cellOf(corner) ?? this.#around(cells), cells, selected ?? this.path.at(-1));
  }

  get #heap(): number {
    return Number(this.shown?.n ?? 0);
  }

  /** The positions of the game as cells of the table. */
  get path(): Cell[] {
    const cells = positionsOf(this.#heap, this.question.view);
    return cells.every((cell) => this.grid.holds(cell)) ? cells : [];
  }

  /** The number of cells that shows the whole game, if possible. */
  get #fitting(): number {
    return SIZES.find((size) => size >= USUAL_SIZE && size > this.#heap + 1) ?? USUAL_SIZE;
  }

  /** The corner of a window at the origin, or of one that contains the heap. */
  #around(size: number): Cell {
    const heap = this.#heap;
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
    return all.map(({ term }) => term).join(' + ') || '0';
  }

  /** All terms with their indices; very long ones as F(index). */
  async allTerms(): Promise<Array<{ index: number; term: string }>> {
    const { shown } = this;
    if (!shown) return [];
    const { answer } = await this.client.ask('zeckendorf', { n: shown.n });
    const written = answer.terms.length === shown.count;
    return Array.from(answer.indices, (index, at) => ({
      index,
      term: (written && answer.terms[at]) || `F(${index})`,
    }));
  }
}

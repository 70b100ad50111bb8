/* The room Zeckendorf: a number, its representation, a sum with carries, Fibonacci nim, and the Fibonacci word. */

import { type Cell, cellOf, SIZES, sizeOf, writtenCell } from './cell';
import type { Client } from './engine/client';
import type { AskError, ZeckendorfAddition } from './engine/protocol';
import { Grid } from './grid';
import { text } from './i18n/index';
import type { Place } from './place';
import type { Question } from './question';
import { isTrouble, longestTyped, tooLong } from './reader';
import { zeckendorfBeginning } from './rooms/beginnings';
import type { Visit } from './rooms/index';
import { spare } from './state';
import { Work } from './work';
import { ALL, FIRST, LAST, numbered, type Step } from './zeckendorf/greedy';
import { PLAYABLE, USUAL_PLUS } from './zeckendorf/link';
import { Nim } from './zeckendorf/nim';

const TYPING = 120;
/** Cells on a side where nobody says. */
const USUAL_SIZE = 32;

/** A number with its representation. */
export interface Represented {
  /** Plain digits. */
  n: string;
  /** How many terms there are. */
  count: number;
  indices: Uint32Array;
  /** The steps that are drawn: all, or the first and the last. */
  steps: Step[];
  /** The Fibonacci code word. */
  code: string;
}

/** What can be looked at besides the number itself. */
export type Part = 'sum' | 'play' | 'heat' | 'word';
const PARTS: readonly Part[] = ['sum', 'play', 'heat', 'word'];

export class ZeckendorfRoom implements Visit {
  question: Question = zeckendorfBeginning();
  notice = '';
  shown: Represented | undefined;
  sum: ZeckendorfAddition | undefined;
  /** Letters of the Fibonacci word, and where they begin. */
  word: { from: string; letters: Uint8Array } | undefined;
  wordCursor: number | undefined;
  /** The first limit as it is being typed. */
  limitTyped: string | undefined;

  readonly reading: Work;
  readonly adding: Work;
  readonly spelling: Work;
  readonly grid: Grid;
  readonly nim: Nim;
  #client: Client;
  #place: Place;
  #changed: () => void;
  #typing = 0;
  /** What was understood last: the n typed, and both numbers added. */
  #read = '';
  #added = '';
  #played = '';
  #spelled = '';
  #length = 0;
  #parts: ReadonlySet<Part>;

  /** Only what is shown is asked for. */
  constructor(client: Client, place: Place, changed: () => void, parts: readonly Part[] = PARTS) {
    this.#client = client;
    this.#parts = new Set(parts);
    this.#place = place;
    this.#changed = changed;
    this.reading = new Work(client, changed);
    this.adding = new Work(client, changed);
    this.spelling = new Work(client, changed);
    this.grid = new Grid(client, 'fibonacci-nim', changed);
    this.nim = new Nim(client, changed, (moves, by) => this.#moved(moves, by));
  }

  get typed(): string {
    return this.question.arguments.n ?? '';
  }

  get plus(): string {
    return this.question.arguments.plus ?? USUAL_PLUS;
  }

  /** What is wrong with the number, as far as it is the number's fault. */
  get error(): AskError | undefined {
    const { error } = this.reading;
    return isTrouble(error) ? undefined : error;
  }

  get plusError(): AskError | undefined {
    const { error } = this.adding;
    if (!error || isTrouble(error)) return undefined;
    return 'field' in error && error.field === 'b' ? { ...error, field: 'plus' } : undefined;
  }

  /** Whether what is shown belongs to an earlier number than the one typed. */
  get stale(): boolean {
    return this.shown !== undefined && this.#read !== this.typed;
  }

  /** How many of the steps are shown. */
  get step(): number {
    const all = this.shown?.steps.length ?? 0;
    const { step } = this.question.view;
    return step === undefined ? all : Math.min(all, Number(step));
  }

  take(question: Question, notice = ''): void {
    this.notice = notice;
    this.question = question;
    this.limitTyped = undefined;
    this.#changed();
    this.#understand();
  }

  leave(): void {
    clearTimeout(this.#typing);
    for (const work of [this.reading, this.adding, this.spelling]) work.cancel();
    this.grid.clear();
    this.nim.clear();
    this.notice = '';
    this.#read = '';
    this.#added = '';
    this.#played = '';
    this.#spelled = '';
  }

  type(name: string, value: string): void {
    this.notice = '';
    const { at, corner, size, hints, from } = this.question.view;
    const kept = { at, corner, size, hints, from };
    // Another number has other steps, and its game is a new one.
    const view = name === 'n' ? given(kept) : this.question.view;
    if (name === 'n') this.limitTyped = undefined;
    this.question = { ...this.question, arguments: { ...this.question.arguments, [name]: value }, view };
    this.#place.write(spare(this.question));
    this.#changed();
    clearTimeout(this.#typing);
    this.#typing = window.setTimeout(() => this.#understand(), TYPING);
  }

  enter(): void {
    clearTimeout(this.#typing);
    this.#place.commit(spare(this.question));
    this.#understand();
  }

  /** What is looked at besides; empty text takes it back. */
  view(changes: Record<string, string>, decided = false): void {
    const view = given({ ...this.question.view, ...changes });
    this.notice = '';
    this.question = { ...this.question, view };
    if (decided) this.#place.commit(spare(this.question));
    else this.#place.write(spare(this.question));
    this.#show();
    this.#changed();
  }

  /** Somebody steps through. All steps are what is shown anyway. */
  look(step: number): void {
    this.view({ step: step === this.shown?.steps.length ? '' : String(step) });
  }

  /** Somebody types how many stones may be taken at first; empty: all but one. A new game begins. */
  typeLimit(typed: string): void {
    const limit = typed.trim();
    this.limitTyped = typed;
    if (this.limitWrong) this.#changed();
    else this.view({ limit: limit && String(BigInt(limit)), moves: '' });
  }

  /** Whether the limit typed is none for this heap. */
  get limitWrong(): boolean {
    const limit = (this.limitTyped ?? '').trim();
    const heap = this.nim.beginning?.heap ?? 0n;
    if (limit === '') return false;
    return !/^\d{1,1001}$/.test(limit) || BigInt(limit) < 1n || BigInt(limit) > heap;
  }

  newGame(engineFirst: boolean): void {
    this.view({ moves: '', first: engineFirst ? 'engine' : '' }, true);
  }

  /** What the engine answers belongs to the player's move: back leads to before both. */
  #moved(moves: string, by: 'player' | 'engine'): void {
    this.view({ moves }, by === 'player');
    if (by === 'engine') this.#place.settle(spare(this.question));
  }

  readonly again = () => {
    this.#read = '';
    this.#added = '';
    this.#understand();
  };

  readonly cancel = () => {
    this.reading.stop();
    this.adding.stop();
    this.#changed();
  };

  #understand(): void {
    const { typed, plus } = this;
    if (typed !== this.#read || this.reading.error) {
      this.reading.run(
        async (ask): Promise<Represented> => {
          if (typed.length > longestTyped) throw tooLong('n');
          const { answer } = await ask('zeckendorfSteps', { n: typed, count: ALL });
          const { n, count } = answer;
          const all = count <= ALL;
          const lastFrom = Math.max(FIRST, count - LAST - 1);
          const [{ answer: whole }, { answer: code }, last] = await Promise.all([
            ask('zeckendorf', { n }),
            ask('fibonacciEncode', { n }),
            all ? undefined : ask('zeckendorfSteps', { n, from: lastFrom, count: LAST + 1 }),
          ]);
          const first = numbered(answer.steps.slice(0, all ? ALL : FIRST), 0, n);
          // One step more is asked for, to know what there was before the last ones.
          const tail = last ? numbered(last.answer.steps, lastFrom, n).slice(1) : [];
          return { n, count, indices: whole.indices, steps: [...first, ...tail], code };
        },
        (represented) => {
          this.#read = typed;
          this.shown = represented;
          this.#show();
        },
      );
    } else this.#show();
    const added = `${typed} ${plus}`;
    if (this.#parts.has('sum') && added !== this.#added) {
      this.adding.run(
        (ask) => {
          if (plus.length > longestTyped) throw tooLong('b');
          if (typed.length > longestTyped) throw tooLong('a');
          return ask('zeckendorfAdd', { a: typed, b: plus });
        },
        ({ answer }) => {
          this.#added = added;
          this.sum = answer;
        },
      );
    }
  }

  /** Brings game, table and word to where the question looks. */
  #show(): void {
    const parts = this.#parts;
    if (parts.has('play') || parts.has('heat')) this.#showGame();
    if (parts.has('heat')) this.#showTable();
    if (parts.has('word')) this.#spell(this.question.view.from ?? '0');
  }

  #showGame(): void {
    const { shown } = this;
    const { moves = '', limit, first } = this.question.view;
    if (shown && !this.stale) {
      const heap = shown.n.length <= PLAYABLE ? BigInt(shown.n) : undefined;
      const played = `${shown.n} ${limit} ${moves} ${first}`;
      if (played !== this.#played) {
        this.#played = played;
        this.nim.show(heap, limit === undefined ? undefined : BigInt(limit), moves, first === 'engine');
        this.#leaveOut();
      }
    }
  }

  #showTable(): void {
    const { at, corner, size } = this.question.view;
    const wanted = cellOf(at);
    const cells = sizeOf(size) ?? this.#fitting;
    this.grid.size = cells;
    this.grid.show('fibonacci-nim', cellOf(corner) ?? this.#around(cells), cells, wanted ?? this.#here());
  }

  /** Moves of a link that the rules do not allow are left out, and named. */
  #leaveOut(): void {
    const { game } = this.nim;
    if (!game?.dropped) return;
    const moves = game.moves.join('.');
    this.notice = text('page-link-dropped', { parts: `moves=…${game.dropped.slice(0, 40)}` });
    this.question = { ...this.question, view: given({ ...this.question.view, moves }) };
    this.#place.settle(spare(this.question));
  }

  /** The position of the game as a cell of the table, where it has one. */
  #here(): Cell | undefined {
    const { position } = this.nim;
    if (!position) return undefined;
    const cell = { row: Number(position.heap), column: Number(position.limit) };
    return this.grid.holds(cell) ? cell : undefined;
  }

  /** The game as a line through the table. */
  get path(): Cell[] {
    const cells = (this.nim.game?.positions ?? []).map(({ heap, limit }) => ({
      row: Number(heap),
      column: Number(limit),
    }));
    return cells.every((cell) => this.grid.holds(cell)) ? cells : [];
  }

  /** So many cells that the whole game is in the picture, as far as that can be. */
  get #fitting(): number {
    const heap = Number(this.nim.beginning?.heap ?? 0n);
    return SIZES.find((size) => size >= USUAL_SIZE && size > heap + 1) ?? USUAL_SIZE;
  }

  /** A window that begins at the origin, or ends a little below the heap where that is larger. */
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

  /** There is room for so many letters. */
  letters(length: number): void {
    this.#length = length;
    this.#spell(this.question.view.from ?? '0');
  }

  #spell(from: string): void {
    const spelled = `${from} ${this.#length}`;
    if (!this.#length || spelled === this.#spelled) return;
    this.#spelled = spelled;
    this.spelling.ask('fibonacciWord', { from, length: this.#length }, ({ answer }) => {
      this.word = { from, letters: answer.letters };
      this.wordCursor = undefined;
    });
  }

  /** Looks along the word. */
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
    this.#changed();
  }

  /** All terms, as text, for copying; as indices where they would be too long. */
  async terms(): Promise<string> {
    const { shown } = this;
    if (!shown) return '';
    const { answer } = await this.#client.ask('zeckendorf', { n: shown.n });
    if (answer.terms.length === shown.count) return answer.terms.join(' + ');
    return Array.from(answer.indices, (index) => `F(${index})`).join(' + ');
  }
}

/** Only what is said. */
function given(view: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}

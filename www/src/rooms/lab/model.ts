/* The model of the lab: the product of two coin-turning games, and a set of heads on its board. */

import type { Client } from '../../engine/client';
import type { AskError, PlayedOut, ProductCorner, ProductMove, ProductMoves } from '../../engine/protocol';
import { type AnyResource, Resource } from '../../engine/resource';
import { type Cell, writtenCell } from '../../grid/cell';
import type { QuestionHistory } from '../../question/history';
import type { Question } from '../../question/question';
import { QuestionRoom } from '../question-room';
import { allHeads, cellsOf, type Heads, isHead, noHeads, type Size, turned, writeHeads } from './heads';
import { lab } from './index';
import { cellIn, headsIn, parametersOf, sizeIn } from './parameters';
import { type Games, type Named, type Product, playedPart, productOf, readNamed, type Side } from './reading';

const TYPING = 200;
/** Milliseconds that a pointer must rest on a cell before its moves are requested. */
const REST = 40;
/** The most moves in a list. */
export const LISTED = 200;

/** The values of a board and of the games along its edges. */
export interface Board extends Product, Size {
  values: Uint32Array;
  down: Uint32Array;
  across: Uint32Array;
}

type Position = Product & { heads: [row: number, column: number][] };

export class LabRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  /** The sides whose game is written rather than chosen. */
  writing: Partial<Record<Side, true>> = {};
  /** The cell under the pointer, or that was: the reader goes from it to the list of its moves. */
  cursor: Cell | undefined;
  /** The move that the reader looks at. */
  looked: ProductMove | undefined;

  readonly #games: Resource<Named, Games>;
  readonly boarding: Resource<Product & Size, Board>;
  readonly moving: Resource<Position, ProductMoves>;
  readonly #cornering: Resource<Position & Cell, ProductCorner>;
  readonly playing: Resource<Product & Size, PlayedOut>;
  #resting = 0;

  constructor(client: Client, history: QuestionHistory, changed: () => void) {
    super(history, changed, lab, TYPING);
    this.#games = new Resource(client, changed, { load: readNamed, loaded: () => this.#load() });
    this.boarding = new Resource(client, changed, {
      load: async (ask, { a, b, rows, columns }) => {
        const [board, down, across] = await Promise.all([
          ask('productBoard', { a, b, rows, columns }),
          ask('sequence', { game: a, from: 1, n: rows }),
          ask('sequence', { game: b, from: 1, n: columns }),
        ]);
        const { values } = board.answer;
        return { a, b, rows, columns, values, down: down.answer, across: across.answer };
      },
    });
    this.moving = new Resource(client, changed, {
      load: async (ask, position) => (await ask('productMoves', { ...position, list: LISTED })).answer,
    });
    this.#cornering = new Resource(client, changed, {
      load: async (ask, key) => (await ask('productCorner', { ...key, list: LISTED })).answer,
    });
    this.playing = new Resource(client, changed, {
      load: async (ask, key) => (await ask('productPlayedOut', key)).answer,
    });
  }

  get size(): Size {
    return sizeIn(this.question);
  }

  get heads(): Heads {
    return headsIn(this.question);
  }

  /** The selected cell; by default the last head. */
  get chosen(): Cell {
    return cellIn(this.question) ?? cellsOf(this.heads).at(-1) ?? { row: 1, column: 1 };
  }

  /** The cell that is explained. */
  get shown(): Cell {
    return this.cursor ?? this.chosen;
  }

  get #named(): Named {
    const { first = '', second = '' } = this.question.arguments;
    return { first, second };
  }

  /** The games as read; undefined while they are being read. */
  get games(): Games | undefined {
    return this.#games.isFor(this.#named) ? this.#games.value : undefined;
  }

  /** The error of a game. */
  get error(): AskError | undefined {
    return this.games?.first.error ?? this.games?.second.error;
  }

  get product(): Product | undefined {
    return this.games && productOf(this.games);
  }

  get board(): Board | undefined {
    return this.boarding.value;
  }

  /** Whether the board belongs to other games or another size. */
  get stale(): boolean {
    const { product, size } = this;
    return this.board !== undefined && !(product && this.boarding.isFor({ ...product, ...size }));
  }

  get #position(): Position | undefined {
    const { product, heads } = this;
    return product && { ...product, heads: cellsOf(heads).map(({ row, column }) => [row, column]) };
  }

  /** The last counted moves; see `fresh`. */
  get moves(): ProductMoves | undefined {
    return this.moving.value;
  }

  /** Whether the counted moves are those of the position. */
  get fresh(): boolean {
    const position = this.#position;
    return position !== undefined && this.moving.isFor(position);
  }

  /** The moves of the shown cell, or of the last one while they are being tried. */
  get corner(): ProductCorner | undefined {
    return this.#cornering.value;
  }

  /** Why there are no moves of the shown cell. */
  get cornerError(): AskError | undefined {
    return this.#cornering.error;
  }

  /** The part of the board that is played out, from the first row and column on. */
  get part(): Size {
    return playedPart(this.size);
  }

  /** That part of the board, played out. */
  get played(): PlayedOut | undefined {
    const { product, part } = this;
    return product && this.playing.isFor({ ...product, ...part }) ? this.playing.value : undefined;
  }

  get #resources() {
    return [this.#games, this.boarding, this.moving, this.#cornering, this.playing];
  }

  /** All work on the question. */
  get works(): readonly AnyResource[] {
    return this.#resources;
  }

  /** The work without which there is nothing to show. */
  get essential(): readonly AnyResource[] {
    return [this.#games, this.boarding, this.moving];
  }

  /** Whether the board is still to be shown for the first time. */
  get beginning(): boolean {
    return this.board === undefined && this.works.some(({ running }) => running);
  }

  override open(question: Question, notice = ''): void {
    this.writing = {};
    this.cursor = undefined;
    this.looked = undefined;
    super.open(question, notice);
  }

  override leave(): void {
    super.leave();
    clearTimeout(this.#resting);
    for (const resource of this.#resources) resource.cancel();
  }

  /** Chooses the game of a side. */
  choose(side: Side, notation: string, written = false): void {
    this.writing = { ...this.writing };
    if (written) this.writing[side] = true;
    else delete this.writing[side];
    this.#ask({ [side]: notation });
  }

  /** Sets the game of a side while it is typed. */
  type(side: Side, text: string): void {
    this.writing = { ...this.writing, [side]: true };
    this.typeQuestion(this.#with({ [side]: text }));
  }

  /** Sets the number of rows or columns. Heads beyond the board are lost; "all" stays "all". */
  resize(side: 'rows' | 'columns', count: number): void {
    const size = { ...this.size, [side]: count };
    const { heads: written = 'all' } = this.question.arguments;
    const heads =
      written === 'all' ? 'all' : writeHeads(headsIn(this.#with({ [side]: String(count) })), size);
    this.#ask({ [side]: String(count), heads });
  }

  /** Turns every coin to heads, or to tails. */
  setAll(side: 'heads' | 'tails'): void {
    this.#set(side === 'heads' ? allHeads(this.size) : noHeads(this.size), true);
  }

  /** Turns one coin, which is no move: the reader sets up a position. */
  toggle(cell: Cell): void {
    this.#set(turned(this.heads, [cell.row], [cell.column]), false, cell);
  }

  /** Makes a move, if its corner shows heads. */
  turn({ rows, columns }: ProductMove): void {
    const corner = { row: rows.at(-1) ?? 1, column: columns.at(-1) ?? 1 };
    if (!isHead(this.heads, corner)) return;
    this.#set(turned(this.heads, rows, columns), true, corner);
  }

  lookAt(cell: Cell): void {
    this.cursor = undefined;
    this.#become({ ...this.question, view: { at: writtenCell(cell) } }, false);
  }

  /** Explains a cell without selecting it. */
  point(cell: Cell): void {
    if (cell.row === this.cursor?.row && cell.column === this.cursor.column) return;
    this.cursor = cell;
    this.looked = undefined;
    this.changed();
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#corner(), REST);
  }

  /** Shows the coins of a move on the board. */
  look(move: ProductMove | undefined): void {
    if (move === this.looked) return;
    this.looked = move;
    this.changed();
  }

  /** The actions of Cancel and "Try again". */
  readonly actions = {
    cancel: () => {
      for (const resource of this.#resources) resource.stop();
      this.changed();
    },
    again: () => this.request(),
  };

  #with(changes: Record<string, string>): Question {
    return { ...this.question, arguments: { ...this.question.arguments, ...changes } };
  }

  #ask(changes: Record<string, string>): void {
    const { problem, arguments: given } = this.#with(changes);
    this.#become({ problem, arguments: given, view: {} }, true);
  }

  #set(heads: Heads, commit: boolean, at?: Cell): void {
    const question = this.#with({ heads: writeHeads(heads, this.size) });
    this.#become(at ? { ...question, view: { at: writtenCell(at) } } : question, commit);
  }

  #become(question: Question, commit: boolean): void {
    this.notice = '';
    this.become(question, commit);
    this.looked = undefined;
    this.changed();
    this.request();
  }

  protected request(): void {
    for (const resource of this.#resources) resource.retry();
    if (this.#games.want(this.#named)) this.#load();
  }

  /** Requests what follows from the games. */
  #load(): void {
    const { product, size, part } = this;
    if (!product) return;
    this.boarding.want({ ...product, ...size });
    this.moving.want(this.#position);
    this.#corner();
    this.playing.want({ ...product, ...part });
  }

  #corner(): void {
    const position = this.#position;
    this.#cornering.retry();
    if (position) this.#cornering.want({ ...position, ...this.shown });
  }
}

/*
 * A game of Fibonacci nim against the engine: whose turn it is, the analysis of the position, and
 * the losing move.
 */

import type { Client } from '../../engine/client';
import { Resource } from '../../engine/resource';
import { type Ask, EngineTask } from '../../engine/task';
import {
  beginningOf,
  bestMove,
  type Game,
  isMove,
  isSameGame,
  type Position,
  replay,
  turnAfter,
  undone,
  writtenMoves,
} from './nim-rules';

/** The analysis of a position. */
export interface Known extends Position {
  outcome: 'P' | 'N';
  /** The winning moves, ascending; the whole heap may be the last. */
  winning: string[];
  complete: boolean;
  /** The terms of the heap, the largest first; the smallest 100 if there are more. */
  terms: string[];
}

/** The first move that changed a won position into a lost one. */
export interface Slip {
  heap: bigint;
  taken: bigint;
  better: string;
}

export type Ending = 'won' | 'lost';

/** A move, for host pages. Seat 0 is the player who began. */
export interface NimMove {
  code: string;
  seat: 0 | 1;
  by: 'you' | 'engine';
  moves: string;
  last: boolean;
}

/** Milliseconds before the engine moves. */
const PAUSE = 450;
/** The largest number of moves that are reviewed at the end. */
const REVIEWED = 60;

export class NimModel {
  game: Game | undefined;
  /** The error of the typed move: "limit" or "number". */
  typed = '';
  wrong = false;
  picked: number | undefined;
  slip: Slip | undefined;
  reviewed = false;
  /** Whether the game is only shown, without moves. */
  held = false;
  /** Called after each move. */
  listener: ((move: NimMove) => void) | undefined;
  readonly looking: Resource<{ heap: string; limit: string }, Known>;
  readonly #reviewing: EngineTask;
  #player: 0 | 1 = 0;
  #changed: () => void;
  #moved: (moves: string, by: 'player' | 'engine') => void;
  #timer = 0;

  /** `moved` is called with every new list of moves, and with the player of the last one. */
  constructor(client: Client, changed: () => void, moved: (moves: string, by: 'player' | 'engine') => void) {
    this.looking = new Resource(client, changed, { load: know, loaded: (known) => this.#goOn(known) });
    this.#reviewing = new EngineTask(client, changed);
    this.#changed = changed;
    this.#moved = moved;
  }

  /** The analysis of the position; until it is loaded, that of the previous one. */
  get known(): Known | undefined {
    return this.looking.value;
  }

  /** Shows the game of a link; an undefined heap: no game. */
  show(heap: bigint | undefined, limit: bigint | undefined, moves: string, engineFirst: boolean): void {
    const game = heap === undefined ? undefined : replay(beginningOf(heap, limit), moves);
    const player = engineFirst ? 1 : 0;
    if (game && this.game && isSameGame(game, this.game) && player === this.#player) return;
    clearTimeout(this.#timer);
    this.#player = player;
    this.picked = undefined;
    this.wrong = false;
    if (!game) {
      this.clear();
      return;
    }
    this.game = game;
    this.#look();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.looking.clear();
    this.#reviewing.cancel();
    this.game = undefined;
    this.slip = undefined;
    this.reviewed = false;
    this.typed = '';
  }

  get position(): Position | undefined {
    return this.game?.positions.at(-1);
  }

  get beginning(): Position | undefined {
    return this.game?.positions[0];
  }

  /** Whether the analysis belongs to the shown position. */
  get settled(): boolean {
    return this.known?.heap === this.position?.heap && this.known?.limit === this.position?.limit;
  }

  get player(): 0 | 1 {
    return this.#player;
  }

  get yours(): boolean {
    return turnAfter(this.game?.moves.length ?? 0) === this.#player;
  }

  /** How the game has ended; undefined while there are moves. */
  get ending(): Ending | undefined {
    const { position } = this;
    if (!position || position.limit > 0n) return undefined;
    return this.yours ? 'lost' : 'won';
  }

  get canUndo(): boolean {
    const moves = this.game?.moves ?? [];
    return undone(moves, this.#player).length < moves.length;
  }

  take(count: bigint): void {
    const { position } = this;
    if (this.held || !position || !this.yours || !isMove(position, count)) return;
    this.typed = '';
    this.wrong = false;
    this.#make(count, 'you');
  }

  #make(count: bigint, by: NimMove['by']): void {
    const { game, position } = this;
    if (!game) return;
    const moves = writtenMoves([...game.moves, count]);
    const seat = turnAfter(game.moves.length);
    const last = position?.heap === count;
    this.#moved(moves, by === 'engine' ? by : 'player');
    this.listener?.({ code: String(count), seat, by, moves, last });
  }

  /** The text of the field: the selected number of stones, or else what was typed. */
  get written(): string {
    return this.picked === undefined ? this.typed : String(this.picked);
  }

  /** The number of stones in the field; undefined if it is no move. */
  get move(): bigint | undefined {
    const { position } = this;
    const digits = this.written.trim();
    const count = /^\d{1,1001}$/.test(digits) ? BigInt(digits) : 0n;
    return position && isMove(position, count) ? count : undefined;
  }

  /** Plays the selected or typed move. */
  takeTyped(): void {
    const { move } = this;
    if (move !== undefined) this.take(move);
    else {
      this.wrong = true;
      this.#changed();
    }
  }

  type(text: string): void {
    this.typed = text;
    this.picked = undefined;
    this.wrong = false;
    this.#changed();
  }

  pick(count: number | undefined): void {
    if (count === this.picked) return;
    this.picked = count;
    this.wrong = false;
    this.#changed();
  }

  undo(): void {
    if (this.game) this.#moved(writtenMoves(undone(this.game.moves, this.#player)), 'player');
  }

  again(): void {
    this.looking.retry();
    this.#look();
  }

  #look(): void {
    const { position } = this;
    if (!position) return;
    const { heap, limit } = position;
    this.slip = undefined;
    this.reviewed = false;
    this.#reviewing.cancel();
    if (this.looking.want({ heap: String(heap), limit: String(limit) }) && this.known) this.#goOn(this.known);
  }

  #goOn(known: Known): void {
    if (this.ending) this.#review();
    else if (!this.yours && !this.held) this.#reply(known);
  }

  #reply(known: Known): void {
    this.#timer = window.setTimeout(() => {
      if (this.settled) this.#make(bestMove(known, known.winning), 'engine');
    }, PAUSE);
  }

  /** Searches for the first losing move. */
  #review(): void {
    const { game } = this;
    if (!game || this.ending !== 'lost') {
      this.reviewed = true;
      return;
    }
    const player = this.#player;
    this.#reviewing.run(
      async (ask) => {
        const places = game.moves.map((_, place) => place).filter((place) => place % 2 === player);
        for (const place of places.slice(0, REVIEWED)) {
          const { heap, limit } = game.positions[place] as Position;
          const taken = game.moves[place] as bigint;
          const { answer } = await ask('tableMoves', {
            game: 'fibonacci-nim',
            row: String(heap),
            column: String(limit),
          });
          const winning = answer.winning.map(({ move }) => move);
          if (winning.length && answer.complete && !winning.includes(String(taken)))
            return { heap, taken, better: String(bestMove({ heap, limit }, winning)) };
        }
        return undefined;
      },
      (slip) => {
        this.slip = slip;
        this.reviewed = true;
      },
    );
  }
}

async function know(ask: Ask, { heap, limit }: { heap: string; limit: string }): Promise<Known> {
  const [{ answer }, steps] = await Promise.all([
    ask('tableMoves', { game: 'fibonacci-nim', row: heap, column: limit }),
    heap === '0' ? undefined : ask('zeckendorf', { n: heap }),
  ]);
  return {
    heap: BigInt(heap),
    limit: BigInt(limit),
    outcome: answer.outcome,
    winning: answer.winning.map(({ move }) => move),
    complete: answer.complete,
    terms: steps?.answer.terms ?? [],
  };
}

/* A game of Fibonacci nim against the engine: whose turn it is, what is known of the position, and what was done wrong. */

import type { Client } from '../engine/client';
import { Work } from '../work';
import {
  beginningOf,
  bestMove,
  type Game,
  isMove,
  type Position,
  replay,
  turnAfter,
  undone,
  writtenMoves,
} from './play';

/** What is known of a position. */
export interface Known extends Position {
  outcome: 'P' | 'N';
  /** Ascending; the whole heap may stand at the end. */
  winning: string[];
  complete: boolean;
  /** The terms of the heap, greatest first; the least 100 of more. None of an empty heap. */
  terms: string[];
}

/** The first move that gave the game away. */
export interface Slip {
  heap: bigint;
  taken: bigint;
  better: string;
}

export type Ending = 'won' | 'lost';

/** The engine waits so long before it moves, for its move to be seen. */
const PAUSE = 450;
/** Moves of a game that are looked at again when it is over. */
const REVIEWED = 60;

export class Nim {
  game: Game | undefined;
  known: Known | undefined;
  /** What is wrong with the number typed for the next move: "limit" or "number". */
  typed = '';
  wrong = false;
  picked: number | undefined;
  slip: Slip | undefined;
  reviewed = false;
  /** It is only looked at: nobody moves. */
  held = false;
  readonly looking: Work;
  readonly #reviewing: Work;
  #player: 0 | 1 = 0;
  #changed: () => void;
  #moved: (moves: string, by: 'player' | 'engine') => void;
  #timer = 0;

  /** `moved` is told of every new list of moves, and who made the last of them. */
  constructor(client: Client, changed: () => void, moved: (moves: string, by: 'player' | 'engine') => void) {
    this.looking = new Work(client, changed);
    this.#reviewing = new Work(client, changed);
    this.#changed = changed;
    this.#moved = moved;
  }

  /** Shows a game as a link tells it; undefined: there is none. */
  show(heap: bigint | undefined, limit: bigint | undefined, moves: string, engineFirst: boolean): void {
    clearTimeout(this.#timer);
    this.#player = engineFirst ? 1 : 0;
    this.picked = undefined;
    this.wrong = false;
    if (heap === undefined) {
      this.clear();
      return;
    }
    this.game = replay(beginningOf(heap, limit), moves);
    this.#look();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.looking.cancel();
    this.#reviewing.cancel();
    this.game = undefined;
    this.known = undefined;
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

  /** Whether what is known is about the position that is shown. */
  get settled(): boolean {
    return this.known?.heap === this.position?.heap && this.known?.limit === this.position?.limit;
  }

  get player(): 0 | 1 {
    return this.#player;
  }

  get yours(): boolean {
    return turnAfter(this.game?.moves.length ?? 0) === this.#player;
  }

  /** Whoever has no move has lost. */
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
    const { game, position } = this;
    if (this.held || !game || !position || !this.yours || !isMove(position, count)) return;
    this.typed = '';
    this.wrong = false;
    this.#moved(writtenMoves([...game.moves, count]), 'player');
  }

  /** Takes what is typed. */
  takeTyped(): void {
    const { position } = this;
    const digits = this.typed.trim();
    const count = /^\d{1,1001}$/.test(digits) ? BigInt(digits) : 0n;
    if (position && isMove(position, count)) this.take(count);
    else {
      this.wrong = true;
      this.#changed();
    }
  }

  type(text: string): void {
    this.typed = text;
    this.wrong = false;
    this.#changed();
  }

  pick(count: number | undefined): void {
    if (count === this.picked) return;
    this.picked = count;
    this.#changed();
  }

  undo(): void {
    if (this.game) this.#moved(writtenMoves(undone(this.game.moves, this.#player)), 'player');
  }

  again(): void {
    this.looking.cancel();
    this.#look();
  }

  #look(): void {
    const { position } = this;
    if (!position) return;
    const { heap, limit } = position;
    this.slip = undefined;
    this.reviewed = false;
    this.#reviewing.cancel();
    this.looking.run(
      async (ask) => {
        const [moves, steps] = await Promise.all([
          ask('tableMoves', { game: 'fibonacci-nim', row: String(heap), column: String(limit) }),
          heap > 0n ? ask('zeckendorf', { n: String(heap) }) : undefined,
        ]);
        return { moves: moves.answer, terms: steps?.answer.terms ?? [] };
      },
      ({ moves, terms }) => {
        const winning = moves.winning.map(({ move }) => move);
        this.known = { heap, limit, outcome: moves.outcome, complete: moves.complete, winning, terms };
        if (this.ending) this.#review();
        else if (!this.yours && !this.held) this.#reply(this.known);
      },
    );
  }

  #reply(known: Known): void {
    this.#timer = window.setTimeout(() => {
      if (!this.game || !this.settled) return;
      this.#moved(writtenMoves([...this.game.moves, bestMove(known, known.winning)]), 'engine');
    }, PAUSE);
  }

  /** Looks for the first move that gave the game away. */
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

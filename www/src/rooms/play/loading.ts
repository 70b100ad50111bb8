/* Loads a match: reads the game, and plays the moves of the link. */

import type { Sentences } from '../../asked/position';
import type { Boards } from '../../boards/load';
import { part } from '../../engine/part';
import type { SumName } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import type { Look, PlayableGame } from './game';
import { MAX_MOVES, type Match, type Mistake, mistakeAt, withNumbers, writtenMoves } from './match';
import { readPlayable } from './read-game';

export interface Asked {
  /** All that was typed; in `typed` there are spaces for the words for misère play. */
  text: string;
  typed: string;
  misere: boolean;
  sum: SumName;
  moves: string;
  /** The move whose refutation is shown, from 0 on. */
  why: number | undefined;
  /** Whether there is something to tell: a move was made, or a hint is asked for. */
  told: boolean;
}

/** Draws what there is to tell: at the end of the match, and below it. */
export interface Told<Room> {
  end: (room: Room) => unknown;
  below: (room: Room) => unknown;
  /** The last hint in a sentence, for announcements. */
  hint: (room: Room) => string;
}

/** What a match loads when it needs it. */
export interface Parts<Room> {
  boards: Pick<Boards, 'load'>;
  later: () => Promise<Told<Room>>;
  /** What reads words: the page has it. */
  sentences?: Sentences;
}

/** A mistake with what it leads to. */
export interface Demonstration {
  mistake: Mistake;
  /** The position after the refutation. */
  end: Look;
}

export interface Loaded<Room> {
  asked: Asked;
  typed: string;
  game: PlayableGame;
  match: Match;
  /** The moves of the link that are played. */
  codes: string[];
  /** The first illegal move of the link, and those after it; empty if all are legal. */
  dropped: string;
  demonstration: Demonstration | undefined;
  told: Told<Room> | undefined;
}

/** Keeps the last game, and the positions of it that were looked at. */
export class Loader<Room> {
  #key = '';
  #game: PlayableGame | undefined;
  #looks = new Map<string, Look>();
  readonly #parts: Parts<Room>;

  constructor(parts: Parts<Room>) {
    this.#parts = parts;
  }

  async load(ask: Ask, asked: Asked): Promise<Loaded<Room>> {
    const { moves, why } = asked;
    const game = await this.#read(ask, asked);
    const match: Match = { misere: game.misere, looks: [await this.#look(ask, game, game.start)], moves: [] };
    const written = writtenMoves(moves);
    const codes: string[] = [];
    for (const code of written.slice(0, MAX_MOVES)) {
      const before = match.looks.at(-1);
      const move = before?.find(code);
      if (!before || !move) break;
      match.moves.push(move);
      match.looks.push(withNumbers(before, move, await this.#look(ask, game, move.state)));
      codes.push(code);
    }
    const dropped = written.slice(codes.length).join('.');
    const mistake = why === undefined ? undefined : mistakeAt(match, why);
    const reply = mistake?.refutation;
    const demonstration =
      mistake && reply
        ? { mistake, end: withNumbers(mistake.after, reply, await this.#look(ask, game, reply.state)) }
        : undefined;
    const { boards, later } = this.#parts;
    // With the position, so that nothing moves when they arrive.
    const [told] = await Promise.all([
      asked.told ? part(later) : undefined,
      boards.load(
        match.looks.flatMap(({ parts }) => parts.flatMap(({ kind }) => (kind === 'amount' ? [] : kind))),
      ),
    ]);
    return { asked, typed: asked.typed, game, match, codes, dropped, demonstration, told };
  }

  async #read(ask: Ask, { text, typed, misere, sum }: Asked): Promise<PlayableGame> {
    const key = `${misere} ${sum} ${text}`;
    if (!this.#game || this.#key !== key) {
      const game = await readPlayable(ask, typed, misere, sum, this.#parts.sentences, text);
      this.#key = key;
      this.#game = game;
      this.#looks = new Map();
    }
    return this.#game;
  }

  async #look(ask: Ask, game: PlayableGame, state: string): Promise<Look> {
    const known = this.#looks.get(state);
    if (known) return known;
    const look = await game.look(ask, state);
    this.#looks.set(state, look);
    return look;
  }
}

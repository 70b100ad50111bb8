/* The page's rooms, and the way between them: what the address bar says, and the catalogue that it speaks of. */

import { arrival, beginning } from './arrival';
import type { Client } from './engine/client';
import type { AskError, Problem } from './engine/protocol';
import { GameRoom } from './game-room';
import { Place } from './place';
import { ProblemRoom } from './problem-room';
import { GAME, toHash } from './question';
import { gameBeginning, spare } from './state';

export class Session {
  /** The first values of each problem's first game. */
  faces = new Map<string, Uint32Array>();
  bootError: AskError | undefined;

  readonly problems: ProblemRoom;
  readonly games: GameRoom;
  /** Where people are; undefined while the engine starts. */
  room: ProblemRoom | GameRoom | undefined;
  #client: Client;
  #place: Place;
  #changed: () => void;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
    this.#place = new Place((hash) => this.#arrive(hash));
    this.problems = new ProblemRoom(client, this.#place, changed);
    this.games = new GameRoom(client, this.#place, changed);
  }

  /** Where the rooms' links lead: to what was asked there last. */
  get links(): { problems: string; games: string } {
    const { problems, games } = this;
    const [first] = problems.problems;
    const asked = problems.question.problem ? problems.question : first && beginning(first);
    return {
      problems: asked ? toHash(spare(asked)) : '',
      games: toHash(spare(games.question.problem ? games.question : gameBeginning())),
    };
  }

  /** Loads the catalogue and goes where the address bar says. */
  async start(): Promise<void> {
    this.bootError = undefined;
    this.#changed();
    try {
      this.problems.problems = (await this.#client.ask('catalogue', {})).answer;
    } catch (error) {
      this.bootError = error as AskError;
      this.#changed();
      return;
    }
    this.#arrive(location.hash);
    if (this.room) this.#place.settle(spare(this.room.question));
    this.#draw();
  }

  async #draw(): Promise<void> {
    for (const { id, games } of this.problems.problems) {
      const game = games[0]?.game;
      if (!game) continue;
      try {
        // So few values that they need not wait for what the page is really about.
        const reply = await this.#client.ask('sequence', { game, n: 35 }, { lane: 'quick' });
        this.faces.set(id, reply.answer);
        this.#changed();
      } catch {
        // A problem without a face is still a problem.
      }
    }
  }

  #arrive(hash: string): void {
    const [first, ...others] = this.problems.problems;
    if (!first) return;
    const known: [Problem, ...Problem[]] = [first, ...others];
    const there = arrival(hash, known);
    // At an anchor, the question that is open stays, also in the address bar.
    if (!there && this.room) {
      this.#place.settle(spare(this.room.question));
      return;
    }
    const { question, notice } = there ?? { question: beginning(first), notice: '' };
    const room = question.problem === GAME ? this.games : this.problems;
    if (this.room !== room) this.room?.leave();
    this.room = room;
    room.take(question, notice);
    if (notice || !there) this.#place.settle(spare(question));
  }
}

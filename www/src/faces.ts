/* The first values of games, for their faces: asked for once, one after the other, while the engine has nothing better to do. */

import { FACE } from './elements/face';
import type { Client } from './engine/client';

export class Faces {
  /** By notation. */
  readonly known = new Map<string, Uint32Array>();
  #asked = new Set<string>();
  #queue: string[] = [];
  #running = false;
  #client: Client;
  #changed: () => void;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** These are about to be seen. */
  want(games: Iterable<string>): void {
    for (const game of games) {
      if (this.#asked.has(game)) continue;
      this.#asked.add(game);
      this.#queue.push(game);
    }
    if (!this.#running) this.#work();
  }

  async #work(): Promise<void> {
    this.#running = true;
    for (let game = this.#queue.shift(); game !== undefined; game = this.#queue.shift()) {
      try {
        // So few values that nothing has to wait for them. Coins begin with coin 1.
        const first = game.startsWith('coins:') ? 1 : 0;
        const reply = await this.#client.ask('sequence', { game, n: FACE - 1 + first }, { lane: 'quick' });
        this.known.set(game, reply.answer.subarray(first));
      } catch {
        // A game without a face is still a game.
      }
      if (this.#queue.length % 6 === 0) this.#changed();
    }
    this.#running = false;
  }
}

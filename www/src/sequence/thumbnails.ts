/*
 * The first values of games, for thumbnails: requested once, one game after the other, while the
 * engine is idle.
 */

import type { Client } from '../engine/client';

/** The number of values in a thumbnail. */
export const THUMBNAIL_VALUES = 36;

export class Thumbnails {
  /** By notation. */
  readonly known = new Map<string, Uint32Array>();
  #requested = new Set<string>();
  #queue: string[] = [];
  #running = false;
  #client: Client;
  #changed: () => void;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** Requests the values of games that come into view. */
  want(games: Iterable<string>): void {
    for (const game of games) {
      if (this.#requested.has(game)) continue;
      this.#requested.add(game);
      this.#queue.push(game);
    }
    if (!this.#running) this.#work();
  }

  async #work(): Promise<void> {
    this.#running = true;
    for (let game = this.#queue.shift(); game !== undefined; game = this.#queue.shift()) {
      try {
        // So few values that other calls hardly wait. Coins start at 1.
        const first = game.startsWith('coins:') ? 1 : 0;
        const reply = await this.#client.ask(
          'sequence',
          { game, n: THUMBNAIL_VALUES - 1 + first },
          { lane: 'quick' },
        );
        this.known.set(game, reply.answer.subarray(first));
      } catch {
        // The game is listed without a thumbnail.
      }
      if (this.#queue.length % 6 === 0) this.#changed();
    }
    this.#running = false;
  }
}

/* What moves are made on, loaded when a game first needs it. */

import { part } from '../engine/part';

const BOARDS = {
  heaps: () => import('./heaps'),
  coins: () => import('./coins'),
  disks: () => import('./disks'),
};

export type BoardKind = keyof typeof BOARDS | 'shape';

/** Loads the boards of a position. */
export class Boards {
  readonly #loaders: Record<BoardKind, () => Promise<unknown>>;

  /** `shape` loads the strips, stairs, trees and graphs, with their style sheet in the page. */
  constructor(shape: () => Promise<unknown>) {
    this.#loaders = { ...BOARDS, shape };
  }

  /** Rejects with an error of the engine's kind, which "Try again" answers. */
  async load(kinds: readonly BoardKind[]): Promise<void> {
    await Promise.all([...new Set(kinds)].map((kind) => part(this.#loaders[kind])));
  }
}

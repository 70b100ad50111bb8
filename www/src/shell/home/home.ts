/* The start page below its heading: the game, the four problems, ways to the rest, the tours. */

import './board';
import { html } from 'lit';
import type { Client } from '../../engine/client';
import type { Problem } from '../../engine/protocol';
import { text } from '../../i18n/index';
import type { Door } from '../../rooms/definition';
import { Tiles } from '../../rooms/explore/tiles';
import { ProblemTile } from '../../rooms/problems/problem-tile';

export { Guide } from '../tours/guide';

/** The doors below the problems, each with its number of tiles. */
const DOORS = { play: 4, learn: 1, explore: 1 } satisfies Partial<Record<Door, number>>;

export class Home {
  /** Kept while the reader is elsewhere, so that the game goes on. */
  readonly game = document.createElement('grundy-home-game');
  readonly #problems: readonly ProblemTile[];
  readonly #tiles: Tiles;

  constructor(client: Client, problems: readonly Problem[], changed: () => void) {
    this.#problems = problems.map((problem) => new ProblemTile(client, problem, changed));
    this.#tiles = new Tiles(client, changed);
  }

  draw() {
    const problems = this.#problems.map((tile) => html`<li>${tile.draw()}</li>`);
    return html`${door('problems', html`<ul class="cards" role="list">${problems}</ul>`)}
      <div class="home-doors">${(['play', 'learn', 'explore'] as const).map((id) => door(id, this.#tiles.behind(id, DOORS[id])))}</div>`;
  }
}

// messages: doors-*
const door = (
  id: Door,
  content: unknown,
) => html`<section class="home-door" data-door=${id} aria-labelledby="home-${id}">
  <h2 id="home-${id}">${text(`doors-${id}`)}</h2>
  ${content}
</section>`;

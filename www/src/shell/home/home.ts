/* The start page below its heading: the game, the four problems, the tours. */

import './board';
import { html } from 'lit';
import type { Client } from '../../engine/client';
import type { Problem } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { ProblemTile } from '../../rooms/problems/problem-tile';

export { Guide } from '../tours/guide';

export class Home {
  /** Kept while the reader is elsewhere, so that the game goes on. */
  readonly game = document.createElement('grundy-home-game');
  readonly #problems: readonly ProblemTile[];

  constructor(client: Client, problems: readonly Problem[], changed: () => void) {
    this.#problems = problems.map((problem) => new ProblemTile(client, problem, changed));
  }

  draw() {
    return html`<section class="home-problems" aria-labelledby="home-problems">
      <h2 id="home-problems">${text('doors-problems')}</h2>
      <ul class="cards" role="list">${this.#problems.map((tile) => html`<li>${tile.draw()}</li>`)}</ul>
    </section>`;
  }
}

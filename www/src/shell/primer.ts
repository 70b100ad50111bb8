/* The content of the introduction, with an interactive heap. Loaded when the reader opens it. */

import 'texts:primer';
import { html, nothing } from 'lit';
import './heap';
import './primer.css';
import { LESSONS } from '../edition';
import type { Client } from '../engine/client';
import type { Explanation } from '../engine/protocol';
import { Resource } from '../engine/resource';
import { text } from '../i18n/index';
import { linkFor } from '../rooms/places';
import { bound } from '../ui/formula';
import { Licences } from './licences';
import type { Offline } from './offline';

/** The game of the first problem. */
const GAME = 'take:squares';
/** The largest heap, and the initial one, which has three moves. */
const LARGEST = 16;
const FIRST = 14;

export class Primer {
  readonly #values: Resource<typeof GAME, Uint32Array>;
  readonly #licences: Licences;
  readonly #explaining: Resource<number, Explanation>;

  constructor(client: Client, changed: () => void) {
    this.#licences = new Licences(changed);
    this.#explaining = new Resource(client, changed, {
      load: async (ask, n) => (await ask('explain', { game: GAME, n }, { lane: 'quick' })).answer,
    });
    this.#values = new Resource(client, changed, {
      load: async (ask, game) => (await ask('sequence', { game, n: LARGEST }, { lane: 'quick' })).answer,
      loaded: () => this.heap(FIRST),
    });
    this.#values.want(GAME);
  }

  /** Shows another heap. */
  heap(n: number): void {
    this.#explaining.retry();
    this.#explaining.want(n);
  }

  draw(offline: Offline | undefined) {
    return html`<div class="primer">
      <div class="primer-text">
        <p>${text('about-game')}</p>
        <p>${text('about-mex')}</p>
        <p>${bound(text('about-outcome'))}</p>
        <p>${bound(text('about-sum'))}</p>
      </div>
      <grundy-heap
        class="well"
        .explanation=${this.#explaining.value}
        .values=${this.#values.value ?? []}
        @heap=${(event: CustomEvent<{ n: number }>) => this.heap(event.detail.n)}
      ></grundy-heap>
      ${
        LESSONS
          ? html`<p class="primer-lessons row"><a href=${linkFor('lesson', { name: 'mex', step: '1' })}>${text('about-lesson')}</a> <a href=${linkFor('lessons')}>${text('about-lessons')}</a></p>`
          : nothing
      }
      <details class="primer-more fold">
        <summary>${text('about-more')}</summary>
        <div class="about-text">
          <p>${bound(text('about-product'))}</p>
          <p>${bound(text('about-period'))}</p>
          <p>${text('about-colour')}</p>
        </div>
      </details>
      ${offline?.draw()}
      ${this.#licences.draw()}
    </div>`;
  }
}

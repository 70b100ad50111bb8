/* What a stranger may want to know, with a heap to try it on. Fetched when somebody opens it. */

import { html } from 'lit';
import './elements/heap';
import './styles/primer.css';
import { bound } from './elements/formula';
import type { Client } from './engine/client';
import type { Explanation } from './engine/protocol';
import texts from './i18n/en/primer.ftl?raw';
import { learn, text } from './i18n/index';

learn(texts);

/** The game that the page begins with. */
const GAME = 'take:squares';
/** The largest heap, and the one to begin with: three moves, two of which win, and value 2. */
const LARGEST = 16;
const FIRST = 14;

export class Primer {
  explanation: Explanation | undefined;
  values: Uint32Array = new Uint32Array();
  #client: Client;
  #changed: () => void;
  #turn = 0;

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
    this.#begin();
  }

  async #begin(): Promise<void> {
    try {
      this.values = (
        await this.#client.ask('sequence', { game: GAME, n: LARGEST }, { lane: 'quick' })
      ).answer;
      await this.heap(FIRST);
    } catch {
      // The words say it without a heap.
    }
  }

  /** Another heap. */
  async heap(n: number): Promise<void> {
    const turn = ++this.#turn;
    const { answer } = await this.#client.ask('explain', { game: GAME, n }, { lane: 'quick' });
    if (turn !== this.#turn) return;
    this.explanation = answer;
    this.#changed();
  }

  draw() {
    return html`<div class="primer">
      <div class="primer-text">
        <p>${text('about-game')}</p>
        <p>${text('about-mex')}</p>
        <p>${text('about-outcome')}</p>
        <p>${bound(text('about-sum'))}</p>
      </div>
      <grundy-heap
        .explanation=${this.explanation}
        .values=${this.values}
        @heap=${(event: CustomEvent<{ n: number }>) => this.heap(event.detail.n).catch(() => undefined)}
      ></grundy-heap>
      <details class="primer-more">
        <summary>${text('about-more')}</summary>
        <div class="about-text">
          <p>${bound(text('about-product'))}</p>
          <p>${bound(text('about-period'))}</p>
          <p>${text('about-colour')}</p>
        </div>
      </details>
    </div>`;
  }
}

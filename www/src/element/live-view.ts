/*
 * `<grundy-live-view>`: a view inside a room's text, such as a step of a lesson. The inside of an
 * element, with the client of the room around it.
 */

import type { Client } from '../engine/client';
import { toHash } from '../question/question';
import type { Controls } from '../rooms/view';
import { define } from '../ui/base';
import { isError } from './attributes';
import { Inside } from './inside';
import { readLink } from './link';

const HOST =
  ':host{display:block;container-type:inline-size;--grundyscope-size:var(--live-size,1rem)}.wait{min-block-size:var(--wait,0)}';

/**
 * Sends `asked`, with the link of the question, when the reader or a move changes it; `shown`, when
 * an answer or an error is; and `ended`, like the event `end` of an element, when a match or an
 * exercise ends.
 */
export class GrundyLiveView extends HTMLElement {
  #client: Client | undefined;
  #link = '';
  #view = '';
  #controls: Controls = 'some';
  #inside: Inside | undefined;
  #scheduled = false;
  #contrast = new MutationObserver(() => this.#show());

  constructor() {
    super();
    // Properties that were set before the element was defined.
    for (const name of ['client', 'link', 'view', 'controls'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const own = this as unknown as Record<string, unknown>;
      const value = own[name];
      delete own[name];
      own[name] = value;
    }
  }

  set client(client: Client) {
    // Lit sets objects with every update, changed or not.
    if (client === this.#client) return;
    this.#client = client;
    this.#changed();
  }

  /** The link of the question, with the "#". */
  set link(link: string) {
    this.#link = link;
    this.#changed();
  }

  /** The name of the view. */
  set view(view: string) {
    this.#view = view;
    this.#changed();
  }

  set controls(controls: Controls | undefined) {
    this.#controls = controls ?? 'some';
    this.#changed();
  }

  connectedCallback(): void {
    this.#contrast.observe(document.documentElement, { attributeFilter: ['data-contrast'] });
    this.#changed();
  }

  disconnectedCallback(): void {
    this.#contrast.disconnect();
    // A move in the document removes the element and inserts it again at once.
    queueMicrotask(() => {
      if (!this.isConnected) this.#inside?.leave();
    });
  }

  adoptedCallback(): void {
    this.#inside?.adopted();
  }

  #changed(): void {
    if (this.#scheduled) return;
    this.#scheduled = true;
    // Properties that are set in the same task are handled together.
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#show();
    });
  }

  #show(): void {
    const client = this.#client;
    const attributes = { view: this.#view, controls: this.#controls };
    const asked = readLink(Object.entries(attributes), this.#link);
    if (!this.isConnected || !client || isError(asked)) return;
    this.#inside ??= new Inside({
      root: this.shadowRoot ?? this.attachShadow({ mode: 'open' }),
      client,
      hostStyles: HOST,
      emit: (name, detail) => {
        // The machine's moves are no changes by the reader.
        if (name === 'change' || name === 'move') this.#tell((detail as { question: string }).question);
        if (name === 'answer' || name === 'error') this.dispatchEvent(new CustomEvent('shown'));
        if (name === 'end') this.dispatchEvent(new CustomEvent('ended', { detail }));
      },
    });
    const theme = document.documentElement.dataset.contrast === 'more' ? 'contrast' : 'auto';
    this.#inside.show(asked, { theme, site: '' });
    this.#tell(toHash(asked.question));
  }

  #tell(link: string): void {
    this.dispatchEvent(new CustomEvent('asked', { detail: { link }, bubbles: true }));
  }
}

define('grundy-live-view', GrundyLiveView as unknown as CustomElementConstructor);

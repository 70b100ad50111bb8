/* One state of an element: the element, its handlers, and the last event that it sent. */

import { html, LitElement, nothing } from 'lit';
import { define } from '../src/ui/base';
import type { State } from './specimen';

/**
 * All styles of the page. Each state has a shadow root of its own, so that ids do not clash, and so
 * that problems of elements inside other components show here.
 */
const sheet = new CSSStyleSheet();

/**
 * Adopts the style sheets from their sources: browsers do not always serialise rules completely.
 */
export async function styled(): Promise<void> {
  const texts = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href ? (await fetch(href, { headers: { accept: 'text/css' } })).text() : (ownerNode?.textContent ?? ''),
  );
  sheet.replaceSync((await Promise.all(texts)).join('\n'));
}

/** Events that are not caused by input: elements report their size and the data that they need. */
const MEASURED = new Set(['room', 'width', 'length', 'fits', 'need']);
/** Characters of an event that are shown. */
const MAX_SHOWN = 120;

class GrundySpecimen extends LitElement {
  static override properties = { tag: {}, state: { attribute: false }, lastEvent: { state: true } };

  declare tag: string;
  declare state: State;
  declare lastEvent: string;
  #created: HTMLElement | undefined;
  /** Whether the reader has touched the element; events before that are not shown. */
  #touched = false;
  #touch = () => {
    this.#touched = true;
  };

  constructor() {
    super();
    this.tag = '';
    this.state = { name: '', properties: {} };
    this.lastEvent = '';
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    return root;
  }

  /** Creates the element and records the events that are dispatched on it. */
  #element(): HTMLElement {
    const { properties, hold = {} } = this.state;
    const element = Object.assign(document.createElement(this.tag), properties);
    const send = element.dispatchEvent;
    element.dispatchEvent = (event) => {
      if (event instanceof CustomEvent) {
        if (this.#touched && !MEASURED.has(event.type))
          this.lastEvent = `${event.type} ${detailText(event.detail)}`;
        Object.assign(element, hold[event.type]?.(event.detail, element));
      }
      return send.call(element, event);
    };
    return element;
  }

  protected override firstUpdated(): void {
    const { later } = this.state;
    const created = this.#created as LitElement | undefined;
    if (later) created?.updateComplete.then(() => Object.assign(created, later));
  }

  protected override render() {
    this.#created ??= this.#element();
    return html`<div class=${`stage ${this.state.within ?? ''}`} dir=${this.state.mirrored ? 'rtl' : nothing}
        @pointerover=${this.#touch}
        @focusin=${this.#touch}
        @input=${this.#touch}
      >${this.#created}</div>
      <p class="heard quiet">${this.lastEvent ? html`<code>${this.lastEvent}</code>` : nothing}</p>`;
  }
}

/** The detail of an event in one line. */
function detailText(detail: unknown): string {
  const line = JSON.stringify(detail ?? {}, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN)}…` : line;
}

define('grundy-specimen', GrundySpecimen);

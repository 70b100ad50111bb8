/* One state of an element: the element itself, held, and what it sends. */

import { html, LitElement, nothing } from 'lit';
import { define } from '../src/elements/base';
import type { State } from './specimen';

/**
 * All styles of the page, for elements that stand apart from it: each state has a tree of its own, so that ids of one are not
 * those of another, and so that what elements do in other people's components is seen here first.
 */
const sheet = new CSSStyleSheet();

/** Takes them up as they were written: what a browser tells of its rules is not always whole. */
export async function styled(): Promise<void> {
  const texts = [...document.styleSheets].map(async ({ href, ownerNode }) =>
    href ? (await fetch(href, { headers: { accept: 'text/css' } })).text() : (ownerNode?.textContent ?? ''),
  );
  sheet.replaceSync((await Promise.all(texts)).join('\n'));
}

/** Events that nobody brings about: elements tell what there is room for, and what they lack. */
const MEASURED = new Set(['room', 'width', 'length', 'fits', 'need']);
/** How much of an event is shown. */
const TOLD = 120;

class GrundySpecimen extends LitElement {
  static override properties = { tag: {}, state: { attribute: false }, heard: { state: true } };

  declare tag: string;
  declare state: State;
  declare heard: string;
  #made: HTMLElement | undefined;
  /** Whether somebody has come near: what an element sends by itself at the beginning is not shown. */
  #touched = false;
  #touch = () => {
    this.#touched = true;
  };

  constructor() {
    super();
    this.tag = '';
    this.state = { name: '', properties: {} };
    this.heard = '';
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    return root;
  }

  /** The element, made once. Whoever sends events through it is heard. */
  #element(): HTMLElement {
    const { properties, hold = {} } = this.state;
    const element = Object.assign(document.createElement(this.tag), properties);
    const send = element.dispatchEvent;
    element.dispatchEvent = (event) => {
      if (event instanceof CustomEvent) {
        if (this.#touched && !MEASURED.has(event.type)) this.heard = `${event.type} ${told(event.detail)}`;
        Object.assign(element, hold[event.type]?.(event.detail, element));
      }
      return send.call(element, event);
    };
    return element;
  }

  protected override firstUpdated(): void {
    const { later } = this.state;
    const made = this.#made as LitElement | undefined;
    if (later) made?.updateComplete.then(() => Object.assign(made, later));
  }

  protected override render() {
    this.#made ??= this.#element();
    return html`<div class=${`stage ${this.state.within ?? ''}`} dir=${this.state.mirrored ? 'rtl' : nothing}
        @pointerover=${this.#touch}
        @focusin=${this.#touch}
        @input=${this.#touch}
      >${this.#made}</div>
      <p class="heard quiet">${this.heard ? html`<code>${this.heard}</code>` : nothing}</p>`;
  }
}

/** What an event brings, in a line. */
function told(detail: unknown): string {
  const line = JSON.stringify(detail ?? {}, (_, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return line.length > TOLD ? `${line.slice(0, TOLD)}…` : line;
}

define('grundy-specimen', GrundySpecimen);

import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { toClipboard } from './clipboard';
import { BACK } from './keys';
import { loadBeside } from './load-beside';

/** An item of a copy menu. */
export interface Copy {
  id: string;
  /** Its name in the menu. */
  name: string;
  /** The beginning of the text. */
  glance: string;
  /** The text to copy, or a function that loads it. */
  text: string | (() => Promise<string>);
  /** Whether a separator precedes it. */
  apart?: boolean;
}

const THANKS = 1800;

/**
 * A menu of texts to copy. Without a clipboard, the chosen text is shown selected, to copy by hand.
 * With `first`, a button copies that text at once, and the menu opens beside it. No events.
 */
export class GrundyCopy extends Plain {
  static override properties = {
    offer: { attribute: false },
    first: {},
    copies: { state: true },
    open: { state: true },
    said: { state: true },
    shown: { state: true },
  };

  /** Returns the items, each time the menu opens; rejects if their code does not arrive. */
  declare offer: () => Promise<Copy[]>;
  /** The text that the button copies without the menu; empty: no button. */
  declare first: string;
  declare copies: Copy[];
  declare open: boolean;
  /** The temporary confirmation beside the button. */
  declare said: string;
  /** The text to copy by hand; empty if there is none. */
  declare shown: string;
  #timer = 0;
  /** The button that receives the focus when the text to copy by hand is closed. */
  #from = '.copy-open';

  constructor() {
    super();
    this.first = '';
    this.copies = [];
    this.open = false;
    this.said = '';
    this.shown = '';
    this.offer = () => Promise.resolve([]);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('pointerdown', this.#outside);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('pointerdown', this.#outside);
    clearTimeout(this.#timer);
  }

  protected override render() {
    const { first, said } = this;
    return html`${
      first
        ? html`<button class="button copy-first" type="button" @click=${this.#atOnce}>${said || text('answer-copy')}</button>`
        : nothing
    }<button
        class="button copy-open"
        id="copy-open"
        type="button"
        aria-label=${first ? text('copy-more') : nothing}
        title=${first ? text('copy-more') : nothing}
        aria-haspopup="menu"
        aria-expanded=${this.open ? 'true' : 'false'}
        aria-controls=${this.open ? 'copy-menu' : nothing}
        @click=${() => (this.open ? this.#close() : this.#show(0))}
        @keydown=${this.#opening}
      >${first ? arrow() : said || text('copy-open')}</button>
      ${this.open && this.copies.length ? this.#menu() : nothing} ${this.shown ? this.#byHand() : nothing}
      <span class="hidden" aria-live="polite">${said}</span>`;
  }

  #menu() {
    return html`<ul class="copy-menu floating" id="copy-menu" role="menu" aria-labelledby="copy-open" @keydown=${this.#moving} @focusout=${this.#left}>${this.copies.map(
      (copy) => html`${copy.apart ? html`<li role="separator"></li>` : nothing}
        <li role="none"><button
          role="menuitem"
          type="button"
          tabindex="-1"
          data-copy=${copy.id}
          @click=${() => this.#copy(copy)}
        ><span>${copy.name}</span> <code translate="no" aria-hidden="true">${copy.glance}</code></button></li>`,
    )}</ul>`;
  }

  #byHand() {
    return html`<div class="copy-hand floating">
      <label for="copy-text">${text('copy-by-hand')}</label>
      <textarea
        class="input"
        id="copy-text"
        readonly
        rows="6"
        spellcheck="false"
        .value=${this.shown}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === BACK) this.#done();
        }}
      ></textarea>
      <button class="button" type="button" @click=${this.#done}>${text('copy-close')}</button>
    </div>`;
  }

  #atOnce = () => {
    this.open = false;
    this.shown = '';
    this.#from = '.copy-first';
    this.#write(this.first);
  };

  #done = () => {
    this.shown = '';
    this.querySelector<HTMLElement>(this.#from)?.focus();
  };

  get #button(): HTMLElement | null {
    return this.querySelector('.copy-open');
  }

  get #items(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  /** Opens the menu at one of its items; -1 is the last. */
  #show(at: number): void {
    this.shown = '';
    const button = this.#button;
    if (!button) return;
    loadBeside(button, this.offer, async (copies) => {
      this.copies = copies;
      this.open = true;
      await this.updateComplete;
      this.#items.at(at)?.focus();
    });
  }

  #close(): void {
    this.open = false;
    this.#button?.focus();
  }

  #opening = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    this.#show(event.key === 'ArrowDown' ? 0 : -1);
  };

  #moving = (event: KeyboardEvent) => {
    const items = this.#items;
    const here = items.indexOf(document.activeElement as HTMLElement);
    const count = items.length;
    const to: Record<string, number> = {
      ArrowDown: (here + 1) % count,
      ArrowUp: (here - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = to[event.key] ?? this.#named(event.key, here);
    if (next !== undefined) {
      event.preventDefault();
      items[next]?.focus();
    } else if (event.key === BACK) {
      event.preventDefault();
      this.#close();
    } else if (event.key === 'Tab') this.open = false;
  };

  /** The next item that starts with a letter. */
  #named(key: string, here: number): number | undefined {
    if (key.length !== 1 || key === ' ') return undefined;
    const begins = (at: number) => this.copies[at]?.name.toLowerCase().startsWith(key.toLowerCase());
    const order = this.copies.map((_, step) => (here + 1 + step) % this.copies.length);
    return order.find((at) => begins(at));
  }

  #left = (event: FocusEvent) => {
    if (!this.contains(event.relatedTarget as Node | null)) this.open = false;
  };

  #outside = (event: Event) => {
    if (this.open && !this.contains(event.target as Node)) this.open = false;
  };

  async #copy({ text: what }: Copy): Promise<void> {
    this.#close();
    this.#from = '.copy-open';
    try {
      await this.#write(typeof what === 'string' ? what : await what());
    } catch {
      this.#say(text('copy-failed'));
    }
  }

  async #write(copied: string): Promise<void> {
    try {
      await toClipboard(copied);
      this.#say(text('copy-done'));
    } catch {
      // No clipboard: an old browser, or a frame without permission.
      this.shown = copied;
      await this.updateComplete;
      this.querySelector('textarea')?.focus();
      this.querySelector('textarea')?.select();
    }
  }

  #say(words: string): void {
    this.said = words;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.said = '';
    }, THANKS);
  }
}

/** Drawn as SVG, because arrows differ between fonts. */
function arrow() {
  return html`<svg class="copy-arrow" viewBox="0 0 12 12" aria-hidden="true"><path d="m2.5 4.5 3.5 3.5 3.5-3.5" /></svg>`;
}

define('grundy-copy', GrundyCopy);

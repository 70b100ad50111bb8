import { html } from 'lit';
import { define, Plain } from './base';
import { BACK } from './keys';
import { placeBeside } from './place';

/** Milliseconds in which the pointer may cross the gap between the word and its explanation. */
const GAP = 200;

let made = 0;

/**
 * A word that explains itself: on hover, focus and tap it shows its meaning beside it; Escape, a
 * tap elsewhere and losing the focus hide it.
 */
export class GrundyTerm extends Plain {
  static override properties = { word: {}, meaning: {} };

  /** The word as it stands in the sentence. */
  declare word: string;
  /** Its meaning, a sentence or two. */
  declare meaning: string;
  #id = `term-${++made}`;
  #timer = 0;
  #shown = false;

  constructor() {
    super();
    this.word = '';
    this.meaning = '';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('pointerenter', this.#enter);
    this.addEventListener('pointerleave', this.#leave);
    this.addEventListener('focusin', this.#show);
    this.addEventListener('focusout', this.#hide);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('pointerenter', this.#enter);
    this.removeEventListener('pointerleave', this.#leave);
    this.removeEventListener('focusin', this.#show);
    this.removeEventListener('focusout', this.#hide);
    this.#hide();
  }

  protected override render() {
    // One line, since white space around the word would be part of the sentence.
    return html`<dfn><button class="term" type="button" aria-describedby=${this.#id} @click=${this.#show}>${this.word}</button></dfn><span class="term-meaning floating anchored" id=${this.#id} role="tooltip" popover="manual">${this.meaning}</span>`;
  }

  get #card(): HTMLElement | null {
    return this.querySelector<HTMLElement>('.term-meaning');
  }

  #enter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') this.#show();
  };

  #leave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || this.querySelector('.term:focus-visible')) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(this.#hide, GAP);
  };

  #show = () => {
    clearTimeout(this.#timer);
    const card = this.#card;
    if (this.#shown || !card) return;
    this.#shown = true;
    card.showPopover?.();
    placeBeside(card, this);
    document.addEventListener('keydown', this.#key, true);
    document.addEventListener('pointerdown', this.#outside, true);
  };

  #hide = () => {
    clearTimeout(this.#timer);
    if (!this.#shown) return;
    this.#shown = false;
    const card = this.#card;
    if (card?.isConnected) card.hidePopover?.();
    document.removeEventListener('keydown', this.#key, true);
    document.removeEventListener('pointerdown', this.#outside, true);
  };

  #key = (event: KeyboardEvent) => {
    if (event.key !== BACK) return;
    this.#hide();
    // Only the explanation closes, not what is below it; but a dialog above it does.
    const above = document.querySelector('dialog[open]');
    if (above && !above.contains(this)) return;
    event.stopPropagation();
    event.preventDefault();
  };

  #outside = (event: Event) => {
    if (!event.composedPath().includes(this)) this.#hide();
  };
}

define('grundy-term', GrundyTerm);

import { html, nothing } from 'lit';
import { text } from '../i18n/index';
import { define, Plain } from './base';
import { toClipboard } from './clipboard';
import { icon } from './icons';
import { loadBeside } from './load-beside';
import { placeBeside } from './place';

/** An item of the menu: a text to copy, or something to do. */
export interface Item {
  id: string;
  name: string;
  /** The beginning of the text. */
  glance?: string;
  /** The text to copy, or a function that loads it. */
  text?: string | (() => Promise<string>);
  act?: () => void;
  /** Whether a separator precedes it. */
  apart?: boolean;
}

const THANKS = 1800;

/**
 * What can be done with an answer, in a menu: texts to copy, and the parts of the page that are far
 * below. Without a clipboard, the chosen text is shown selected, to copy by hand. No events.
 */
export class GrundyMenu extends Plain {
  static override properties = {
    offer: { attribute: false },
    items: { state: true },
    said: { state: true },
    shown: { state: true },
  };

  /** Returns the items, each time the menu opens; rejects if their code does not arrive. */
  declare offer: () => Promise<Item[]>;
  /** Empty while the menu is closed. */
  declare items: Item[];
  /** The temporary confirmation. */
  declare said: string;
  /** The text to copy by hand, in place of the items; empty if there is none. */
  declare shown: string;
  #timer = 0;

  constructor() {
    super();
    this.items = [];
    this.said = '';
    this.shown = '';
    this.offer = () => Promise.resolve([]);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override render() {
    const { said, items } = this;
    return html`<button
        class="button menu-open"
        type="button"
        aria-label=${text('menu-open')}
        title=${text('menu-open')}
        aria-haspopup="menu"
        aria-expanded=${items.length > 0}
        .popoverTargetElement=${this.#card}
        @click=${this.#press}
        @keydown=${this.#opening}
      >${icon(said ? 'won' : 'more')}</button>
      <div class="menu floating anchored" popover @toggle=${this.#toggled}>${this.shown ? this.#byHand() : this.#list()}</div>
      <span class="hidden" aria-live="polite">${said}</span>`;
  }

  #list() {
    return html`<ul role="menu" aria-label=${text('menu-open')} @keydown=${this.#moving}>${this.items.map(
      (item) => html`${item.apart ? html`<li role="separator"></li>` : nothing}
        <li role="none"><button
          role="menuitem"
          type="button"
          tabindex="-1"
          @click=${() => this.#choose(item)}
        ><span>${item.name}</span> ${item.glance ? html`<code translate="no" aria-hidden="true">${item.glance}</code>` : nothing}</button></li>`,
    )}</ul>`;
  }

  #byHand() {
    return html`<label class="label above" for="menu-text">${text('copy-by-hand')}</label>
      <textarea class="input mono" id="menu-text" readonly rows="6" spellcheck="false" .value=${this.shown}></textarea>
      <button class="button" type="button" @click=${() => this.#card?.hidePopover()}>${text('copy-close')}</button>`;
  }

  get #button(): HTMLButtonElement | null {
    return this.querySelector('.menu-open');
  }

  get #card(): HTMLElement | null {
    return this.querySelector('.menu');
  }

  get #buttons(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  }

  /** The browser closes the open menu, of whose popover this is the button. */
  #press = (event: Event) => {
    event.preventDefault();
    if (this.items.length) this.#card?.hidePopover();
    else this.#show(0);
  };

  /** Opens the menu at one of its items; -1 is the last. */
  #show(at: number): void {
    const button = this.#button;
    if (!button) return;
    this.shown = '';
    loadBeside(button, this.offer, async (items) => {
      this.items = items;
      await this.#lift();
      this.#buttons.at(at)?.focus();
    });
  }

  async #lift(): Promise<void> {
    await this.updateComplete;
    const [card, button] = [this.#card, this.#button];
    if (!card || !button) return;
    if (!card.matches(':popover-open')) card.showPopover();
    placeBeside(card, button);
  }

  #toggled = ({ newState }: ToggleEvent) => {
    if (newState === 'open') return;
    this.items = [];
    this.shown = '';
  };

  #opening = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    this.#show(event.key === 'ArrowDown' ? 0 : -1);
  };

  #moving = (event: KeyboardEvent) => {
    const buttons = this.#buttons;
    const here = buttons.indexOf(document.activeElement as HTMLElement);
    const count = buttons.length;
    const to: Record<string, number> = {
      ArrowDown: (here + 1) % count,
      ArrowUp: (here - 1 + count) % count,
      Home: 0,
      End: count - 1,
    };
    const next = to[event.key] ?? this.#named(event.key, here);
    if (next !== undefined) {
      event.preventDefault();
      buttons[next]?.focus();
    } else if (event.key === 'Tab') this.#card?.hidePopover();
  };

  /** The next item that starts with a letter. */
  #named(key: string, here: number): number | undefined {
    if (key.length !== 1 || key === ' ') return undefined;
    const begins = (at: number) => this.items[at]?.name.toLowerCase().startsWith(key.toLowerCase());
    const order = this.items.map((_, step) => (here + 1 + step) % this.items.length);
    return order.find((at) => begins(at));
  }

  async #choose({ act, text: what = '' }: Item): Promise<void> {
    // The focus returns to the button.
    this.#card?.hidePopover();
    if (act) return act();
    try {
      await this.#copy(typeof what === 'string' ? what : await what());
    } catch {
      this.#say(text('copy-failed'));
    }
  }

  async #copy(copied: string): Promise<void> {
    try {
      await toClipboard(copied);
      this.#say(text('copy-done'));
    } catch {
      // No clipboard: an old browser, or a frame without permission.
      this.shown = copied;
      await this.#lift();
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

define('grundy-menu', GrundyMenu);

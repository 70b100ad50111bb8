import { html, nothing } from 'lit';
import type { NamedGame } from '../engine/protocol';
import { text } from '../i18n/index';
import { define, Plain } from './base';

/** Where a notation cannot be read: the text around the place, and the character that stands there. */
export interface Place {
  before: string;
  /** Empty at the end of the text. */
  here: string;
  after: string;
}

/**
 * A field for a game, by notation or name. Keeps what was typed, says what was understood, or where it cannot be read.
 *
 * Events: `typed` {name, value} on every change, `entered` {name} on Enter.
 */
export class GrundyGame extends Plain {
  static override properties = {
    name: {},
    label: {},
    value: {},
    understood: {},
    error: {},
    place: { attribute: false },
    hint: {},
    known: { attribute: false },
  };

  /** Its name in events, and in the ids of its parts. */
  declare name: string;
  /** What stands above the field. */
  declare label: string;
  /** As typed. */
  declare value: string;
  /** The notation of what it means; empty while unknown. */
  declare understood: string;
  /** A sentence; empty when all is well. */
  declare error: string;
  /** Where the text cannot be read; undefined where the error has no place. */
  declare place: Place | undefined;
  /** What may be typed, for a quiet moment. */
  declare hint: string;
  /** What is suggested. */
  declare known: NamedGame[];

  constructor() {
    super();
    this.name = '';
    this.label = '';
    this.value = '';
    this.understood = '';
    this.error = '';
    this.hint = '';
    this.known = [];
  }

  protected override render() {
    const id = `field-${this.name}`;
    const note = `${id}-note`;
    return html`<label for=${id}>${this.label}</label>
      <input
        class="input"
        id=${id}
        name=${this.name}
        type="text"
        dir="auto"
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint="go"
        list=${`${id}-known`}
        .value=${this.value}
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby=${note}
        @input=${(event: InputEvent) =>
          this.tell('typed', { name: this.name, value: (event.target as HTMLInputElement).value })}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter') this.tell('entered', { name: this.name });
        }}
      />
      <datalist id=${`${id}-known`}>${this.known.flatMap(({ game, names }) => [
        ...names.map((name) => html`<option value=${name} label=${game}></option>`),
        html`<option value=${game} label=${names[0] ?? nothing}></option>`,
      ])}</datalist>
      <div id=${note} class=${this.error ? 'note wrong' : 'note'} aria-live="polite">${this.#note()}</div>`;
  }

  #note() {
    if (!this.error) {
      return this.understood && this.understood !== this.value.trim()
        ? html`<p class="understood">${text('games-understood', { game: this.understood })}</p>`
        : html`<p class="quiet">${this.hint}</p>`;
    }
    return html`${this.place ? pointed(this.place) : nothing}<p>${this.error}</p>`;
  }
}

/** The text with the place marked; past its end, the mark stands alone. */
function pointed({ before, here, after }: Place) {
  return html`<p class="pointed"><code>${before}<mark>${here || '\u00a0'}</mark>${after}</code></p>`;
}

define('grundy-game', GrundyGame);

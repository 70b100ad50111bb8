import { html, nothing } from 'lit';
import type { NamedGame } from '../engine/protocol';
import { text } from '../i18n/index';
import { define, Plain } from './base';

/** The position of an error in a notation: the character, and the text around it. */
export interface Place {
  before: string;
  /** The character; empty at the end of the text. */
  here: string;
  after: string;
}

/**
 * A field for a game, by notation or name. Keeps the typed text; shows its notation, or the
 * position
 * of an error.
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

  /** The name in events, and in the ids of its parts. */
  declare name: string;
  /** The label above the field. */
  declare label: string;
  /** The text as typed. */
  declare value: string;
  /** The canonical notation; empty while it is unknown. */
  declare understood: string;
  /** The error, a sentence; empty if there is none. */
  declare error: string;
  /** The position of the error, if it has one. */
  declare place: Place | undefined;
  /** A sentence on valid input, shown without an error. */
  declare hint: string;
  /** The suggestions. */
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
          this.emit('typed', { name: this.name, value: (event.target as HTMLInputElement).value })}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key === 'Enter') this.emit('entered', { name: this.name });
        }}
      />
      <datalist id=${`${id}-known`}>${this.known.flatMap(({ game, names }) => [
        ...names.map((name) => html`<option value=${name} label=${game}></option>`),
        html`<option value=${game} label=${names[0] ?? nothing}></option>`,
      ])}</datalist>
      <div id=${note} class=${this.error ? 'note wrong' : 'note'} aria-live="polite">${this.#note()}</div>`;
  }

  #note() {
    const typed = this.value.trim();
    if (!this.error && !typed) return html`<p class="quiet">${this.hint}</p>`;
    if (!this.error)
      return this.understood && this.understood !== typed
        ? html`<p class="understood">${text('games-understood', { game: this.understood })}</p>`
        : nothing;
    return html`${this.place ? pointed(this.place) : nothing}<p>${this.error}</p>`;
  }
}

/** The text with the position marked; at its end, an empty mark. */
function pointed({ before, here, after }: Place) {
  return html`<p class="pointed"><code translate="no">${before}<mark>${here || '\u00a0'}</mark>${after}</code></p>`;
}

define('grundy-game', GrundyGame);

import { html, nothing } from 'lit';
import type { NamedGame } from '../engine/protocol';
import { text } from '../i18n/index';
import { oneLine } from '../question/typed/board';
import { define, Plain } from './base';

/** The position of an error in a notation: the character, and the text around it. */
export interface Place {
  before: string;
  /** The character; empty at the end of the text. */
  here: string;
  after: string;
}

/**
 * A field for a game, by notation or name, or for a text. Keeps what is typed; shows its notation,
 * or the position of an error. Without suggestions it is as tall as its text, up to eight lines.
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
  /** The suggestions; without them the field may have several lines. */
  declare known: NamedGame[] | undefined;

  constructor() {
    super();
    this.name = '';
    this.label = '';
    this.value = '';
    this.understood = '';
    this.error = '';
    this.hint = '';
  }

  protected override render() {
    const id = `field-${this.name}`;
    const note = `${id}-note`;
    return html`<label for=${id}>${this.label}</label>
      ${this.known ? this.#line(id, note, this.known) : this.#lines(id, note)}
      <div id=${note} class=${this.error ? 'note wrong' : 'note'} aria-live="polite">${this.#note()}</div>`;
  }

  #line(id: string, note: string, known: NamedGame[]) {
    return html`<input
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
        @input=${this.#typed}
        @keydown=${this.#key}
      />
      <datalist id=${`${id}-known`}>${known.flatMap(({ game, names }) => [
        ...names.map((name) => html`<option value=${name} label=${game}></option>`),
        html`<option value=${game} label=${names[0] ?? nothing}></option>`,
      ])}</datalist>`;
  }

  /** A copy of the text makes the box as tall as the text, in every browser. */
  #lines(id: string, note: string) {
    return html`<div class="lines" data-text=${this.value}><textarea
        class="input"
        id=${id}
        name=${this.name}
        rows="1"
        dir="auto"
        autocomplete="off"
        autocapitalize="off"
        autocorrect="off"
        spellcheck="false"
        enterkeyhint="go"
        .value=${this.value}
        aria-invalid=${this.error ? 'true' : 'false'}
        aria-describedby=${note}
        @input=${this.#typed}
        @keydown=${this.#key}
        @paste=${paste}
      ></textarea></div>`;
  }

  /** Lines that were dropped on the field are one, as pasted ones are. */
  readonly #typed = ({ target }: Event) => {
    const value = (target as HTMLTextAreaElement).value.replace(/\s*\n\s*/g, ' ');
    this.emit('typed', { name: this.name, value });
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    if (!this.known) event.preventDefault();
    this.emit('entered', { name: this.name });
  };

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

/** Several lines become one. Of the ways to insert it, this one can be undone. */
function paste(event: ClipboardEvent): void {
  const lines = event.clipboardData?.getData('text/plain').trim() ?? '';
  if (!lines.includes('\n')) return;
  event.preventDefault();
  document.execCommand('insertText', false, oneLine(lines));
}

/** The text with the position marked; at its end, an empty mark. */
function pointed({ before, here, after }: Place) {
  return html`<p class="pointed"><code translate="no">${before}<mark>${here || '\u00a0'}</mark>${after}</code></p>`;
}

define('grundy-game', GrundyGame);

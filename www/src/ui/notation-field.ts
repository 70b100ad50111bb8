import { html, nothing } from 'lit';
import type { NamedGame } from '../engine/protocol';
import { text } from '../i18n/index';
import { oneLine } from '../question/typed/board';
import { define, Field } from './base';

/** The position of an error in a notation: the character, and the text around it. */
export interface Place {
  before: string;
  /** The character; empty at the end of the text. */
  here: string;
  after: string;
}

/**
 * A field for a game, by notation or name, or for a text. Shows its notation, or the position of an
 * error. Without suggestions it is as tall as its text, up to eight lines.
 */
export class GrundyGame extends Field {
  static override properties = {
    place: { attribute: false },
    hint: {},
    known: { attribute: false },
  };

  /** The position of the error, if it has one. */
  declare place: Place | undefined;
  /** A sentence on valid input, shown without an error. */
  declare hint: string | undefined;
  /** The suggestions; without them the field may have several lines. */
  declare known: NamedGame[] | undefined;

  /** A copy of the text makes the box of lines as tall as the text, in every browser. */
  protected override field(id: string) {
    if (!this.known)
      return html`<div class="lines" data-text=${this.value}><textarea class="input" rows="1" dir="auto" .value=${this.value} @input=${dropped} @paste=${paste} @keydown=${oneLineOnly}></textarea></div>`;
    return html`<input class="input" dir="auto" list=${`${id}-known`} .value=${this.value} />
      <datalist id=${`${id}-known`}>${this.known.flatMap(({ game, names }) => [
        ...names.map((name) => html`<option value=${name} label=${game}></option>`),
        html`<option value=${game} label=${names[0] ?? nothing}></option>`,
      ])}</datalist>`;
  }

  protected override note() {
    const typed = this.value.trim();
    if (!this.error && !typed) return html`<p class="quiet">${this.hint}</p>`;
    if (!this.error)
      return this.understood && this.understood !== typed
        ? html`<p class="understood">${text('games-understood', { game: this.understood })}</p>`
        : nothing;
    return html`${this.place ? pointed(this.place) : nothing}<p>${this.error}</p>`;
  }
}

/** Lines that were dropped on the field are one, as pasted ones are. */
function dropped({ target }: Event): void {
  const area = target as HTMLTextAreaElement;
  if (area.value.includes('\n')) area.value = oneLine(area.value);
}

/** Enter begins no other line. */
function oneLineOnly(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.isComposing) event.preventDefault();
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

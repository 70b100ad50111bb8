import { html } from 'lit';
import { text } from '../../i18n/index';
import { define } from '../../ui/base';
import { amount } from '../../ui/brief';
import { CanvasElement, type Look, sharpened } from '../../ui/canvas';
import { PointerTracker, tracked } from '../../ui/gestures';
import { BACK, stepped } from '../../ui/keys';

/** Possible numbers of cells in a row: Fibonacci numbers, for which successive rows are similar. */
const WIDTHS: readonly number[] = [89, 55, 34, 21, 13];
const NARROWEST = 13;
const ROWS = 8;

/**
 * A part of the Fibonacci word as a strip: a letter 1 is dark, a letter 0 light.
 *
 * Events: `cursor` {at | undefined} with an offset from the first letter, `look` {by} to move by a
 * number of letters, `length` {length} when the number of letters that fit changes.
 */
export class GrundyWord extends CanvasElement {
  static override properties = {
    letters: { attribute: false },
    from: {},
    cursor: { attribute: false },
    marked: { attribute: false },
    reading: {},
    room: { state: true },
  };

  /** The letters 0 and 1; undefined until they are loaded. */
  declare letters: Uint8Array | undefined;
  /** The index of the first letter, in plain digits. */
  declare from: string;
  /** The offset at the cursor. */
  declare cursor: number | undefined;
  /** The marked offset. */
  declare marked: number | undefined;
  /** The description of the letter at the cursor. */
  declare reading: string;
  declare room: number;
  #reportedLength = 0;
  #pointers = new PointerTracker({
    hover: (event) => this.emit('cursor', { at: event && this.#letterAt(event) }),
  });

  constructor() {
    super();
    this.from = '0';
    this.reading = '';
    this.room = 0;
  }

  get #columns(): number {
    return WIDTHS.find((width) => width * NARROWEST <= this.room) ?? NARROWEST;
  }

  get #length(): number {
    return this.#columns * ROWS;
  }

  protected override render() {
    const last = this.#length - 1;
    const back = this.from === '0';
    return html`<div
        class="word"
        role="slider"
        tabindex="0"
        dir="ltr"
        aria-label=${text('word-label')}
        aria-valuemin="0"
        aria-valuemax=${last}
        aria-valuenow=${this.cursor ?? 0}
        aria-valuetext=${this.reading || text('word-from', { from: amount(this.from) })}
        ${tracked(this.#pointers)}
        @blur=${() => this.emit('cursor', { at: undefined })}
        @keydown=${this.#key}
      ><canvas></canvas></div>
      <div class="word-controls row on-screen">
        <button class="button" type="button" aria-disabled=${back ? 'true' : 'false'} @click=${() => !back && this.emit('look', { by: -this.#length })}>${text('word-earlier')}</button>
        <button class="button" type="button" @click=${() => this.emit('look', { by: this.#length })}>${text('word-later')}</button>
        <span class="quiet number">${text('word-shown', { from: amount(this.from), to: amount(String(BigInt(this.from) + BigInt(last))) })}</span>
      </div>`;
  }

  protected override updated(): void {
    if (this.room && this.#reportedLength !== this.#length) {
      this.#reportedLength = this.#length;
      this.emit('length', { length: this.#length });
    }
    super.updated();
  }

  /** The letter at a point. */
  #letterAt(event: PointerEvent): number | undefined {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const size = box.width / this.#columns;
    const row = Math.floor((event.clientY - box.top) / size);
    const at = row * this.#columns + Math.floor((event.clientX - box.left) / size);
    return at >= 0 && at < this.#length ? at : undefined;
  }

  #key(event: KeyboardEvent) {
    if (event.key === BACK) {
      this.emit('cursor', { at: undefined });
      return;
    }
    const here = this.cursor ?? this.marked ?? 0;
    const at = stepped(event.key, here, this.#length - 1, this.#length, this.#columns);
    if (at === undefined) return;
    event.preventDefault();
    // The strip moves when the cursor leaves it.
    if (at === here && event.key !== 'Home' && event.key !== 'End') {
      const by = at === 0 ? -this.#columns : this.#columns;
      if (by > 0 || this.from !== '0') this.emit('look', { by });
      return;
    }
    this.emit('cursor', { at });
  }

  protected draw(canvas: HTMLCanvasElement, look: Look) {
    const width = canvas.clientWidth / this.unit;
    if (width !== this.room) {
      this.room = width;
      return;
    }
    const columns = this.#columns;
    const size = width / columns;
    canvas.style.setProperty('block-size', `${size * ROWS * this.unit}px`);
    const context = sharpened(canvas, width, size * ROWS, this.unit);
    if (!context || !this.letters) return;
    const gap = 1.5;
    for (let at = 0; at < Math.min(this.letters.length, columns * ROWS); at++) {
      context.fillStyle = this.letters[at] ? look.act : look.faint;
      const [left, top] = [(at % columns) * size, Math.floor(at / columns) * size];
      context.beginPath();
      context.roundRect(left, top, size - gap, size - gap, size * 0.18);
      context.fill();
    }
    for (const [at, colour] of [
      [this.marked, look.ink],
      [this.cursor, look.ink],
    ] as const) {
      if (at === undefined || at < 0 || at >= columns * ROWS) continue;
      context.strokeStyle = colour;
      context.lineWidth = 2;
      context.strokeRect((at % columns) * size, Math.floor(at / columns) * size, size - gap, size - gap);
    }
  }
}

define('grundy-word', GrundyWord);

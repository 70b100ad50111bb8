import { html } from 'lit';
import { text } from '../i18n/index';
import { define } from './base';
import { amount } from './brief';
import { Drawn, type Look, sharpened } from './drawn';
import { BACK, stepped } from './keys';

/** Cells in a row: a Fibonacci number, so that the rows look almost alike. */
const WIDTHS: readonly number[] = [89, 55, 34, 21, 13];
const NARROWEST = 13;
const ROWS = 8;

/**
 * The Fibonacci word as a strip that can be looked along: a letter 1 is dark, a letter 0 light.
 *
 * Events: `cursor` {at | undefined} an offset from the first letter, `look` {by} goes on by so many letters, `length` {length} when there
 * is room for another number of letters.
 */
export class GrundyWord extends Drawn {
  static override properties = {
    letters: { attribute: false },
    from: {},
    cursor: { attribute: false },
    marked: { attribute: false },
    reading: {},
    room: { state: true },
  };

  /** The letters 0 and 1; undefined while they are on their way. */
  declare letters: Uint8Array | undefined;
  /** The index of the first letter, plain digits. */
  declare from: string;
  /** The offset that is pointed at. */
  declare cursor: number | undefined;
  /** An offset that is marked. */
  declare marked: number | undefined;
  /** What is known of the letter at the cursor. */
  declare reading: string;
  declare room: number;
  #told = 0;

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
        @pointermove=${this.#point}
        @pointerdown=${this.#point}
        @pointerleave=${() => this.tell('cursor', { at: undefined })}
        @blur=${() => this.tell('cursor', { at: undefined })}
        @keydown=${this.#key}
      ><canvas></canvas></div>
      <div class="word-controls">
        <button class="button" type="button" aria-disabled=${back ? 'true' : 'false'} @click=${() => !back && this.tell('look', { by: -this.#length })}>${text('word-earlier')}</button>
        <button class="button" type="button" @click=${() => this.tell('look', { by: this.#length })}>${text('word-later')}</button>
        <span class="quiet number">${text('word-shown', { from: amount(this.from), to: amount(String(BigInt(this.from) + BigInt(last))) })}</span>
      </div>`;
  }

  protected override updated(): void {
    if (this.room && this.#told !== this.#length) {
      this.#told = this.#length;
      this.tell('length', { length: this.#length });
    }
    super.updated();
  }

  #point(event: PointerEvent) {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const size = box.width / this.#columns;
    const row = Math.floor((event.clientY - box.top) / size);
    const at = row * this.#columns + Math.floor((event.clientX - box.left) / size);
    this.tell('cursor', { at: at >= 0 && at < this.#length ? at : undefined });
  }

  #key(event: KeyboardEvent) {
    if (event.key === BACK) {
      this.tell('cursor', { at: undefined });
      return;
    }
    const here = this.cursor ?? this.marked ?? 0;
    const at = stepped(event.key, here, this.#length - 1, this.#length, this.#columns);
    if (at === undefined) return;
    event.preventDefault();
    // At an end, the strip goes on.
    if (at === here && event.key !== 'Home' && event.key !== 'End') {
      const by = at === 0 ? -this.#columns : this.#columns;
      if (by > 0 || this.from !== '0') this.tell('look', { by });
      return;
    }
    this.tell('cursor', { at });
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

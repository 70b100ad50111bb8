import { html, nothing } from 'lit';
import { grouped, shortened, text } from '../i18n/index';
import { define, Plain } from './base';
import { valueColour } from './colour';
import { onEnter } from './enter';
import { vars } from './vars';

/** Values in a row and rows in a window of the table. */
export const ACROSS = 10;
export const DOWN = 10;

/** How far a key leads among the values. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: ACROSS,
  ArrowUp: -ACROSS,
  PageDown: ACROSS * DOWN,
  PageUp: -ACROSS * DOWN,
};

/**
 * A sequence as a table in the manner of printed tables: ten values a row, a hundred a window, and a field that goes
 * to any n. The window is loaded by whoever holds the element. One value at a time can be reached with Tab; the arrow
 * keys lead to the others, and on into the windows before and after.
 *
 * Events: `cursor` {n | undefined} while a value is pointed at or focused, `window` {from} asks for other rows (decimal text, a multiple of ten), `choose` {n} (decimal text),
 * `goto` {text} when somebody typed where to go.
 */
export class GrundyTable extends Plain {
  static override properties = {
    name: {},
    from: {},
    values: { attribute: false },
    first: { type: Number },
    max: {},
    limit: {},
    chosen: {},
    cursor: {},
    bit: { attribute: false },
    typed: {},
    error: {},
    busy: { type: Boolean },
    here: { state: true },
  };

  /** What the sequence is called. */
  declare name: string;
  /** First index of the window, decimal text. */
  declare from: string;
  /** The values from `from`; fewer than a window at the end of the sequence. */
  declare values: Uint32Array | undefined;
  /** The least index that counts: 0 for heaps, 1 for coins. */
  declare first: number;
  /** Greatest index of the game, decimal text. */
  declare max: string;
  /** The same as people read it. */
  declare limit: string;
  /** The index that is explained, decimal text. */
  declare chosen: string | undefined;
  /** The index that another view points at, decimal text. */
  declare cursor: string | undefined;
  /** The binary digit that is shown in colour, instead of the value. */
  declare bit: number | undefined;
  /** What stands in the field for where to go. */
  declare typed: string;
  /** What is wrong with it, a sentence; empty when all is well. */
  declare error: string;
  /** Whether rows are on their way. */
  declare busy: boolean;
  /** Where the arrow keys are, decimal text. */
  declare here: string | undefined;
  /** Whether the focus follows as soon as the rows are there. */
  #follow = false;

  constructor() {
    super();
    this.name = '';
    this.from = '0';
    this.first = 0;
    this.max = '0';
    this.limit = '0';
    this.typed = '';
    this.error = '';
    this.busy = false;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('chosen')) this.here = this.chosen;
  }

  protected override updated(): void {
    if (!this.#follow) return;
    const cell = this.querySelector<HTMLElement>(`[data-n="${this.here}"]`);
    if (!cell) return;
    this.#follow = false;
    // Rows can take long to come; who has gone elsewhere meanwhile stays there.
    const { activeElement } = this.getRootNode() as Document | ShadowRoot;
    if (this.contains(activeElement)) cell.focus();
  }

  protected override render() {
    return html`<div class="table-head">
        <div class="goto" @keydown=${onEnter(() => this.#go())}>
          <label for="goto">${text('table-goto')}</label>
          <input
            class="input number"
            id="goto"
            type="text"
            inputmode="numeric"
            dir="ltr"
            autocomplete="off"
            spellcheck="false"
            .value=${this.typed}
            aria-invalid=${this.error ? 'true' : 'false'}
            aria-describedby="goto-note"
          />
          <button class="button" type="button" @click=${this.#go}>${text('table-go')}</button>
        </div>
        ${this.#pager()}
      </div>
      <p id="goto-note" class=${this.error ? 'note wrong' : 'note quiet'} role=${this.error ? 'alert' : nothing}>${
        this.error || this.#note()
      }</p>
      <div class="scroller" role="region" aria-label=${text('table-label', { name: this.name })}>
        <table class="values" aria-busy=${this.busy ? 'true' : 'false'}>
          <caption class="hidden">${text('table-caption', { name: this.name })}</caption>
          <thead>
            <tr>
              <th scope="col" class="corner"><var>n</var></th>
              ${Array.from({ length: ACROSS }, (_, column) => html`<th scope="col">+${column}</th>`)}
            </tr>
          </thead>
          <tbody
            @click=${this.#choose}
            @keydown=${this.#key}
            @pointerover=${this.#point}
            @pointerleave=${this.#leave}
            @focusin=${this.#point}
            @focusout=${this.#leave}
          >${this.#rows()}</tbody>
        </table>
      </div>`;
  }

  #pager() {
    const from = BigInt(this.from);
    const page = BigInt(ACROSS * DOWN);
    const go = (to: bigint) => () => this.#turn(to);
    return html`<div class="pager">
      <button class="button" type="button" ?disabled=${from <= 0n} @click=${go(0n)}>${text('table-first')}</button>
      <button class="button" type="button" ?disabled=${from <= 0n} @click=${go(from - page)}>${text('table-previous')}</button>
      <button class="button" type="button" ?disabled=${from + page > BigInt(this.max)} @click=${go(from + page)}>${text('table-next')}</button>
    </div>`;
  }

  /** Asks for the rows from an index; the last window is full too. */
  #turn(to: bigint) {
    const across = BigInt(ACROSS);
    const lastPage = (BigInt(this.max) / across) * across - BigInt(ACROSS * (DOWN - 1));
    const within = to > lastPage ? lastPage : to;
    this.tell('window', { from: String(within < 0n ? 0n : within) });
  }

  #note(): string {
    if (this.from.length > 16) return text('table-far', { n: shortened(this.from) });
    return text('table-range', { min: this.first, max: this.limit });
  }

  #rows() {
    const from = BigInt(this.from);
    const length = BigInt(this.values?.length ?? 0);
    const shows = (n: string | undefined) =>
      n !== undefined && BigInt(n) >= from && BigInt(n) < from + length && BigInt(n) >= BigInt(this.first);
    const start = String(from < BigInt(this.first) ? this.first : from);
    const stop = [this.here, this.chosen].find(shows) ?? start;
    return Array.from({ length: DOWN }, (_, row) => this.#row(from, row, stop));
  }

  /** `stop` is the one value that Tab reaches. Without values there is nothing to be named either. */
  #row(from: bigint, row: number, stop: string) {
    const start = from + BigInt(row * ACROSS);
    const values = this.values?.subarray(row * ACROSS, (row + 1) * ACROSS);
    return html`<tr>
      ${values ? html`<th scope="row">${rowName(String(start))}</th>` : html`<td class="unnamed">&nbsp;</td>`}
      ${Array.from({ length: ACROSS }, (_, column) => {
        const value = values?.[column];
        const n = String(start + BigInt(column));
        if (value === undefined || BigInt(n) < BigInt(this.first)) return html`<td></td>`;
        return html`<td>
          <button
            type="button"
            class=${value === 0 ? 'zero' : nothing}
            data-here=${n === this.cursor ? '' : nothing}
            data-n=${n}
            tabindex=${n === stop ? 0 : -1}
            aria-label=${text('reading', { n: shortened(n), value: grouped(String(value)) })}
            aria-pressed=${n === this.chosen ? 'true' : 'false'}
            ${vars({ '--value': valueColour(value, this.bit) })}
          >${grouped(String(value))}</button>
        </td>`;
      })}
    </tr>`;
  }

  /** What is pointed at or focused is marked in the other views as well. */
  #point(event: Event) {
    const n = indexOf(event);
    if (n !== undefined && n.length < 10) this.tell('cursor', { n: Number(n) });
  }

  #leave = () => {
    this.tell('cursor', { n: undefined });
  };

  #choose(event: Event) {
    const n = indexOf(event);
    if (n !== undefined) this.tell('choose', { n });
  }

  #key(event: KeyboardEvent) {
    const n = indexOf(event);
    if (n === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const column = Number(BigInt(n) % BigInt(ACROSS));
    const step = { ...STEPS, Home: -column, End: ACROSS - 1 - column }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [first, max] = [BigInt(this.first), BigInt(this.max)];
    const to = BigInt(n) + BigInt(step);
    const within = to < first ? first : to > max ? max : to;
    this.here = String(within);
    this.#follow = true;
    const from = BigInt(this.from);
    const page = BigInt(ACROSS * DOWN);
    if (within < from) this.#turn(from - page);
    else if (within >= from + page) this.#turn(from + page);
  }

  #go() {
    this.tell('goto', { text: this.querySelector<HTMLInputElement>('#goto')?.value ?? '' });
  }
}

/** The index of the value on which something happened. */
function indexOf(event: Event): string | undefined {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-n]')?.dataset.n;
}

/** The last digits have to do where the number is too long for a margin. */
function rowName(n: string): string {
  return n.length <= 16 ? grouped(n) : text('table-row', { tail: grouped(`1${n.slice(-9)}`).slice(2) });
}

define('grundy-table', GrundyTable);

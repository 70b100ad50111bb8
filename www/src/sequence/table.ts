import { html, nothing } from 'lit';
import { grouped, shortened, text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { valueVars } from '../ui/colour';
import { onEnter } from '../ui/enter';
import { vars } from '../ui/vars';

/** Values in a row, and rows in a window of the table. */
export const ACROSS = 10;
export const DOWN = 10;

/** By how many values a key moves. */
const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: ACROSS,
  ArrowUp: -ACROSS,
  PageDown: ACROSS * DOWN,
  PageUp: -ACROSS * DOWN,
};

/**
 * A sequence as a table like a printed one: ten values in a row, a hundred in a window, and a field
 * that goes to any n. The parent loads the window. One value is in the tab order; the arrow keys
 * move to the others, and into the windows before and after.
 *
 * Events: `cursor` {n | undefined} for the value under the pointer or in focus, `window` {from} to
 * request other rows (decimal text, a multiple of ten), `choose` {n} (decimal text), `goto` {text}
 * when the reader has typed an index.
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

  /** The name of the sequence. */
  declare name: string;
  /** The first index of the window, decimal text. */
  declare from: string;
  /** The values from `from`; fewer than a window at the end of the sequence. */
  declare values: Uint32Array | undefined;
  /** The first index of the sequence: 0 for heaps, 1 for coins. */
  declare first: number;
  /** The last index of the game, decimal text. */
  declare max: string;
  /** The last index in readable form. */
  declare limit: string;
  /** The explained index, decimal text. */
  declare chosen: string | undefined;
  /** The index at the cursor of another view, decimal text. */
  declare cursor: string | undefined;
  /** Colours show this binary digit instead of the value. */
  declare bit: number | undefined;
  /** The text of the field. */
  declare typed: string;
  /** The error of the field, a sentence; empty if there is none. */
  declare error: string;
  /** Whether rows are loading. */
  declare busy: boolean;
  /** The index of the keyboard cursor, decimal text. */
  declare here: string | undefined;
  /** Whether to move the focus when the rows have arrived. */
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
    // Rows can take long to load: the focus is not moved if the reader has moved it meanwhile.
    const { activeElement } = this.getRootNode() as Document | ShadowRoot;
    if (this.contains(activeElement)) cell.focus();
  }

  protected override render() {
    return html`<div class="table-head row between">
        <div class="goto row" @keydown=${onEnter(() => this.#go())}>
          <label class="label" for="goto">${text('table-goto')}</label>
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
            translate="no"
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

  /** Requests the rows from an index; the last window is full as well. */
  #turn(to: bigint) {
    const across = BigInt(ACROSS);
    const lastPage = (BigInt(this.max) / across) * across - BigInt(ACROSS * (DOWN - 1));
    const within = to > lastPage ? lastPage : to;
    this.emit('window', { from: String(within < 0n ? 0n : within) });
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

  /** `stop` is the index in the tab order. */
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
            ${vars(valueVars(value, this.bit))}
          >${grouped(String(value))}</button>
        </td>`;
      })}
    </tr>`;
  }

  /** Sends the value under the pointer or in focus to the other views. */
  #point(event: Event) {
    const n = indexOf(event);
    if (n !== undefined && n.length < 10) this.emit('cursor', { n: Number(n) });
  }

  #leave = () => {
    this.emit('cursor', { n: undefined });
  };

  #choose(event: Event) {
    const n = indexOf(event);
    if (n !== undefined) this.emit('choose', { n });
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
    this.emit('goto', { text: this.querySelector<HTMLInputElement>('#goto')?.value ?? '' });
  }
}

/** The index of the value that an event is about. */
function indexOf(event: Event): string | undefined {
  return (event.target as HTMLElement).closest<HTMLElement>('[data-n]')?.dataset.n;
}

/** The name of a row: only its last digits if the number is too long. */
function rowName(n: string): string {
  return n.length <= 16 ? grouped(n) : text('table-row', { tail: grouped(`1${n.slice(-9)}`).slice(2) });
}

define('grundy-table', GrundyTable);

import { html, nothing } from 'lit';
import { grouped, shortened, text } from '../i18n/index';
import { define, Plain } from './base';
import { valueColour } from './colour';
import { vars } from './vars';

/** Values in a row and rows in a window of the table. */
export const ACROSS = 10;
export const DOWN = 10;

/**
 * A sequence as a table in the manner of printed tables: ten values a row, a hundred a window, and a field that goes
 * to any n. The window is loaded by whoever holds the element.
 *
 * Events: `window` {from} asks for other rows (decimal text, a multiple of ten), `choose` {n} (decimal text),
 * `goto` {text} when somebody typed where to go.
 */
export class GrundyTable extends Plain {
  static override properties = {
    name: {},
    from: {},
    values: { attribute: false },
    max: {},
    limit: {},
    chosen: {},
    typed: {},
    error: {},
    busy: { type: Boolean },
  };

  declare name: string;
  /** First index of the window, decimal text. */
  declare from: string;
  /** The values from `from`; fewer than a window at the end of the sequence. */
  declare values: Uint32Array | undefined;
  /** Greatest index of the game, decimal text. */
  declare max: string;
  /** The same as people read it. */
  declare limit: string;
  declare chosen: string | undefined;
  declare typed: string;
  declare error: string;
  declare busy: boolean;

  constructor() {
    super();
    this.name = '';
    this.from = '0';
    this.max = '0';
    this.limit = '0';
    this.typed = '';
    this.error = '';
    this.busy = false;
  }

  protected override render() {
    const from = BigInt(this.from);
    const page = BigInt(ACROSS * DOWN);
    const max = BigInt(this.max);
    const lastPage = (max / BigInt(ACROSS)) * BigInt(ACROSS) - BigInt(ACROSS * (DOWN - 1));
    const move = (to: bigint) => () => {
      const within = to > lastPage ? lastPage : to;
      this.tell('window', { from: String(within < 0n ? 0n : within) });
    };
    return html`<div class="table-head">
        <form class="goto" @submit=${this.#go} novalidate>
          <label for="goto">${text('table-goto')}</label>
          <input
            class="input number"
            id="goto"
            type="text"
            inputmode="numeric"
            autocomplete="off"
            spellcheck="false"
            .value=${this.typed}
            aria-invalid=${this.error ? 'true' : 'false'}
            aria-describedby="goto-note"
          />
          <button class="button" type="submit">${text('table-go')}</button>
        </form>
        <div class="pager">
          <button class="button" type="button" ?disabled=${from <= 0n} @click=${move(0n)}>${text('table-first')}</button>
          <button class="button" type="button" ?disabled=${from <= 0n} @click=${move(from - page)}>${text('table-previous')}</button>
          <button class="button" type="button" ?disabled=${from + page > max} @click=${move(from + page)}>${text('table-next')}</button>
        </div>
      </div>
      <p id="goto-note" class=${this.error ? 'note wrong' : 'note quiet'} role=${this.error ? 'alert' : nothing}>${
        this.error || this.#note()
      }</p>
      <div class="scroller" role="region" tabindex="0" aria-label=${text('table-label', { name: this.name })}>
        <table class="values" aria-busy=${this.busy ? 'true' : 'false'}>
          <caption class="hidden">${text('table-label', { name: this.name })}</caption>
          <thead>
            <tr>
              <th scope="col" class="corner"><var>n</var></th>
              ${Array.from({ length: ACROSS }, (_, column) => html`<th scope="col">+${column}</th>`)}
            </tr>
          </thead>
          <tbody @click=${this.#choose}>${Array.from({ length: DOWN }, (_, row) => this.#row(from, row))}</tbody>
        </table>
      </div>`;
  }

  #note(): string {
    if (this.from.length > 16) return text('table-far', { n: shortened(this.from) });
    return text('table-range', { max: this.limit });
  }

  #row(from: bigint, row: number) {
    const start = from + BigInt(row * ACROSS);
    const values = this.values?.subarray(row * ACROSS, (row + 1) * ACROSS);
    return html`<tr>
      <th scope="row">${rowName(String(start))}</th>
      ${Array.from({ length: ACROSS }, (_, column) => {
        const value = values?.[column];
        if (value === undefined) return html`<td></td>`;
        const n = String(start + BigInt(column));
        return html`<td>
          <button
            type="button"
            class=${value === 0 ? 'zero' : nothing}
            data-n=${n}
            aria-label=${text('reading', { n: shortened(n), value: grouped(String(value)) })}
            aria-pressed=${n === this.chosen ? 'true' : 'false'}
            ${vars({ '--value': valueColour(value) })}
          >${grouped(String(value))}</button>
        </td>`;
      })}
    </tr>`;
  }

  #choose(event: Event) {
    const n = (event.target as HTMLElement).closest<HTMLElement>('[data-n]')?.dataset.n;
    if (n !== undefined) this.tell('choose', { n });
  }

  #go(event: Event) {
    event.preventDefault();
    this.tell('goto', { text: this.querySelector<HTMLInputElement>('#goto')?.value ?? '' });
  }
}

/** The last digits have to do where the number is too long for a margin. */
function rowName(n: string): string {
  return n.length <= 16 ? grouped(n) : text('table-row', { tail: grouped(`1${n.slice(-9)}`).slice(2) });
}

define('grundy-table', GrundyTable);

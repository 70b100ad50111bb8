import { html, nothing, type TemplateResult } from 'lit';
import { grouped, text } from '../../i18n/index';
import { define, Plain } from '../../ui/base';
import { valueVars } from '../../ui/colour';
import { vars } from '../../ui/vars';
import { type ProductTable, powersIn, sumOf } from './products';

/** Milliseconds for each product while it plays. */
const BEAT = 900;

/**
 * An expanded nim-product: a table of the products of powers of two, to step through one by one
 * with their nim-sum, and below it how often each power of two occurs.
 *
 * Events: `pair` {index} to request the explanation of a product.
 */
export class GrundyExpansion extends Plain {
  static override properties = {
    grid: { attribute: false },
    left: {},
    right: {},
    why: { attribute: false },
    at: { state: true },
    shown: { state: true },
    playing: { state: true },
  };

  /** The table of products. */
  declare grid: ProductTable | undefined;
  /** The left factor, as shown. */
  declare left: string;
  /** The right factor, as shown. */
  declare right: string;
  /** The explanation of the selected product. */
  declare why: TemplateResult | undefined;
  /** The index of the selected product; the products up to it are shown. */
  declare at: number | undefined;
  declare shown: number;
  declare playing: boolean;
  #timer = 0;
  #follow = false;

  constructor() {
    super();
    this.left = '';
    this.right = '';
    this.shown = 0;
    this.playing = false;
  }

  get #count(): number {
    return this.grid?.products.length ?? 0;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('grid')) return;
    this.#pause();
    this.at = undefined;
    this.shown = this.#count;
  }

  protected override updated(): void {
    if (!this.#follow) return;
    this.#follow = false;
    this.querySelector<HTMLElement>(`[data-cell="${this.at}"]`)?.focus();
  }

  protected override render() {
    const { grid, left, right } = this;
    if (!grid) return nothing;
    const stop = this.at ?? 0;
    return html`<div class="expansion-table scroller" role="region" tabindex="0" aria-label=${text('expansion-caption', { left, right })}>
        <table class="expansion">
          <caption class="hidden">${text('expansion-caption', { left, right })}</caption>
          <thead><tr>
            <td class="times" aria-hidden="true">⊗</td>
            ${grid.right.map((power) => html`<th scope="col">${grouped(String(power))}</th>`)}
          </tr></thead>
          <tbody @click=${this.#choose} @keydown=${this.#key}>${grid.left.map(
            (power, row) => html`<tr>
              <th scope="row">${grouped(String(power))}</th>
              ${grid.right.map((_, column) => this.#cell(grid, row * grid.right.length + column, stop))}
            </tr>`,
          )}</tbody>
        </table>
      </div>
      <div class="expansion-side">
        <div class="expansion-steps row on-screen">
          ${this.#button('expansion-start', () => this.#to(0, 1), false)}
          ${this.#button('expansion-back', () => this.#back(), !this.at)}
          ${this.#button('expansion-next', () => this.#next(), false)}
          <button class="button" type="button" aria-pressed=${this.playing} @click=${() => this.#play()}>${
            this.playing ? text('expansion-pause') : text('expansion-play')
          }</button>
        </div>
        <div class="expansion-why" aria-live="polite">${this.#why(grid)}</div>
      </div>
      ${this.#tally(grid)}`;
  }

  #button(key: 'expansion-start' | 'expansion-back' | 'expansion-next', go: () => void, idle: boolean) {
    // messages: expansion-start expansion-back expansion-next
    return html`<button class="button" type="button" aria-disabled=${idle} @click=${() => {
      this.#pause();
      if (!idle) go();
    }}>${text(key)}</button>`;
  }

  #cell({ left, right, products }: ProductTable, index: number, stop: number) {
    const value = products[index] ?? 0n;
    const factors = {
      left: grouped(String(left[Math.floor(index / right.length)])),
      right: grouped(String(right[index % right.length])),
    };
    const hidden = index >= this.shown;
    const label = hidden
      ? text('expansion-hidden', factors)
      : text('expansion-cell', { ...factors, result: grouped(String(value)) });
    const short = Number(value < 65536n ? value : 65535n);
    return html`<td><button
      class="valued"
      type="button"
      data-cell=${index}
      data-hidden=${hidden ? 'true' : nothing}
      tabindex=${index === stop ? 0 : -1}
      aria-label=${label}
      aria-pressed=${index === this.at ? 'true' : 'false'}
      ${vars(valueVars(short))}
    >${hidden ? '·' : grouped(String(value))}</button></td>`;
  }

  #why({ products, left, right }: ProductTable) {
    const count = this.#count;
    const so = sumOf(products, this.shown);
    const sum = grouped(String(so));
    const { at } = this;
    const state =
      this.shown < count
        ? text('expansion-so-far', { shown: this.shown, count, sum })
        : text('expansion-all', { count, sum });
    if (at === undefined) return html`<p>${state}</p><p class="quiet">${text('expansion-hint')}</p>`;
    const factors = [left[Math.floor(at / right.length)] ?? 0n, right[at % right.length] ?? 0n] as const;
    const [first, second] = factors.map((power) => grouped(String(power)));
    return html`<p class="expansion-head math">${text('expansion-cell', {
      left: first ?? '',
      right: second ?? '',
      result: grouped(String(products[at] ?? 0n)),
    })}</p>
      ${factors.includes(1n) ? html`<p>${text('expansion-one')}</p>` : this.why}
      <p class="quiet">${state}</p>`;
  }

  /** How often each power of two occurs among the shown products. */
  #tally({ products }: ProductTable) {
    const all = products.reduce((every, product) => every | product, 0n);
    const columns = powersIn(all);
    const seen = Array.from(products.subarray(0, this.shown));
    const counts = columns.map((power) => seen.filter((product) => product & power).length);
    return html`<div class="tally">
      <p class="quiet" aria-hidden="true">${text('expansion-tally')}</p>
      <div class="scroller" role="region" tabindex="0" aria-label=${text('expansion-tally')}><table>
        <tbody>
          <tr><th scope="row">${text('expansion-power')}</th>${columns.map((power) => html`<td>${grouped(String(power))}</td>`)}</tr>
          <tr><th scope="row">${text('expansion-count')}</th>${counts.map((count) => html`<td>${count}</td>`)}</tr>
          <tr class="stays"><th scope="row">${text('expansion-stays')}</th>${counts.map((count, at) =>
            count % 2
              ? html`<td><b>${grouped(String(columns[at]))}</b></td>`
              : html`<td class="gone"><span aria-hidden="true">–</span><span class="hidden">${text('expansion-gone')}</span></td>`,
          )}</tr>
        </tbody>
      </table></div>
    </div>`;
  }

  #to(at: number, shown: number): void {
    this.at = at;
    this.shown = shown;
    this.emit('pair', { index: at });
  }

  #next(): void {
    const { at, shown } = this;
    if (at === undefined || at === this.#count - 1) this.#to(0, 1);
    else this.#to(at + 1, Math.max(shown, at + 2));
  }

  #back(): void {
    const at = (this.at ?? 0) - 1;
    if (at >= 0) this.#to(at, this.shown < this.#count ? at + 1 : this.shown);
  }

  #play(): void {
    if (this.playing) {
      this.#pause();
      return;
    }
    this.playing = true;
    this.#next();
    this.#timer = window.setInterval(() => {
      if (this.at === this.#count - 1) this.#pause();
      else this.#next();
    }, BEAT);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  #choose(event: Event) {
    const index = (event.target as HTMLElement).closest<HTMLElement>('[data-cell]')?.dataset.cell;
    if (index === undefined) return;
    this.#pause();
    this.#to(Number(index), Math.max(this.shown, Number(index) + 1));
  }

  #key(event: KeyboardEvent) {
    if (!this.grid || event.ctrlKey || event.metaKey || event.altKey) return;
    const across = this.grid.right.length;
    const here = this.at ?? 0;
    const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const to = here + step;
    if (to < 0 || to >= this.#count) return;
    this.#pause();
    this.#follow = true;
    this.#to(to, Math.max(this.shown, to + 1));
  }
}

define('grundy-expansion', GrundyExpansion);

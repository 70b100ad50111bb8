import 'texts:finds';
import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { amount } from '../ui/brief';
import { valueVars } from '../ui/colour';
import { bound } from '../ui/formula';
import { vars } from '../ui/vars';
import { counted, type IndexList, placeOf } from './lists';

/** Entries on a page. */
const PAGE = 120;

/**
 * A list of P-positions, of gaps between them with their frequencies, of records, or of the first
 * index of each value. One entry is in the tab order; the arrow keys move to the others.
 *
 * Events: `cursor` {n | undefined} for the entry under the pointer or in focus, `choose` {n}.
 */
export class GrundyFinds extends Plain {
  static override properties = {
    finds: { attribute: false },
    name: {},
    bit: { attribute: false },
    cursor: { attribute: false },
    chosen: { attribute: false },
    page: { state: true },
    stop: { state: true },
  };

  /** The entries; undefined until they are loaded. */
  declare finds: IndexList | undefined;
  /** The name of the sequence. */
  declare name: string;
  /** Colours show this binary digit instead of the value. */
  declare bit: number | undefined;
  /** The index at the cursor of this or another view. */
  declare cursor: number | undefined;
  /** The explained index. */
  declare chosen: number | undefined;
  /** The position of the first entry on the page. */
  declare page: number;
  /** The position of the entry in the tab order. */
  declare stop: number;
  #follow = false;
  #gaps: { of: IndexList; histogram: ReturnType<typeof counted> } | undefined;

  constructor() {
    super();
    this.name = '';
    this.page = 0;
    this.stop = 0;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    const { finds } = this;
    if (!changed.has('finds') && !changed.has('chosen')) return;
    const place = finds && this.chosen !== undefined ? this.#placeOf(finds, this.chosen) : undefined;
    if (place !== undefined) this.#go(place);
    else if (changed.has('finds')) this.#go(0);
  }

  #placeOf({ kind, indices }: IndexList, index: number): number | undefined {
    if (kind !== 'first') return placeOf(indices, index);
    const place = indices.indexOf(index);
    return place < 0 ? undefined : place;
  }

  #go(place: number): void {
    this.stop = place;
    this.page = place - (place % PAGE);
  }

  protected override updated(): void {
    if (!this.#follow) return;
    this.#follow = false;
    this.querySelector<HTMLElement>(`[data-place="${this.stop}"]`)?.focus();
  }

  protected override render() {
    const { finds } = this;
    if (!finds) return nothing;
    const listed = finds.beside && finds.kind === 'gaps' ? finds.beside.length : finds.indices.length;
    return html`<p>${bound(this.#summary(finds, listed))}</p>
      ${finds.kind === 'gaps' && listed ? this.#histogram(finds) : nothing}
      ${listed ? this.#list(finds, listed) : nothing}`;
  }

  #summary({ kind, indices, beside, count, last }: IndexList, listed: number): string {
    const to = grouped(String(last));
    if (kind === 'zeros') {
      const rate = count ? amount(((last + 1) / count).toFixed(count * 10 > last ? 1 : 0)) : 0;
      const rest = count - listed;
      return text('finds-zeros', { count: amount(String(count)), to, rate, rest: amount(String(rest)) });
    }
    if (kind === 'gaps') {
      let longest = 0;
      beside?.forEach((gap, place) => {
        if (gap > (beside[longest] ?? 0)) longest = place;
      });
      return text('finds-gaps', {
        count: amount(String(listed)),
        to,
        largest: amount(String(beside?.[longest] ?? 0)),
        from: grouped(String(indices[longest] ?? 0)),
      });
    }
    const found = { count: amount(String(count)), to };
    return kind === 'records' ? text('finds-records', found) : text('finds-first', found);
  }

  #histogram(finds: IndexList) {
    if (this.#gaps?.of !== finds && finds.beside) {
      this.#gaps = { of: finds, histogram: counted(finds.beside) };
    }
    return html`<grundy-histogram
      .name=${text('finds-gaps-of', { name: this.name })}
      .what=${text('histogram-counts')}
      .plain=${true}
      .values=${this.#gaps?.histogram.values}
      .counts=${this.#gaps?.histogram.counts}
    ></grundy-histogram>`;
  }

  #list(finds: IndexList, listed: number) {
    const end = Math.min(listed, this.page + PAGE);
    const places = Array.from({ length: end - this.page }, (_, offset) => this.page + offset);
    return html`<ul
        class="finds"
        data-kind=${finds.kind}
        role="list"
        @click=${(event: Event) => this.#emit(event, 'choose')}
        @pointerover=${(event: Event) => this.#emit(event, 'cursor')}
        @pointerleave=${() => this.emit('cursor', { n: undefined })}
        @focusin=${(event: Event) => this.#emit(event, 'cursor')}
        @focusout=${() => this.emit('cursor', { n: undefined })}
        @keydown=${(event: KeyboardEvent) => this.#key(event, listed)}
      >${places.map((place) => this.#entry(finds, place))}</ul>
      ${listed > PAGE ? this.#pager(listed, end) : nothing}`;
  }

  #entry({ kind, indices, beside }: IndexList, place: number) {
    const n = indices[place] ?? 0;
    const other = beside?.[place];
    const colours = valueVars(kind === 'zeros' ? 0 : (other ?? 0), this.bit);
    return html`<li><button
      type="button"
      data-place=${place}
      data-n=${n}
      data-here=${n === this.cursor ? '' : nothing}
      tabindex=${place === this.stop ? 0 : -1}
      aria-pressed=${n === this.chosen ? 'true' : 'false'}
      ${vars(colours)}
    >${
      kind === 'records' || kind === 'first'
        ? html`<span>${text('reading', { n: grouped(String(n)), value: grouped(String(other ?? 0)) })}</span>`
        : html`<span>${grouped(String(n))}</span>${kind === 'gaps' ? html`<i dir="ltr">+${grouped(String(other ?? 0))}</i>` : nothing}`
    }</button></li>`;
  }

  #pager(listed: number, end: number) {
    const go = (place: number) => () => this.#go(Math.max(0, Math.min(listed - 1, place)));
    return html`<div class="pager">
      <button class="button" type="button" ?disabled=${this.page === 0} @click=${go(this.page - PAGE)}>${text('table-previous')}</button>
      <button class="button" type="button" ?disabled=${end >= listed} @click=${go(this.page + PAGE)}>${text('table-next')}</button>
      <span class="quiet number">${text('finds-page', {
        from: grouped(String(this.page + 1)),
        to: grouped(String(end)),
        count: listed,
      })}</span>
    </div>`;
  }

  #emit(event: Event, name: 'choose' | 'cursor') {
    const n = (event.target as HTMLElement).closest<HTMLElement>('[data-n]')?.dataset.n;
    if (n !== undefined) this.emit(name, { n: Number(n) });
  }

  #key(event: KeyboardEvent, listed: number) {
    const place = Number((event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place);
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowDown: 1,
      ArrowLeft: -1,
      ArrowUp: -1,
      PageDown: PAGE,
      PageUp: -PAGE,
      Home: -place,
      End: listed,
    };
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.#follow = true;
    this.#go(Math.max(0, Math.min(listed - 1, place + step)));
    this.requestUpdate();
  }
}

define('grundy-finds', GrundyFinds);

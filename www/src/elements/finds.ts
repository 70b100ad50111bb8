import { html, nothing } from 'lit';
import { counted, type Finds, placeOf } from '../finds';
import texts from '../i18n/en/finds.ftl?raw';
import { grouped, learn, text } from '../i18n/index';
import { define, Plain } from './base';
import { amount } from './brief';
import { valueColour } from './colour';
import { bound } from './formula';
import { vars } from './vars';

learn(texts);

/** How many are listed at once. */
const PAGE = 120;

/**
 * What stands out in a sequence, as a list: P-positions, the gaps after them with how often each occurs, records, or the first
 * index of each value. One entry at a time can be reached with Tab; the arrow keys lead to the others.
 *
 * Events: `cursor` {n | undefined} while one is pointed at or focused, `choose` {n}.
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

  /** What was found; undefined while nothing is listed. */
  declare finds: Finds | undefined;
  /** What the sequence is called. */
  declare name: string;
  /** The binary digit that is shown in colour, instead of the value. */
  declare bit: number | undefined;
  /** The index that is pointed at, here or in another view. */
  declare cursor: number | undefined;
  /** The index that is explained. */
  declare chosen: number | undefined;
  /** The place of the first that is listed. */
  declare page: number;
  /** The place of the one that Tab reaches. */
  declare stop: number;
  #follow = false;
  #gaps: { of: Finds; histogram: ReturnType<typeof counted> } | undefined;

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

  #placeOf({ kind, indices }: Finds, index: number): number | undefined {
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

  #summary({ kind, indices, beside, count, last }: Finds, listed: number): string {
    const to = grouped(String(last));
    if (kind === 'zeros') {
      const rate = count ? amount(((last + 1) / count).toFixed(count * 10 > last ? 1 : 0)) : 0;
      const rest = count - listed;
      return text('finds-zeros', { count: amount(String(count)), to, rate, rest: amount(String(rest)) });
    }
    if (kind === 'gaps') {
      let most = 0;
      beside?.forEach((gap, place) => {
        if (gap > (beside[most] ?? 0)) most = place;
      });
      return text('finds-gaps', {
        count: amount(String(listed)),
        to,
        largest: amount(String(beside?.[most] ?? 0)),
        from: grouped(String(indices[most] ?? 0)),
      });
    }
    const found = { count: amount(String(count)), to };
    return kind === 'records' ? text('finds-records', found) : text('finds-first', found);
  }

  #histogram(finds: Finds) {
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

  #list(finds: Finds, listed: number) {
    const end = Math.min(listed, this.page + PAGE);
    const places = Array.from({ length: end - this.page }, (_, offset) => this.page + offset);
    return html`<ul
        class="finds"
        data-kind=${finds.kind}
        role="list"
        @click=${(event: Event) => this.#tell(event, 'choose')}
        @pointerover=${(event: Event) => this.#tell(event, 'cursor')}
        @pointerleave=${() => this.tell('cursor', { n: undefined })}
        @focusin=${(event: Event) => this.#tell(event, 'cursor')}
        @focusout=${() => this.tell('cursor', { n: undefined })}
        @keydown=${(event: KeyboardEvent) => this.#key(event, listed)}
      >${places.map((place) => this.#entry(finds, place))}</ul>
      ${listed > PAGE ? this.#pager(listed, end) : nothing}`;
  }

  #entry({ kind, indices, beside }: Finds, place: number) {
    const n = indices[place] ?? 0;
    const other = beside?.[place];
    const colour = valueColour(kind === 'zeros' ? 0 : (other ?? 0), this.bit);
    return html`<li><button
      type="button"
      data-place=${place}
      data-n=${n}
      data-here=${n === this.cursor ? '' : nothing}
      tabindex=${place === this.stop ? 0 : -1}
      aria-pressed=${n === this.chosen ? 'true' : 'false'}
      ${vars({ '--value': colour })}
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
        count: grouped(String(listed)),
      })}</span>
    </div>`;
  }

  #tell(event: Event, name: 'choose' | 'cursor') {
    const n = (event.target as HTMLElement).closest<HTMLElement>('[data-n]')?.dataset.n;
    if (n !== undefined) this.tell(name, { n: Number(n) });
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

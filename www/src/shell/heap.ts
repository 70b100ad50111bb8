import { html, nothing } from 'lit';
import type { Explanation } from '../engine/protocol';
import { grouped, listed, text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { valueVars } from '../ui/colour';
import { vars } from '../ui/vars';
import { PLACE, within } from '../ui/within';

/**
 * An interactive heap: shows each move with the heap that it leaves and that heap's value, and the
 * least value that is missing among them. Below are the values of all heaps to choose from.
 *
 * Events: `heap` {n} when the reader takes stones or chooses another heap.
 */
export class GrundyHeap extends Plain {
  static override properties = {
    explanation: { attribute: false },
    values: { attribute: false },
    taking: { state: true },
  };

  /** The heap and its options. */
  declare explanation: Explanation | undefined;
  /** The values of the heaps 0, 1, 2, ... to choose from. */
  declare values: Uint32Array;
  /** The number of stones of the move under the pointer or with the focus. */
  declare taking: number;

  constructor() {
    super();
    this.values = new Uint32Array();
    this.taking = 0;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('explanation')) this.taking = 0;
  }

  protected override render() {
    const heap = this.explanation;
    if (!heap || !this.values.length) return html`<div class="heap-waiting"></div>`;
    const n = Number(heap.n);
    return html`<div class="heap-play">
        <p class="heap-count" id="heap-count">${within(
          text('heap-stones', { count: n, number: PLACE }),
          html`<b class="number">${n}</b>`,
        )}</p>
        <div class="heap-stones" aria-hidden="true">${Array.from(
          { length: n },
          (_, stone) => html`<i class=${stone >= n - this.taking ? 'going' : ''}></i>`,
        )}</div>
        ${heap.optionCount ? this.#moves(heap) : this.#end()}
      </div>
      <div class="heap-why">
        <ol class="heap-tiles row" role="list" aria-label=${text('heap-tiles')}>${this.#tiles(heap)}</ol>
        <p class="heap-sentence" role="status">${this.#sentence(heap, n)}</p>
      </div>
      <div class="heap-all">
        <p class="quiet" id="heap-all">${text('heap-all', { last: this.values.length - 1 })}</p>
        <ol role="list" aria-labelledby="heap-all">${Array.from(
          this.values,
          (value, heap) => html`<li><button
            class=${value === 0 ? 'heap-cell zero' : 'heap-cell'}
            type="button"
            aria-pressed=${heap === n ? 'true' : 'false'}
            ${vars(valueVars(value))}
            @click=${() => this.emit('heap', { n: heap })}
          ><span class="hidden">${text('heap-cell', { heap, value })}</span><span class="heap-cell-value valued" aria-hidden="true">${value}</span><span class="heap-cell-n" aria-hidden="true">${heap}</span></button></li>`,
        )}</ol>
      </div>`;
  }

  #moves({ options }: Explanation) {
    return html`<ul class="heap-moves stack" role="list" aria-label=${text('heap-moves')}>${options.map(
      ({ move, to: [left = 0], value }) => html`<li><button
        class="button heap-move"
        type="button"
        @pointerenter=${() => this.#point(move)}
        @pointerleave=${() => this.#point(0)}
        @focus=${() => this.#point(move)}
        @blur=${() => this.#point(0)}
        @click=${() => this.emit('heap', { n: left })}
      ><span>${text('heap-take', { count: move })}</span><span class="heap-leaves">${within(
        text('heap-leaves', { left, value: PLACE }),
        html`<i class=${value === 0 ? 'heap-value valued zero' : 'heap-value valued'} ${vars(valueVars(value))}>${value}</i>`,
      )}</span></button></li>`,
    )}</ul>`;
  }

  #point(taking: number): void {
    this.taking = taking;
  }

  #end() {
    return html`<p class="heap-end">${text('heap-end')}</p>
      <button class="button" type="button" @click=${() => this.emit('heap', { n: this.values.length - 1 })}>${text(
        'heap-again',
        { count: this.values.length - 1 },
      )}</button>`;
  }

  /** The values 0, 1, 2, ... of the options, and the mex. */
  #tiles({ value, byValue }: Explanation) {
    return Array.from({ length: value + 1 }, (_, at) => {
      const first = byValue.find((entry) => entry.value === at)?.first;
      const look = valueVars(at);
      const kind = at === value ? 'missing' : at === 0 ? 'zero' : '';
      return html`<li><i class="heap-value valued ${kind}" ${vars(look)}>${at}</i><span>${
        first ? text('heap-take-short', { count: first.move }) : text('heap-missing')
      }</span></li>`;
    });
  }

  #sentence({ value, optionCount, options }: Explanation, n: number) {
    if (!optionCount) return text('heap-lost', { n });
    const values = [...new Set(options.map((option) => option.value))].sort((a, b) => a - b);
    const mex = text('heap-mex', {
      n: grouped(String(n)),
      values: listed(values),
      count: values.length,
      value,
    });
    const wins = options.find((option) => option.value === 0);
    const hint = value === 0 || !wins ? text('heap-p') : text('heap-n', { count: wins.move });
    return html`${mex} <span class=${value === 0 ? 'zero' : nothing}>${hint}</span>`;
  }
}

define('grundy-heap', GrundyHeap);

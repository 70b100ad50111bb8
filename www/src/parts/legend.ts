/* What a picture of a sequence shows, in words: its colours, and the whole of it in a sentence or two. */

import { html, nothing, type TemplateResult } from 'lit';
import { amount } from '../elements/brief';
import { valueColour } from '../elements/colour';
import { vars } from '../elements/vars';
import type { GameInfo, Histogram } from '../engine/protocol';
import { placeOf } from '../finds';
import { grouped, text } from '../i18n/index';

/** A sequence as far as it is shown. */
interface Shown {
  game: GameInfo;
  last: number;
  histogram: Histogram;
}

/** What the sequence is, in a sentence or two. Found out once: there can be millions of values. */
const summaries = new WeakMap<Histogram, { most: number; zeros: number }>();

export function summary({ game, last, histogram }: Shown, name: string): string {
  const { values, counts } = histogram;
  const { most, zeros } = summaries.get(histogram) ?? found(histogram);
  summaries.set(histogram, { most, zeros });
  return text('sequence-summary', {
    name,
    first: grouped(String(game.first)),
    last: grouped(String(last)),
    kinds: amount(String(values.length)),
    largest: amount(String(values.at(-1) ?? 0)),
    zeros: values[most] === 0 ? 'commonest' : amount(String(zeros)),
    common: amount(String(values[most] ?? 0)),
    times: amount(String(counts[most] ?? 0)),
  });
}

/** The place of the commonest value, and how often 0 occurs. */
function found({ values, counts }: Histogram): { most: number; zeros: number } {
  let most = 0;
  counts.forEach((count, place) => {
    if (count > (counts[most] ?? 0)) most = place;
  });
  return { most, zeros: values[0] === 0 ? (counts[0] ?? 0) : 0 };
}

/** What the colours mean, of those that occur, and what stands beside that. */
export function legend(values: Uint32Array, bit: number | undefined, more: TemplateResult | typeof nothing) {
  if (bit !== undefined) {
    return html`<p class="legend">
      ${[0, 1].map(
        (digit) =>
          html`<span><i class="swatch" aria-hidden="true" ${vars({ '--value': valueColour(digit * 2 ** bit, bit) })}></i>${text('legend-bit', { digit, power: grouped(String(2 ** bit)) })}</span>`,
      )}
    </p>`;
  }
  const most = values.at(-1) ?? 0;
  const typical = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64].filter((value) => value < most);
  const shown = [...typical, most].filter((value) => value > 0 && placeOf(values, value) !== undefined);
  return html`<p class="legend">
    ${
      values[0] === 0
        ? html`<span><i class="swatch zero" aria-hidden="true"></i>${text('sequence-legend-zero')}</span>`
        : nothing
    }
    ${
      most
        ? html`<span
            ><span class="ramp" aria-hidden="true">${shown.map(
              (value) => html`<i ${vars({ '--value': valueColour(value) })}></i>`,
            )}</span
            >${text('sequence-legend-more', { most: amount(String(most)) })}</span
          >`
        : nothing
    }
    ${more}
  </p>`;
}

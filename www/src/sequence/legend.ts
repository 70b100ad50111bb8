/* The legend of a sequence, and a summary of it in a sentence or two. */

import { html, nothing, type TemplateResult } from 'lit';
import type { GameInfo, Histogram } from '../engine/protocol';
import { grouped, text } from '../i18n/index';
import { amount } from '../ui/brief';
import { valueVars } from '../ui/colour';
import { vars } from '../ui/vars';
import { placeOf } from './lists';

/** The shown part of a sequence. */
interface Shown {
  game: GameInfo;
  last: number;
  histogram: Histogram;
}

/** Facts for the summary, computed once: there can be millions of values. */
const summaries = new WeakMap<Histogram, { commonest: number; zeros: number }>();

export function summary({ game, last, histogram }: Shown, name: string): string {
  const { values, counts } = histogram;
  const { commonest, zeros } = summaries.get(histogram) ?? found(histogram);
  summaries.set(histogram, { commonest, zeros });
  const common = values[commonest] ?? 0;
  const times = amount(String(counts[commonest] ?? 0));
  const isDistinct = values.length > 1 && times === 1;
  const mostly =
    common === 0
      ? text('sequence-common-0', { times })
      : text('sequence-common', {
          times,
          common: amount(String(common)),
          zeros: amount(String(zeros)),
        });
  return text('sequence-summary', {
    name,
    first: grouped(String(game.first)),
    last: grouped(String(last)),
    kinds: amount(String(values.length)),
    largest: amount(String(values.at(-1) ?? 0)),
    common: isDistinct ? text('sequence-common-1') : mostly,
  });
}

/** The index of the most frequent value, and how often 0 occurs. */
function found({ values, counts }: Histogram): { commonest: number; zeros: number } {
  let commonest = 0;
  counts.forEach((count, place) => {
    if (count > (counts[commonest] ?? 0)) commonest = place;
  });
  return { commonest, zeros: values[0] === 0 ? (counts[0] ?? 0) : 0 };
}

/** The values of the ramp: typical ones that occur, and the largest. */
export function shades(values: Uint32Array): number[] {
  const max = values.at(-1) ?? 0;
  const typical = [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64].filter((value) => value < max);
  return [...typical, max].filter((value) => value > 0 && placeOf(values, value) !== undefined);
}

/** The meaning of the colours that occur; `more` is appended. */
export function legend(values: Uint32Array, bit: number | undefined, more: TemplateResult | typeof nothing) {
  if (bit !== undefined) {
    return html`<p class="legend row">
      ${[0, 1].map(
        (digit) =>
          html`<span><i class="swatch" aria-hidden="true" ${vars(valueVars(digit * 2 ** bit, bit))}></i>${text('legend-bit', { digit, power: grouped(String(2 ** bit)) })}</span>`,
      )}
    </p>`;
  }
  const max = values.at(-1) ?? 0;
  return html`<p class="legend row">
    ${
      values[0] === 0
        ? html`<span><i class="swatch zero" aria-hidden="true"></i>${text('sequence-legend-zero')}</span>`
        : nothing
    }
    ${
      max
        ? html`<span
            ><span class="ramp" aria-hidden="true">${shades(values).map(
              (value) => html`<i ${vars(valueVars(value))}></i>`,
            )}</span
            >${text('sequence-legend-more', { most: amount(String(max)) })}</span
          >`
        : nothing
    }
    ${more}
  </p>`;
}

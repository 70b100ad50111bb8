import { html } from 'lit';
import './thumbnail.css';
import { valueVars } from '../ui/colour';
import { vars } from '../ui/vars';
import { THUMBNAIL_VALUES } from './thumbnails';

/** A value's height on a scale that all thumbnails share. */
const shared = (value: number) => Math.min(1, 0.16 + 0.84 * (Math.log2(1 + value) / 4));
/** A value's height on the thumbnail's own scale. */
const own = (value: number, max: number) => 0.14 + 0.86 * (value / Math.max(1, max));

/** The first values of a sequence as a row of bars, empty until they are loaded. Decorative. */
export function thumbnail(values: ArrayLike<number> | undefined, scale: 'shared' | 'own' = 'own') {
  if (!values) return waiting();
  const list = Array.from(values);
  const max = Math.max(...list);
  return html`<span class="thumbnail" aria-hidden="true">${list.map(
    (value) =>
      html`<i class=${value === 0 ? 'zero' : ''} ${vars({
        ...valueVars(value),
        '--height': String(scale === 'own' ? own(value, max) : shared(value)),
      })}></i>`,
  )}</span>`;
}

/** Bars without values, which differ from zeros. */
function waiting() {
  return html`<span class="thumbnail" aria-hidden="true">${Array.from({ length: THUMBNAIL_VALUES }, () => html`<i class="unknown"></i>`)}</span>`;
}

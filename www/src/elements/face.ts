import { html } from 'lit';
import { valueColour } from './colour';
import { vars } from './vars';

/** Values in a face. */
export const FACE = 36;

/** A value's height on a scale that all faces share. */
const shared = (value: number) => Math.min(1, 0.16 + 0.84 * (Math.log2(1 + value) / 4));
/** The same on the face's own scale. */
const own = (value: number, most: number) => 0.14 + 0.86 * (value / Math.max(1, most));

/** The first values of a sequence as a row of bars: how one knows it again; bare while they are on their way. For the eye only. */
export function face(values: ArrayLike<number> | undefined, scale: 'shared' | 'own' = 'own') {
  if (!values) return waiting();
  const list = Array.from(values);
  const most = Math.max(...list);
  return html`<span class="face" aria-hidden="true">${list.map(
    (value) =>
      html`<i class=${value === 0 ? 'zero' : ''} ${vars({
        '--value': valueColour(value),
        '--height': String(scale === 'own' ? own(value, most) : shared(value)),
      })}></i>`,
  )}</span>`;
}

/** No values are no zeros. */
function waiting() {
  return html`<span class="face" aria-hidden="true">${Array.from({ length: FACE }, () => html`<i class="unknown"></i>`)}</span>`;
}

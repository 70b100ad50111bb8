import { html } from 'lit';
import { valueColour } from './colour';
import { vars } from './vars';

/** Values in a face, and the height of one beside those of all. */
export const FACE = 36;
const height = (value: number) => Math.min(1, 0.16 + 0.84 * (Math.log2(1 + value) / 4));

/** The first values of a sequence as a row of bars: how one knows it again. For the eye only. */
export function face(values: ArrayLike<number>) {
  return html`<span class="face" aria-hidden="true">${Array.from(
    values,
    (value) =>
      html`<i class=${value === 0 ? 'zero' : ''} ${vars({
        '--value': valueColour(value),
        '--height': String(height(value)),
      })}></i>`,
  )}</span>`;
}

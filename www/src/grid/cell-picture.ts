import { html, svg } from 'lit';
import { valueVars } from '../ui/colour';
import { vars } from '../ui/vars';

/** Of a cell's side: the gap to the next one, and the radius of its corners. */
const GAP = 0.12;
const CORNER = 0.18;

/** A square table of Grundy values as a small picture: 0 is a circle, other values are squares. */
export function cellPicture(values: ArrayLike<number>, side: number) {
  const cells = Array.from(values, (value, at) => {
    const [x, y] = [at % side, Math.floor(at / side)];
    return value === 0
      ? svg`<circle cx=${x + 0.5} cy=${y + 0.5} r=${(1 - GAP) / 2} />`
      : svg`<rect x=${x + GAP / 2} y=${y + GAP / 2} width=${1 - GAP} height=${1 - GAP} rx=${CORNER} ${vars(valueVars(value))} />`;
  });
  return html`<svg class="cell-picture" viewBox="0 0 ${side} ${side}">${cells}</svg>`;
}

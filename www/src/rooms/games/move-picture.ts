/* The picture of one move: the row before it, an arrow, the row after it. */

import { html, svg } from 'lit';
import { listed, text } from '../../i18n/index';
import { type CoinsMove, DRAWN, type ExampleMove, type StonesMove } from './example-move';

const RADIUS = 8;
const STEP = 22;
const BEFORE = 14;
const AFTER = 58;
const HEIGHT = 72;

export function movePicture(move: ExampleMove) {
  const places = move.kind === 'coins' ? move.row : Math.min(move.heap, DRAWN) + 0.2;
  const width = places * STEP;
  return html`<figure class="move">
    <svg
      class="move-picture"
      viewBox=${`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label=${moveSentence(move)}
    >${move.kind === 'coins' ? coinsDrawing(move) : stonesDrawing(move)}</svg>
  </figure>`;
}

/** What the picture shows. */
export function moveSentence(move: ExampleMove): string {
  if (move.kind === 'coins') {
    const { row, turned } = move;
    return text('picture-coins', { row, turned: listed(turned), last: turned.at(-1) ?? row });
  }
  const { heap, taken, left } = move;
  if (left.length === 0) return text('picture-take-all', { heap });
  if (left.length === 1) return text('picture-take', { taken, heap, left: left[0] ?? 0 });
  return text('picture-break', { heap, taken, parts: left.join(' + ') });
}

const middle = (at: number) => STEP / 2 + at * STEP;

/** The arrow from the row before to the row after, below the middle of so many places. */
function arrow(places: number) {
  const x = (places * STEP) / 2;
  return svg`<path class="move-arrow" d=${`M${x} 29v14m-5-5 5 5 5-5`} />`;
}

function stonesDrawing(move: StonesMove) {
  return move.heap > DRAWN ? barDrawing(move) : rowDrawing(move);
}

function rowDrawing({ heap, taken, left }: StonesMove) {
  // The taken stones stand between the parts of a broken heap, else at the end.
  const from = left[0] ?? 0;
  const isTaken = (at: number) => at >= from && at < from + taken;
  const gaps = gapsOf(left, taken);
  return svg`${Array.from({ length: heap }, (_, at) =>
    isTaken(at)
      ? svg`<circle class="move-stone taken" cx=${middle(at)} cy=${BEFORE} r=${RADIUS} /><path class="move-cross" d=${cross(middle(at))} />`
      : svg`<circle class="move-stone" cx=${middle(at)} cy=${BEFORE} r=${RADIUS} />`,
  )}${arrow(heap)}${gaps.map((at) => svg`<circle class="move-stone" cx=${at} cy=${AFTER} r=${RADIUS} />`)}`;
}

/** Where the stones that are left stand: those of each heap together, with gaps between heaps. */
function gapsOf(left: readonly number[], taken: number): number[] {
  const gap = left.length > 1 ? Math.max(taken, 1) : 0;
  let place = 0;
  return left.flatMap((heap, index) => {
    // Only the first gap is that of the taken stones; the heaps beyond move by one place.
    const start = place;
    place += heap + (index === 0 ? gap : 1);
    return Array.from({ length: heap }, (_, k) => middle(start + k));
  });
}

const cross = (x: number) => `M${x - 4} ${BEFORE - 4}l8 8m0-8-8 8`;

/** Large heaps as bars with numbers. */
function barDrawing({ heap, taken, left }: StonesMove) {
  const width = 12 * STEP;
  const rest = heap - taken;
  const share = Math.min(0.8, Math.max(0.2, rest / heap)) * width;
  const kept = rest > 0 ? share : 0;
  return svg`<rect class="move-bar taken" x="1" y="3" width=${width} height="22" rx="4" />
    <rect class="move-bar" x="1" y="3" width=${kept} height="22" rx="4" />
    <text class="move-number" x=${kept + (width - kept) / 2} y="19">${`−${taken}`}</text>
    ${arrow(12)}
    ${rest > 0 ? svg`<rect class="move-bar" x="1" y="47" width=${kept} height="22" rx="4" /><text class="move-number left" x=${kept / 2} y="63">${left.join(' + ')}</text>` : ''}`;
}

function coinsDrawing({ row, heads, turned }: CoinsMove) {
  const after = (coin: number) => heads.includes(coin) !== turned.includes(coin);
  return svg`${Array.from({ length: row }, (_, at) => {
    const coin = at + 1;
    const x = middle(at);
    return svg`${turned.includes(coin) ? svg`<circle class="move-turned" cx=${x} cy=${BEFORE} r=${RADIUS + 3} />` : ''}
      <circle class=${heads.includes(coin) ? 'move-coin heads' : 'move-coin'} cx=${x} cy=${BEFORE} r=${RADIUS - 1} />
      <circle class=${after(coin) ? 'move-coin heads' : 'move-coin'} cx=${x} cy=${AFTER} r=${RADIUS - 1} />`;
  })}${arrow(row)}`;
}

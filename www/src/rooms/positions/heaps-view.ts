/* The heaps and rows of a position as pieces on a tray, each with its value. */

import { html, nothing } from 'lit';
import { thumbnail } from '../../boards/thumbnail';
import { grouped } from '../../i18n/index';
import { typedComponents } from '../../question/typed/position';
import { gameNamed } from '../../ruleset/game-name';
import { piecesOf } from '../../ruleset/position-name';
import { valueRgb, writtenVars } from '../../ui/colour';
import { vars } from '../../ui/vars';
import type { PositionRoom } from './model';
import { type Analysis, isCompound, isMisere } from './reading';

/** The most heaps that are drawn, and the most pieces of one. */
const HEAPS = 8;
const PIECES = 24;
/** Pixels that the pieces of a heap may take. */
const ROOM = { width: 360, height: 56, scale: 1.4 };

/** Empty without heaps. Its height is that of the typed heaps, so that nothing moves. */
export function heaps({ heaps, analysis, error, stale }: PositionRoom) {
  const count = typedComponents(heaps).reduce(
    (sum, { game, heaps }) => sum + ((gameNamed(game) ?? game).startsWith('coins:') ? 1 : heaps.length),
    0,
  );
  if (count === 0 || count > HEAPS || (error && !analysis)) return nothing;
  return html`<div class="tray position-heaps" ${vars({ '--rows': String(count) })} data-stale=${stale ? 'true' : nothing}>${
    analysis ? rows(analysis) : nothing
  }</div>`;
}

function rows({ answer }: Analysis) {
  const hasValues = !isMisere(answer) && !isCompound(answer);
  return answer.components.map(({ kind, game, cells, values = [], value }: Component) => {
    if (kind === 'row') return row(game, cells, hasValues ? value : undefined, '');
    if (kind !== 'heaps') return nothing;
    return cells.map((cell, at) =>
      row(game, [cell], hasValues ? values[at] : undefined, grouped(String(cell))),
    );
  });
}

interface Component {
  kind: string;
  game: string;
  cells: readonly number[];
  values?: readonly number[];
  value?: number;
}

function row(game: string, cells: readonly number[], value: number | undefined, size: string) {
  const most = Math.max(0, ...cells);
  const pieces = most === 0 || most > PIECES ? nothing : thumbnail(piecesOf(game), cells, ROOM);
  return html`<p><b class="number">${size}</b> <span>${pieces}</span> ${
    value === undefined
      ? nothing
      : html`<span class=${value === 0 ? 'value-chip valued zero' : 'value-chip valued'} ${vars(writtenVars(valueRgb(value)))}>${grouped(String(value))}</span>`
  }</p>`;
}

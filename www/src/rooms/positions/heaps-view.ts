/* The heaps and rows of a position as pieces on a tray, each with its value. */

import { html, nothing } from 'lit';
import { thumbnail } from '../../boards/thumbnail';
import type { ComponentShape } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import { typedComponents } from '../../question/typed/position';
import { gameNamed } from '../../ruleset/game-name';
import { piecesOf } from '../../ruleset/position-name';
import { valueVars } from '../../ui/colour';
import { type Icon, icon } from '../../ui/icons';
import { vars } from '../../ui/vars';
import type { PositionRoom } from './model';
import { type Analysis, isCompound, isMisere } from './reading';

/** The most heaps that are drawn, and the most pieces of one. */
const HEAPS = 8;
const PIECES = 24;
/** Pixels that the pieces of a heap may take. */
const ROOM = { width: 360, height: 56, scale: 1.4 };

/** Empty without heaps. Until their values are known, the typed heaps are drawn. */
export function heaps(room: PositionRoom) {
  const { analysis, error, other } = room;
  if (other || (error && !analysis)) return nothing;
  const all = analysis ? rows(analysis, room) : typedRows(room);
  if (all.length === 0 || all.length > HEAPS) return nothing;
  return html`<div class="tray position-heaps" ${vars({ '--rows': String(all.length) })}>${all}</div>`;
}

function typedRows(room: PositionRoom) {
  const components = typedComponents(room.heaps).map(({ game, heaps }) => ({
    game: gameNamed(game || 'nim') ?? game,
    cells: heaps.map(Number),
  }));
  if (!components.every(({ cells }) => cells.every(Number.isSafeInteger))) return [];
  const still = (cell: number) => sized(cell, () => undefined);
  return components.flatMap(({ game, cells }) =>
    game.startsWith('coins:')
      ? row(game, cells, 'unknown', html`<b></b>`)
      : cells.map((cell) => row(game, [cell], 'unknown', still(cell))),
  );
}

function rows({ answer, read, typed: text }: Analysis, room: PositionRoom) {
  const hasValues = !isMisere(answer) && !isCompound(answer);
  const typed = typedComponents(read?.position ?? text).flatMap(({ heaps }) => heaps);
  const components: Component[] = answer.components;
  const drawn = components.flatMap(({ kind, cells }) => (kind === 'heaps' ? cells : []));
  if (drawn.length > HEAPS) return [];
  let heap = 0;
  return components.flatMap(({ kind, game, cells, values = [], value }) => {
    if (kind === 'row') return row(game, cells, hasValues ? value : undefined, html`<b></b>`);
    if (kind !== 'heaps') return [];
    return cells.map((cell, at) => {
      const place = heap++;
      const size = Number(typed[place]);
      const isTyped = typed.length === drawn.length && Number.isSafeInteger(size);
      const change = (by: number) => {
        const words = changed(room, size, size + by);
        if (!room.stale) room.move(words ?? resized(room.heaps, place, size + by), words !== undefined);
      };
      return row(game, [cell], hasValues ? values[at] : undefined, sized(cell, isTyped ? change : undefined));
    });
  });
}

type Component = ComponentShape & { values?: readonly number[]; value?: number };

/** The size of a heap, between a button for one less and one for one more. */
function sized(heap: number, change?: (by: number) => unknown) {
  const size = grouped(String(heap));
  if (!change) return html`<b class="number">${size}</b>`;
  const button = (by: 1 | -1, label: string, sign: Icon) => html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${heap + by < 0 ? 'true' : 'false'}
      @click=${() => heap + by >= 0 && change(by)}
    >${icon(sign)}</button>`;
  return html`<span>
    ${button(-1, text('position-less', { heap: size }), 'minus')}
    <b class="number">${size}</b>
    ${button(1, text('position-greater', { heap: size }), 'plus')}
  </span>`;
}

function row(game: string, cells: readonly number[], value: number | 'unknown' | undefined, size: unknown) {
  const most = Math.max(0, ...cells);
  const pieces = most === 0 || most > PIECES ? nothing : thumbnail(piecesOf(game), cells, ROOM);
  return html`<p>${size} <span>${pieces}</span> ${
    value === undefined
      ? nothing
      : value === 'unknown'
        ? html`<span class="value-chip unknown"></span>`
        : html`<span class=${value === 0 ? 'value-chip valued zero' : 'value-chip valued'} ${vars(valueVars(value))}>${grouped(String(value))}</span>`
  }</p>`;
}

/** The words with another size of a heap, if that is one number of them. */
function changed({ typed, heaps, sentence }: PositionRoom, from: number, to: number): string | undefined {
  const sizes = typedComponents(heaps).flatMap((component) => component.heaps);
  const number = RegExp(`(?<![\\d.])${from}(?!\\d|[.,]\\d{3})`, 'g');
  const isOne = sizes.filter((size) => Number(size) === from).length === 1;
  const isSaid = sentence && isOne && typed.match(number)?.length === 1;
  return isSaid ? typed.replace(number, String(to)) : undefined;
}

/** The text with another size of one heap; heaps are counted in the order of the components. */
function resized(text: string, at: number, size: number): string {
  let heap = 0;
  const parts = typedComponents(text).map(({ game, heaps, braced, board }, _, all) => {
    if (board !== undefined) return board;
    const sizes = heaps.map((one) => (heap++ === at ? String(size) : one));
    if (game === '' || (braced && game === 'nim' && all.length === 1)) return sizes.join(' ');
    if (braced) return `${game}:{${sizes.join(',')}}`;
    return `${game}${/\d$/.test(game) ? ':' : ''} ${sizes.join(' ')}`;
  });
  return parts.join(' and ');
}

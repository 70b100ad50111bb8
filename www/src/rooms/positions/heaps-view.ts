/* The heaps and rows of a position, and the two numbers of a table, as pieces on a tray, each with
 * its value. */

import { html, nothing } from 'lit';
import { thumbnail } from '../../boards/thumbnail';
import type { ComponentShape } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import { type TypedComponent, typedComponents } from '../../question/typed/position';
import { gameNamed } from '../../ruleset/game-name';
import { boardWords, isLimited, piecesOf } from '../../ruleset/position-name';
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

/** What is typed, before the engine reads it; nothing of a sentence. */
export function typedParts(text: string): TypedComponent[] {
  const parts = typedComponents(text);
  const isName = (game: string) => gameNamed(game) !== undefined || /^take |^\S*$/i.test(game);
  return parts.every(({ game }) => isName(game)) ? parts : [];
}

function typedRows(room: PositionRoom) {
  const components = typedParts(room.heaps).map((one) => ({
    game: one.board?.replace(/:[^:]*$/, '') ?? gameNamed(one.game || 'nim') ?? one.game,
    cells: sizesOf(one).map(Number),
  }));
  if (!components.every(({ cells }) => cells.every(Number.isSafeInteger))) return [];
  return components.flatMap(({ game, cells }) =>
    game.startsWith('coins:')
      ? row(game, cells, 'unknown', html`<b></b>`)
      : cells.flatMap((_, at) => sized(game, cells, at, 'unknown')),
  );
}

function rows({ answer, read, typed }: Analysis, room: PositionRoom) {
  const hasValues = !isMisere(answer) && !isCompound(answer);
  const components: Component[] = answer.components;
  const sizes = sizesOfAll(components);
  if (sizes.length > HEAPS) return [];
  const isTyped = String(sizesIn(read?.position ?? typed)) === String(sizes);
  let place = 0;
  return components.flatMap(({ kind, game, cells, values = [], value }) => {
    if (kind === 'row') return row(game, cells, hasValues ? value : undefined, html`<b></b>`);
    if (kind !== 'heaps' && kind !== 'cell') return [];
    return cells.flatMap((_, at) => {
      const here = place++;
      const change = (by: number) => room.whenRead(() => press(room, here, by));
      const known = hasValues && (kind === 'heaps' || isLimited(game)) ? values[at] : undefined;
      return sized(game, cells, at, known, isTyped ? change : undefined);
    });
  });
}

const sizesOfAll = (components: readonly Component[]): number[] =>
  components.flatMap(({ kind, cells }) => (kind === 'heaps' || kind === 'cell' ? cells : []));

/** One more or one less in a place. */
function press(room: PositionRoom, place: number, by: number): void {
  const sizes = sizesOfAll(room.analysis?.answer.components ?? []);
  if (room.stale || (sizes[place] ?? 0) + by < 0) return;
  const words = changed(room.typed, place, sizes, by, room.sentence !== undefined);
  const heaps = words ?? changed(room.heaps, place, sizes, by);
  if (heaps !== undefined) room.move(heaps, words !== undefined);
}

type Component = ComponentShape & { values?: readonly number[]; value?: number };

/** A heap, its size between a button for one less and one for one more; or how many of it may be
 * taken, unless that is all but one. */
function sized(
  game: string,
  cells: readonly number[],
  at: number,
  value: number | 'unknown' | undefined,
  change?: (by: number) => unknown,
) {
  const [first = 0, limit] = cells;
  const cell = cells[at] ?? 0;
  const isLimit = isLimited(game) && at === 1;
  if (isLimit && limit === first - 1) return [];
  const words = isLimit ? boardWords({ game, cells: cells.map(String) }) : undefined;
  const size = grouped(String(cell));
  const button = (by: 1 | -1, label: string, sign: Icon) => html`<button
      type="button"
      class="button"
      aria-label=${label}
      aria-disabled=${cell + by < 0 ? 'true' : 'false'}
      @click=${() => change?.(by)}
    >${icon(sign)}</button>`;
  const of = isLimit ? 'limit' : 'heap';
  const buttons = html`<span>
    ${button(-1, text('position-less', { of, heap: size }), 'minus')}
    <b class="number">${size}</b>
    ${button(1, text('position-greater', { of, heap: size }), 'plus')}
  </span>`;
  return row(game, [cell], value, change ? buttons : html`<b class="number">${size}</b>`, words);
}

function row(
  game: string,
  cells: readonly number[],
  value: number | 'unknown' | undefined,
  size: unknown,
  words?: string,
) {
  const most = Math.max(0, ...cells);
  const pieces = most === 0 || most > PIECES ? nothing : thumbnail(piecesOf(game), cells, ROOM);
  return html`<p>${size} <span>${words ?? pieces}</span> ${
    value === undefined
      ? nothing
      : value === 'unknown'
        ? html`<span class="value-chip unknown"></span>`
        : html`<span class=${value === 0 ? 'value-chip valued zero' : 'value-chip valued'} ${vars(valueVars(value))}>${grouped(String(value))}</span>`
  }</p>`;
}

/** The numbers of a component that can be changed: its heaps, or the two of a table. */
const sizesOf = ({ heaps, board }: TypedComponent): string[] =>
  board === undefined ? heaps : (/\((\d+),(\d+)\)$/.exec(board)?.slice(1) ?? []);

const sizesIn = (text: string): string[] => typedComponents(text).flatMap(sizesOf);

/** The text with another size in a place: of a sentence, if that is one number of it. */
function changed(text: string, place: number, sizes: number[], by: number, isSaid = false) {
  const from = sizes[place] ?? 0;
  const digits = String(from).replace(/\B(?=(\d{3})+$)/g, '[, ]?');
  const number = RegExp(`(?<![\\d.])${digits}(?!\\d|[.,]\\d{3})`, 'g');
  const texts = Array.from(
    text.matchAll(number),
    ({ 0: found, index }) => `${text.slice(0, index)}${from + by}${text.slice(index + found.length)}`,
  );
  if (isSaid)
    return texts.length === 1 && sizes.indexOf(from) === sizes.lastIndexOf(from) ? texts[0] : undefined;
  const wanted = sizes.map((size, at) => (at === place ? size + by : size));
  return texts.find((one) => String(sizesIn(one)) === String(wanted));
}

import { html, nothing } from 'lit';
import { grouped, text } from '../i18n/index';
import { define, Plain } from '../ui/base';
import { BACK, stepped } from '../ui/keys';
import { vars } from '../ui/vars';
import {
  crossIn,
  fitting,
  fromTheEnd,
  type HeapOption,
  nearest,
  type Placement,
  placementsIn,
} from './placements';
import { newStones, type Stones, stonesAfter } from './stones';
import { Travel } from './travel';

/** The largest heap that is drawn stone by stone; a larger one is a bar. */
const DRAWN = 120;

/** Stones of about one line, which are grouped by five. */
const ONE_LINE = 15;

export type HeapLook = 'stones' | 'pins' | 'squares';

/** A heap, or a row of pins. */
export interface HeapCell {
  size: number;
  /** Stands for both heaps: a move takes the same number from each. */
  both?: true;
  /** Its number, which it keeps when others go; by default its place. */
  number?: number;
}

/**
 * Heaps of stones, rows of pins where moves can split them, or strips of squares for crosses. The
 * first click or tap selects, a second one on the same takes; arrow keys select, and Enter takes.
 *
 * Events: `pick` {code | undefined, refused} when another move is selected, with the number of
 * stones that was pointed at if no move takes as many; `act` {code} to make it.
 */
export class GrundyHeaps extends Plain {
  static override properties = {
    cells: { attribute: false },
    options: { attribute: false },
    rows: { type: Boolean },
    look: {},
    most: { type: Number },
    picked: { attribute: false },
    say: { attribute: false },
    leaving: { type: Boolean },
    still: { type: Boolean },
    marked: { attribute: false },
  };

  /** The heaps. */
  declare cells: readonly HeapCell[];
  /** The moves. Those that take no block of neighbours are not offered. */
  declare options: readonly HeapOption[];
  /** Whether the heaps are rows of pins. */
  declare rows: boolean;
  /** What a heap is made of; on squares a move puts a cross, and uses up those beside it. */
  declare look: HeapLook;
  /** The largest heap of the match: pieces are as large in every heap, and stay so. */
  declare most: number;
  /** The code of the selected move. */
  declare picked: string | undefined;
  /** The move of a code in words. */
  declare say: (code: string) => string;
  /** Whether the selected stones are being taken. */
  declare leaving: boolean;
  /** Whether moves are disabled. */
  declare still: boolean;
  /** The heaps to point out, from 0 on. */
  declare marked: readonly number[];
  /** The selected block, of several with the same code. */
  #block: Placement | undefined;
  /** How many stones were pointed at, if no move takes as many. */
  #refused: number | undefined;
  /** Where a finger or a pressed button began, as a place in its heap. */
  #pressed: { cell: number; place: number; before: string | undefined; moved: boolean } | undefined;
  #stones: Stones = { heaps: [] };

  constructor() {
    super();
    new Travel(this);
    this.cells = [];
    this.options = [];
    this.rows = false;
    this.look = 'stones';
    this.most = 0;
    this.say = () => '';
    this.leaving = false;
    this.still = false;
    this.marked = [];
  }

  /** After a move the stones that are left are the same ones. */
  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('cells')) return;
    const sizes = this.cells.map(({ size }) => (size > DRAWN ? 0 : size));
    if (String(sizes) === String(this.#stones.heaps.map(({ length }) => length))) return;
    const options = (changed.get('options') ?? this.options) as readonly HeapOption[];
    const picked = changed.get('picked') ?? this.picked;
    const move = options.find(({ code }) => code === picked);
    const size = move && this.#stones.heaps[move.cell]?.length;
    const placements = size ? placementsIn(size, [move], this.rows) : [];
    const own = this.#block?.code === picked ? this.#block?.start : undefined;
    const block = placements.find(({ start }) => start === own) ?? placements[0];
    const after = move && block && stonesAfter(this.#stones, move, block, sizes);
    this.#stones = after ?? newStones(sizes, this.#stones);
  }

  protected override render() {
    return html`<div
      class="heaps"
      data-rows=${this.rows ? '' : nothing}
      data-still=${this.still ? '' : nothing}
      @pointerdown=${this.#down}
      @pointermove=${this.#move}
      @pointerup=${this.#up}
      @pointercancel=${this.#drop}
      @pointerleave=${this.#drop}
    >${this.cells.map((cell, at) => this.#row(cell, at))}</div>`;
  }

  #placements(cell: number): Placement[] {
    const size = this.cells[cell]?.size ?? 0;
    return placementsIn(
      size,
      this.options.filter((option) => option.cell === cell),
      this.rows,
    );
  }

  /** What it is called: a row of stones as one of pins. */
  get #kind(): HeapLook {
    return this.look === 'stones' && this.rows ? 'pins' : this.look;
  }

  #row({ size, both, number: named }: HeapCell, cell: number) {
    const placements = this.#placements(cell);
    const block = placements.find((one) => one === this.#block || this.#isBlock(one));
    const number = named ?? cell + 1;
    const alone = this.cells.length === 1 && !named ? 'yes' : 'no';
    const kind = this.#kind;
    const name = both ? text('board-both') : text('board-heap', { number, kind, alone });
    const usable = !this.still && placements.length > 0;
    return html`<div class="heap" data-marked=${this.marked.includes(cell) ? '' : nothing}>
      <span class="heap-name links between"><span>${name}</span> <b class="number">${grouped(String(size))}</b></span>
      <div
        class="heap-row"
        data-cell=${cell}
        data-look=${both ? 'both' : this.look}
        data-fives=${both || kind !== 'stones' || size > ONE_LINE ? nothing : ''}
        role="slider"
        tabindex=${usable ? 0 : -1}
        aria-disabled=${usable ? 'false' : 'true'}
        ${vars({ '--count': String(Math.max(size, this.most)) })}
        aria-label=${text(both ? 'board-both-label' : 'board-heap-label', { number, size, kind })}
        aria-valuemin="0"
        aria-valuemax=${placements.length}
        aria-valuenow=${block ? placements.indexOf(block) + 1 : 0}
        aria-valuetext=${block ? this.say(block.code) : text('board-nothing')}
        aria-orientation="horizontal"
        @keydown=${(event: KeyboardEvent) => this.#key(event, cell)}
      >${size > DRAWN ? this.#bar(size, block) : this.#drawn(cell, size, block)}</div>
    </div>`;
  }

  /** Whether this is the selected block: that of the same place, or else the first of its code. */
  #isBlock({ code, start }: Placement): boolean {
    if (code !== this.picked) return false;
    return this.#block?.code !== code || this.#block.start === start;
  }

  #drawn(cell: number, size: number, block: Placement | undefined) {
    const { heaps, taken } = this.#stones;
    const outlines = taken?.cell === cell ? taken.count : 0;
    if (size + outlines === 0) return html`<span class="heap-empty">${text('board-empty')}</span>`;
    const { start = -1, length = 0 } = block ?? {};
    const stones = Array.from({ length: size }, (_, stone) => {
      const going = block && stone >= start && stone < start + length;
      const cut = block && length === 0 && stone === start;
      return html`<i
        class="stone"
        data-stone=${stone}
        data-piece=${heaps[cell]?.[stone] ?? nothing}
        data-is=${going ? (this.leaving ? 'gone' : 'going') : nothing}
        data-cut=${cut ? '' : nothing}
        data-cross=${this.look === 'squares' && block && crossIn(size, block) === stone ? '' : nothing}
      ></i>`;
    });
    const gone = Array.from({ length: outlines }, () => html`<i class="stone-taken"></i>`);
    return taken?.before ? [gone, stones] : [stones, gone];
  }

  #bar(size: number, block: Placement | undefined) {
    const { start = size, length = 0 } = block ?? {};
    const share = (of: number) => `${(100 * of) / size}%`;
    return html`<span class="heap-bar" ${vars({ '--from': share(start), '--long': share(length) })}></span>`;
  }

  /** The heap under the pointer, and the place in its row. */
  #place({ target, clientX, clientY }: PointerEvent): { cell: number; place: number } | undefined {
    const row = (target as Element).closest<HTMLElement>('.heap-row');
    if (!row) return undefined;
    const cell = Number(row.dataset.cell);
    const size = this.cells[cell]?.size ?? 0;
    const mirrored = getComputedStyle(row).direction === 'rtl';
    const within = ({ left, right, width }: DOMRect) =>
      Math.min(1, Math.max(0, (mirrored ? right - clientX : clientX - left) / (width || 1)));
    if (size > DRAWN) return { cell, place: within(row.getBoundingClientRect()) * size };
    let best = { place: 0, distance: Number.POSITIVE_INFINITY };
    for (const stone of row.querySelectorAll<HTMLElement>('.stone')) {
      const box = stone.getBoundingClientRect();
      const distance = Math.hypot(
        Math.max(box.left - clientX, 0, clientX - box.right),
        // Lines first: a finger below a line of stones means that line.
        4 * Math.max(box.top - clientY, 0, clientY - box.bottom),
      );
      if (distance < best.distance) best = { place: Number(stone.dataset.stone) + within(box), distance };
    }
    return { cell, place: best.place };
  }

  #down = (event: PointerEvent) => {
    const place = this.still || event.button !== 0 ? undefined : this.#place(event);
    if (!place) return;
    const { picked: before } = this;
    this.#pressed = { ...place, before, moved: false };
    const both = this.#joined(place.cell, place.place);
    if (both) this.#choose(both);
    else this.#point(place.cell, place.place);
  };

  /** Selects the block nearest to a place. */
  #point(cell: number, place: number): void {
    const [size, placements] = [this.#size(cell), this.#placements(cell)];
    const crossed = (one: Placement) => this.look === 'squares' && crossIn(size, one) === Math.floor(place);
    const block = placements.find(crossed) ?? nearest(size, placements, place);
    const isRefused = block && fromTheEnd(size, placements) && Math.floor(place) !== block.start;
    this.#choose(block, isRefused ? size - Math.floor(place) : undefined);
  }

  /** The block of the pins that are selected and of the one that is tapped. */
  #joined(cell: number, place: number): Placement | undefined {
    const placements = this.#placements(cell);
    const block = placements.find((one) => this.#isBlock(one));
    const pin = Math.floor(place);
    if (!block || !this.rows || this.look === 'squares') return undefined;
    const [start, end] = [Math.min(block.start, pin), Math.max(block.start + block.length, pin + 1)];
    return placements.find((one) => one.start === start && one.start + one.length === end);
  }

  #move = (event: PointerEvent) => {
    if (this.still) return;
    const pressed = this.#pressed;
    const place = pressed && this.#place(event);
    if (place && pressed.cell === place.cell && Math.abs(pressed.place - place.place) > 0.6) {
      pressed.moved = true;
      this.#choose(fitting(this.#size(place.cell), this.#placements(place.cell), pressed.place, place.place));
    }
  };

  /**
   * The second click or tap takes. What was drawn stays selected, and so does what is offered
   * instead of a number of stones that no move takes.
   */
  #up = () => {
    const pressed = this.#pressed;
    this.#pressed = undefined;
    if (!pressed || this.still || this.picked === undefined || this.#refused !== undefined) return;
    if (!pressed.moved && pressed.before === this.picked) this.emit('act', { code: this.picked });
  };

  #drop = () => {
    this.#pressed = undefined;
  };

  #size(cell: number): number {
    return this.cells[cell]?.size ?? 0;
  }

  #choose(block: Placement | undefined, refused?: number): void {
    const same = this.picked === block?.code && this.#block?.start === block?.start;
    const said = this.#refused === refused;
    this.#block = block;
    this.#refused = refused;
    if (same && said) return;
    this.picked = block?.code;
    this.requestUpdate();
    this.emit('pick', { code: block?.code, refused });
  }

  #key(event: KeyboardEvent, cell: number): void {
    if (this.still) return;
    const placements = this.#placements(cell);
    const here = placements.findIndex((one) => this.#isBlock(one));
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      const code = placements[here]?.code;
      if (code !== undefined) this.emit('act', { code });
      return;
    }
    if (event.key === BACK) {
      this.#choose(undefined);
      return;
    }
    const next = stepped(event.key, here, placements.length - 1, 5);
    if (next === undefined || placements.length === 0) return;
    event.preventDefault();
    this.#choose(placements[next]);
  }
}

define('grundy-heaps', GrundyHeaps);

/* The sequence of a question: the data of its views, and their cursor. Loads; does not draw. */

import type { Client } from '../engine/client';
import { part } from '../engine/part';
import type { Explanation, GameInfo, Opening } from '../engine/protocol';
import { type AnyResource, Resource } from '../engine/resource';
import { min, toBigInt } from '../question/numbers';
import { rounded } from '../question/range';
import type { Points } from './chart';
import type { IndexList, ListKind } from './lists';
import { type LoadedSequence, loadSequence, openedSequence, type Sequence } from './load-sequence';
import { indexOf, shownTo, type ViewParameters } from './parameters';
import type { Sound } from './sound';
import { Viewport } from './viewport';

/** The lists, which few readers open. */
const LISTS = () => import('./load-list');

/** Values in a window of the table. */
const WINDOW = 100n;
/**
 * Milliseconds that a pointer must rest before its value is requested, and the number of values
 * around it.
 */
const REST = 60;
const AROUND = 256;

/** Consecutive values from an index on. */
export interface Slice {
  from: string;
  values: Uint32Array;
}

export class SequenceModel {
  game: GameInfo | undefined;
  /** What came with the last question: used where it is that of the shown game and n. */
  opened: Opening | undefined;
  /** The visible part. */
  readonly viewport: Viewport;
  /** The selected index in plain digits, and whether it is too large for an explanation. */
  at = '0';
  beyond = false;
  cursor: number | undefined;
  /** The value highlighted by a view. */
  highlighted: number | undefined;
  /** The first index of the rows that the table requested last. */
  turnedTo = '0';

  readonly loading: Resource<{ game: GameInfo; n: string }, Sequence>;
  readonly explaining: Resource<{ game: string; n: string }, Explanation>;
  readonly paging: Resource<{ game: string; from: string; n: string }, Slice>;
  readonly listing: Resource<{ kind: ListKind; game: string; last: number; values: number }, IndexList>;
  #peeking: Resource<{ game: string; from: number; n: number }, Points>;
  #peeked: Points | undefined;
  #peekTimer = 0;
  #sound: Sound | undefined;
  #changed: () => void;
  /** The parts that are shown: 'picture', 'explanation', 'table'. */
  #parts: ReadonlySet<string>;
  /** Whether the reader or a link chose the index. */
  #chose = false;
  #looking: ViewParameters = {};

  constructor(client: Client, changed: () => void, parts: ReadonlySet<string>) {
    this.#changed = changed;
    this.#parts = parts;
    this.viewport = new Viewport(client, changed);
    this.loading = new Resource(client, changed, {
      known: ({ game, n }) => openedSequence(game, n, this.opened),
      load: (ask, { game, n }) => loadSequence(ask, game, n, this.viewport),
      loaded: ({ loaded, seen }) => {
        if (this.cursor !== undefined && this.cursor > loaded.last) this.cursor = undefined;
        this.#peeked = undefined;
        this.viewport.take(seen, this.#looking.range);
        this.#follow();
        this.#list();
      },
    });
    this.explaining = new Resource(client, changed, {
      known: ({ game, n }) => {
        const { opened } = this;
        return opened?.game.game === game && opened.explanation?.n === n ? opened.explanation : undefined;
      },
      load: async (ask, request) => (await ask('explain', request)).answer,
    });
    this.paging = new Resource(client, changed, {
      known: ({ from, n }) => {
        const values = this.viewport.values(Number(from), Number(n));
        return values && { from, values };
      },
      load: async (ask, request) => ({ from: request.from, values: (await ask('sequence', request)).answer }),
    });
    this.listing = new Resource(client, changed, {
      load: async (ask, { kind, ...of }) => (await part(LISTS)).loadList(ask, kind, of),
    });
    this.#peeking = new Resource(client, changed, {
      load: async (ask, request) => ({ from: request.from, values: (await ask('sequence', request)).answer }),
      patient: true,
      loaded: (points) => {
        this.#peeked = points;
      },
    });
  }

  get loaded(): LoadedSequence | undefined {
    return this.loading.value?.loaded;
  }

  /** The rows of the table. */
  get window(): Slice | undefined {
    return this.paging.value;
  }

  get explanation(): Explanation | undefined {
    return this.explaining.value;
  }

  /** The loaded list. */
  get list(): IndexList | undefined {
    return this.listing.value;
  }

  /** Shows `game` for a question about n; selects the index `at`, or else a first one. */
  show(game: GameInfo, n: string, parameters: ViewParameters): void {
    if (this.game?.game !== game.game) this.clear();
    this.game = game;
    this.#looking = parameters;
    // The sequence before the explanation and the rows, which may be far away and take long.
    if (this.#parts.has('picture')) this.loading.want({ game, n });
    this.viewport.setAppearance(parameters.bit, parameters.columns, parameters.period);
    if (!this.loading.running && this.loaded?.n === n) this.viewport.look(parameters.range);
    this.#list();
    const { at } = parameters;
    const index = at === undefined ? undefined : indexOf(game, at);
    this.#look(index ?? this.#initial(game, n), index !== undefined);
  }

  /** The selected index at first: the last one, or the last that a room can explain. */
  #initial(game: GameInfo, n: string): string {
    const { last } = shownTo(game, n);
    const inRoom = this.#parts.has('explanation') && this.#parts.has('table');
    return String(inRoom ? Math.min(last, Number(game.explainMax)) : last);
  }

  clear(): void {
    for (const resource of this.#resources) resource.clear();
    this.#sound?.stop();
    this.game = undefined;
    this.viewport.clear();
    this.#peeking.cancel();
    this.cursor = undefined;
    this.highlighted = undefined;
    this.at = '0';
    this.turnedTo = '0';
    this.#peeked = undefined;
  }

  get #resources(): AnyResource[] {
    return [this.loading, this.explaining, this.paging, this.listing];
  }

  /** Aborts pending requests; the next `show` re-issues them. */
  abort(): void {
    for (const resource of this.#resources) resource.cancel();
  }

  /** Stops all work on the reader's request. The views keep their data. */
  stop(): void {
    for (const resource of this.#resources) resource.stop();
    this.#changed();
  }

  /** Lets the next `show` repeat requests that were stopped or failed. */
  retry(): void {
    for (const resource of this.#resources) resource.retry();
  }

  /** Loads the open list for the shown sequence. */
  #list(): void {
    const { loaded } = this;
    const kind = this.#looking.list;
    if (!kind || !loaded) {
      this.listing.want(undefined);
      return;
    }
    const { game, last, histogram } = loaded;
    this.listing.want({ kind, game: game.game, last, values: histogram.values.length });
  }

  /** Explains an index, and brings it into view in the table and the strip. */
  #look(at: string, chose: boolean): void {
    const { game, window } = this;
    const same = at === this.at && chose === this.#chose;
    this.#chose = chose;
    if (!game) return;
    const explains = this.#parts.has('explanation');
    this.at = at;
    this.beyond = toBigInt(at) > toBigInt(game.explainMax);
    if (explains) this.explaining.want(this.beyond ? undefined : { game: game.game, n: at });
    // The table begins at the first index, unless another one was selected.
    if (same || !chose) {
      this.page(same ? this.turnedTo : '0');
      return;
    }
    const n = BigInt(at);
    const from = BigInt(window?.from ?? 0);
    const inWindow = window && n >= from && n < from + WINDOW;
    this.page(inWindow ? window.from : String((n / WINDOW) * WINDOW));
    this.#follow();
  }

  /** Shows the rows from an index in the table. */
  page(wanted: string): void {
    if (!this.game || !this.#parts.has('table')) return;
    // The last window is full as well.
    const max = (BigInt(this.reach()) / 10n) * 10n - WINDOW + 10n;
    const from = String(max <= 0n ? 0n : BigInt(wanted) > max ? max : BigInt(wanted));
    const end = String(BigInt(from) + WINDOW - 1n);
    this.turnedTo = from;
    this.paging.want({ game: this.game.game, from, n: this.reach(end) });
  }

  /** Brings the chosen index into view in the strip. */
  #follow(): void {
    this.viewport.follow(this.#chose ? this.chosen : undefined);
  }

  /** The last index of the table, or `n` if that is smaller; plain digits. */
  reach(n?: string): string {
    const max = this.game ? String(toBigInt(this.game.windowMax)) : '0';
    return n === undefined ? max : min(n, max);
  }

  /** The selected index, if it is within the shown sequence. */
  get chosen(): number | undefined {
    return this.loaded && BigInt(this.at) <= BigInt(this.loaded.last) ? Number(this.at) : undefined;
  }

  /** The slice to save: the visible part. */
  get slice(): { from: number; to: number } | undefined {
    const { loaded, viewport } = this;
    if (!loaded) return undefined;
    return viewport.text ? rounded(viewport.range) : { from: loaded.game.first, to: loaded.last };
  }

  /** The value at the index of the cursor, if it is loaded. */
  valueAt(n: number): number | undefined {
    const known = this.viewport.valueAt(n) ?? this.#peeked?.values[n - this.#peeked.from];
    if (known !== undefined) return known;
    const { window: rows } = this;
    const row = rows && Number(rows.from) <= n ? rows.values[n - Number(rows.from)] : undefined;
    return row ?? (this.explanation?.n === String(n) ? this.explanation.value : undefined);
  }

  /** Sets or clears the cursor. Requests the values around it if they are not loaded. */
  point(n: number | undefined): void {
    if (n === this.cursor || (n ?? 0) > (this.loaded?.last ?? Number.POSITIVE_INFINITY)) return;
    this.cursor = n;
    this.#changed();
    clearTimeout(this.#peekTimer);
    if (n === undefined || this.valueAt(n) !== undefined) return;
    this.#peekTimer = window.setTimeout(() => this.#peek(n), REST);
  }

  /** Sets or clears the highlighted value: the others fade. */
  highlight(value: number | undefined): void {
    if (value === this.highlighted) return;
    this.highlighted = value;
    this.#changed();
  }

  /** Whether sound is playing. */
  get sounding(): boolean {
    return this.#sound !== undefined;
  }

  /** Stops playing. */
  silence(): void {
    this.#sound?.stop();
  }

  /** Plays the visible values that are loaded. */
  play({ Sound }: typeof import('./sound')): void {
    const { points, range } = this.viewport;
    if (!points || this.#sound) return;
    const from = Math.max(points.from, Math.ceil(range.from));
    const values = points.values.subarray(from - points.from, Math.floor(range.to) - points.from + 1);
    const ended = () => {
      this.#sound = undefined;
      this.point(undefined);
      this.#changed();
    };
    this.#sound = new Sound(values, from, (n) => this.point(n), ended);
    this.#changed();
  }

  #peek(n: number): void {
    const { loaded } = this;
    if (!loaded) return;
    const from = Math.max(0, n - AROUND);
    const to = Math.min(loaded.last, n + AROUND);
    this.#peeking.retry();
    if (this.#peeking.want({ game: loaded.game.game, from, n: to })) this.#peeked = this.#peeking.value;
  }
}

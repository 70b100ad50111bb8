/* The sequence under a problem: what its views show, and where they look. Loads; does not draw. */

import { CELLS } from './elements/cells';
import type { Client } from './engine/client';
import type { Density, Explanation, GameInfo, Histogram } from './engine/protocol';
import { cells, indexOf, least, POINTS, pageOf, shownTo, whole } from './state';
import { Work } from './work';

/** Values in a window of the table. */
const WINDOW = 100n;
/** Wait that long before asking for the value under a pointer that moves. */
const REST = 60;

/** A sequence up to some index, with everything that is drawn of it. Changes as a whole, so that it agrees with itself. */
export interface Picture {
  game: GameInfo;
  /** The question's own n, plain digits. */
  n: string;
  /** Greatest index that is shown, and whether the question goes beyond it. */
  last: number;
  cut: boolean;
  /** Values from 0: all up to `last`, or the first of them. */
  values: Uint32Array;
  /** Instead of points, where there are too many. */
  density: Density | undefined;
  histogram: Histogram;
}

/** Some values in a row, and where they begin. */
export interface Stretch {
  from: string;
  values: Uint32Array;
}

export class Explorer {
  game: GameInfo | undefined;
  picture: Picture | undefined;
  /** What is shown as cells; begins at the first cell. */
  strip: Stretch | undefined;
  /** The rows of the table. */
  window: Stretch | undefined;
  explanation: Explanation | undefined;
  /** The index that is looked at, plain digits, and whether it lies further than options are listed. */
  at = '0';
  beyond = false;
  cursor: number | undefined;
  /** Where the rows begin that the table was last asked for. */
  turnedTo = '0';

  readonly loading: Work;
  readonly explaining: Work;
  readonly paging: Work;
  #drawing: Work;
  #walking: Work;
  #peeking: Work;
  #peeked: { n: number; value: number } | undefined;
  #peekTimer = 0;
  #room = { columns: 800, rows: 240 };
  /** How many cells there is room for. */
  #fits = 1000;
  #changed: () => void;
  /** What was asked for last: the picture, and the index. Empty: nothing. */
  #wanted = { picture: '', at: '' };
  /** Whether somebody chose the index. */
  #chose = false;

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.loading = new Work(client, changed);
    this.explaining = new Work(client, changed);
    this.paging = new Work(client, changed);
    this.#drawing = new Work(client, changed);
    this.#walking = new Work(client, changed);
    this.#peeking = new Work(client, changed);
  }

  /** Shows `game` for a question about n, looking at the index `at` or else at the greatest. */
  show(game: GameInfo, n: string, at: string | undefined): void {
    if (this.game?.game !== game.game) this.clear();
    this.game = game;
    const { last, cut } = shownTo(game, n);
    const picture = `${game.game} ${n}`;
    // The picture before what may lie far away: that one can take long.
    if (picture !== this.#wanted.picture) {
      this.#wanted.picture = picture;
      this.#load({ game, n, last, cut });
    }
    const index = at === undefined ? undefined : indexOf(game, at);
    this.#look(index ?? String(last), index !== undefined);
  }

  clear(): void {
    this.giveUp();
    this.#wanted = { picture: '', at: '' };
    this.game = undefined;
    this.picture = undefined;
    this.strip = undefined;
    this.window = undefined;
    this.explanation = undefined;
    this.cursor = undefined;
    this.#peeked = undefined;
  }

  get #works(): Work[] {
    return [this.loading, this.explaining, this.paging, this.#drawing, this.#walking, this.#peeking];
  }

  /** Makes way for more important work; the next `show` asks for what was not finished. */
  giveUp(): void {
    if (this.loading.running) this.#wanted.picture = '';
    if (this.explaining.running || this.paging.running) this.#wanted.at = '';
    for (const work of this.#works) work.cancel();
  }

  /** Somebody stops whatever runs. The views keep what they have. */
  stop(): void {
    for (const work of this.#works) work.stop();
    this.#changed();
  }

  /** Forgets what was asked, so that the next `show` asks again for what stopped or failed. */
  retry(): void {
    if (this.loading.error || this.loading.stopped) this.#wanted.picture = '';
    this.#wanted.at = '';
  }

  #load(wanted: Pick<Picture, 'game' | 'n' | 'last' | 'cut'>): void {
    const { game, last } = wanted;
    const few = last <= POINTS;
    this.loading.run(
      async (ask) => {
        const [histogram, sequence, density] = await Promise.all([
          ask('histogram', { game: game.game, n: last }),
          ask('sequence', { game: game.game, n: few ? last : Math.min(last, CELLS) }),
          few ? undefined : ask('density', this.#grid(game, last)),
        ]);
        return { histogram: histogram.answer, values: sequence.answer, density: density?.answer };
      },
      (loaded) => {
        this.picture = { ...wanted, ...loaded };
        this.strip = undefined;
        if (this.cursor !== undefined && this.cursor > last) this.cursor = undefined;
        this.cells(game.first);
        this.#follow();
      },
    );
  }

  #grid({ game }: GameInfo, last: number) {
    const { columns, rows } = this.#room;
    return { game, from: 0, to: last + 1, columns: Math.min(columns, last + 1), rows };
  }

  /** The chart has that many pixels. */
  room(columns: number, rows: number): void {
    const same = this.#room.columns === columns && this.#room.rows === rows;
    this.#room = { columns, rows };
    const { picture } = this;
    if (same || !picture?.density) return;
    this.#drawing.ask('density', this.#grid(picture.game, picture.last), ({ answer }) => {
      if (this.picture === picture) this.picture = { ...picture, density: answer };
    });
  }

  /** Explains an index, and brings it into the table and among the cells. */
  #look(at: string, chose: boolean): void {
    const { game } = this;
    this.#chose = chose;
    if (!game || this.#wanted.at === at) return;
    this.#wanted.at = at;
    this.at = at;
    this.beyond = whole(at) > whole(game.explainMax);
    this.explaining.cancel();
    if (!this.beyond && this.explanation?.n !== at) {
      this.explaining.ask('explain', { game: game.game, n: at }, ({ answer }) => {
        this.explanation = answer;
      });
    }
    const n = BigInt(at);
    const from = BigInt(this.window?.from ?? 0);
    this.paging.cancel();
    if (!this.window || n < from || n >= from + WINDOW) this.page(String((n / WINDOW) * WINDOW));
    this.#follow();
  }

  /** Shows the rows from an index in the table. */
  page(wanted: string): void {
    if (!this.game) return;
    // The last window is full too.
    const most = (BigInt(this.reach()) / 10n) * 10n - WINDOW + 10n;
    const from = String(most <= 0n ? 0n : BigInt(wanted) > most ? most : BigInt(wanted));
    const end = String(BigInt(from) + WINDOW - 1n);
    this.turnedTo = from;
    this.paging.ask('sequence', { game: this.game.game, from, n: this.reach(end) }, ({ answer }) => {
      this.window = { from, values: answer };
    });
  }

  /** Shows the cells from an index. */
  cells(from: number): void {
    const { picture } = this;
    if (!picture) return;
    const { game, last, values } = picture;
    const at = cells(values, from, last);
    this.#walking.cancel();
    if (at) {
      this.strip = { from: String(from), values: at };
      this.#changed();
      return;
    }
    const n = Math.min(last, from + CELLS - 1);
    this.#walking.ask('sequence', { game: game.game, from, n }, ({ answer }) => {
      if (this.picture?.game === game) this.strip = { from: String(from), values: answer };
    });
  }

  /** There is room for that many cells. */
  fits(count: number): void {
    if (count === this.#fits) return;
    this.#fits = count;
    this.#follow();
  }

  /** Brings the index that somebody chose among the cells. */
  #follow(): void {
    const { chosen, strip, picture } = this;
    if (!this.#chose || chosen === undefined || !strip || !picture) return;
    const from = Number(strip.from);
    const { first } = picture.game;
    if (chosen >= from && chosen < from + this.#fits) return;
    this.cells(pageOf(Math.max(first, chosen), first, this.#fits));
  }

  /** Greatest index of the table, or of `n` and that the smaller one; plain digits. */
  reach(n?: string): string {
    const max = this.game ? String(whole(this.game.windowMax)) : '0';
    return n === undefined ? max : least(n, max);
  }

  /** The index that is looked at, where the picture shows it. */
  get chosen(): number | undefined {
    return this.picture && BigInt(this.at) <= BigInt(this.picture.last) ? Number(this.at) : undefined;
  }

  /** The value at an index that a view points at, if it is known here. */
  valueAt(n: number): number | undefined {
    const { values } = this.picture ?? {};
    if (values && n < values.length) return values[n];
    if (this.explanation?.n === String(n)) return this.explanation.value;
    return this.#peeked?.n === n ? this.#peeked.value : undefined;
  }

  /** A view points at an index, or at none. Asks for its value where it is not at hand. */
  point(n: number | undefined): void {
    if (n === this.cursor) return;
    this.cursor = n;
    this.#changed();
    clearTimeout(this.#peekTimer);
    if (n === undefined || this.valueAt(n) !== undefined) return;
    this.#peekTimer = window.setTimeout(() => this.#peek(n), REST);
  }

  #peek(n: number): void {
    if (!this.game) return;
    this.#peeking.ask('sequence', { game: this.game.game, from: n, n }, ({ answer: [value] }) => {
      if (value !== undefined) this.#peeked = { n, value };
    });
  }
}

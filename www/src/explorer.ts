/* The sequence under a problem: what its views show, and where they look. Loads; does not draw. */

import type { Points } from './elements/chart';
import type { Client } from './engine/client';
import type { Explanation, GameInfo, Histogram } from './engine/protocol';
import { findsOf } from './finding';
import type { FindKind, Finds } from './finds';
import { Newest } from './newest';
import type { Range } from './range';
import { Sight } from './sight';
import type { Sound } from './sound';
import { indexOf, least, POINTS, shownTo, whole } from './state';
import { Work } from './work';

/** Values in a window of the table. */
const WINDOW = 100n;
/** Wait that long before asking for the value under a pointer that moves, and then ask for so many around it. */
const REST = 60;
const AROUND = 256;

/** A sequence up to some index, with everything that is drawn of it. Changes as a whole, so that it agrees with itself. */
export interface Picture {
  game: GameInfo;
  /** The question's own n, plain digits. */
  n: string;
  /** Greatest index that is shown, and whether the question goes beyond it. */
  last: number;
  cut: boolean;
  histogram: Histogram;
}

/** What somebody looks at besides: an index, a range, a binary digit, cells in a row, a list. */
export interface Looking {
  at?: string | undefined;
  range?: Range | undefined;
  bit?: number | undefined;
  columns?: number | undefined;
  list?: FindKind | undefined;
}

/** Some values in a row, and where they begin. */
export interface Stretch {
  from: string;
  values: Uint32Array;
}

export class Explorer {
  game: GameInfo | undefined;
  picture: Picture | undefined;
  /** What of it is in view. */
  readonly sight: Sight;
  /** The rows of the table. */
  window: Stretch | undefined;
  explanation: Explanation | undefined;
  /** The list that is open. */
  finds: Finds | undefined;
  /** The index that is looked at, plain digits, and whether it lies further than options are listed. */
  at = '0';
  beyond = false;
  cursor: number | undefined;
  /** The value that a view points at, with no index. */
  lit: number | undefined;
  /** Where the rows begin that the table was last asked for. */
  turnedTo = '0';

  readonly loading: Work;
  readonly explaining: Work;
  readonly paging: Work;
  readonly finding: Work;
  #peeking: Newest;
  #peeked: Points | undefined;
  #peekTimer = 0;
  #sound: Sound | undefined;
  #changed: () => void;
  /** What was asked for last: the picture, and the index. Empty: nothing. */
  #wanted = { picture: '', at: '', list: '' };
  /** Whether somebody chose the index. */
  #chose = false;
  #looking: Looking = {};

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.loading = new Work(client, changed);
    this.explaining = new Work(client, changed);
    this.paging = new Work(client, changed);
    this.finding = new Work(client, changed);
    this.#peeking = new Newest(client);
    this.sight = new Sight(client, changed);
  }

  /** Shows `game` for a question about n, looking at the index `at` or else at the greatest. */
  show(game: GameInfo, n: string, looking: Looking): void {
    if (this.game?.game !== game.game) this.clear();
    this.game = game;
    this.#looking = looking;
    const { at } = looking;
    const { last, cut } = shownTo(game, n);
    const picture = `${game.game} ${n}`;
    // The picture before what may lie far away: that one can take long.
    if (picture !== this.#wanted.picture) {
      this.#wanted.picture = picture;
      this.#load({ game, n, last, cut });
    }
    this.sight.dress(looking.bit, looking.columns);
    if (!this.loading.running && this.picture?.n === n) this.sight.look(looking.range);
    this.#list();
    const index = at === undefined ? undefined : indexOf(game, at);
    this.#look(index ?? String(last), index !== undefined);
  }

  clear(): void {
    this.giveUp();
    this.#sound?.stop();
    this.#wanted = { picture: '', at: '', list: '' };
    this.game = undefined;
    this.picture = undefined;
    this.sight.clear();
    this.#peeking.forget();
    this.window = undefined;
    this.explanation = undefined;
    this.cursor = undefined;
    this.lit = undefined;
    this.finds = undefined;
    this.#peeked = undefined;
  }

  get #works(): Work[] {
    return [this.loading, this.explaining, this.paging, this.finding];
  }

  /** Makes way for more important work; the next `show` asks for what was not finished. */
  giveUp(): void {
    if (this.loading.running) this.#wanted.picture = '';
    if (this.explaining.running || this.paging.running) this.#wanted.at = '';
    if (this.finding.running) this.#wanted.list = '';
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
    this.#wanted.list = '';
  }

  #load(wanted: Pick<Picture, 'game' | 'n' | 'last' | 'cut'>): void {
    const { game, last } = wanted;
    const { first } = game;
    const few = last <= POINTS;
    this.loading.run(
      async (ask) => {
        const [histogram, sequence, raster] = await Promise.all([
          ask('histogram', { game: game.game, n: last }),
          few ? ask('sequence', { game: game.game, n: last }) : undefined,
          few ? undefined : ask('raster', this.sight.wholePicture(game.game, first, last)),
        ]);
        return { histogram: histogram.answer, values: sequence?.answer, overview: raster?.answer };
      },
      ({ histogram, values, overview }) => {
        this.picture = { ...wanted, histogram };
        if (this.cursor !== undefined && this.cursor > last) this.cursor = undefined;
        this.#peeked = undefined;
        const points = values && { from: 0, values };
        this.sight.take({ game: game.game, first, last, points, overview }, this.#looking.range);
        this.#follow();
        this.#list();
      },
      1,
      { game: game.game, n: last },
    );
  }

  /** The list that is open, of the picture that is shown. */
  #list(): void {
    const { picture } = this;
    const kind = this.#looking.list;
    const wanted = kind && picture ? `${kind} ${picture.game.game} ${picture.last}` : '';
    if (wanted === this.#wanted.list) return;
    this.#wanted.list = wanted;
    this.finding.cancel();
    if (!kind || !picture) return;
    const { game, last, histogram } = picture;
    const of = { game: game.game, last, values: histogram.values.length };
    this.finding.run(
      (ask) => findsOf(ask, kind, of),
      (finds) => {
        this.finds = finds;
      },
      1,
      { game: game.game, n: last },
    );
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

  /** Brings the index that somebody chose among the cells. */
  #follow(): void {
    this.sight.follow(this.#chose ? this.chosen : undefined);
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
    const known = this.sight.valueAt(n) ?? this.#peeked?.values[n - this.#peeked.from];
    if (known !== undefined) return known;
    const { window: rows } = this;
    const row = rows && Number(rows.from) <= n ? rows.values[n - Number(rows.from)] : undefined;
    return row ?? (this.explanation?.n === String(n) ? this.explanation.value : undefined);
  }

  /** A view points at an index, or at none. Asks for its value, and those around it, where it is not at hand. */
  point(n: number | undefined): void {
    if (n === this.cursor || (n ?? 0) > (this.picture?.last ?? 0)) return;
    this.cursor = n;
    this.#changed();
    clearTimeout(this.#peekTimer);
    if (n === undefined || this.valueAt(n) !== undefined) return;
    this.#peekTimer = window.setTimeout(() => this.#peek(n), REST);
  }

  /** A view points at a value, or at none: the others fade. */
  light(value: number | undefined): void {
    if (value === this.lit) return;
    this.lit = value;
    this.#changed();
  }

  /** Whether the sequence is being listened to. */
  get sounding(): boolean {
    return this.#sound !== undefined;
  }

  /** Plays what is in view, as far as its values are at hand, or stops it. */
  async listen(): Promise<void> {
    if (this.#sound) {
      this.#sound.stop();
      return;
    }
    const { points, range } = this.sight;
    if (!points) return;
    const { Sound } = await import('./sound');
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
    const { picture } = this;
    if (!picture) return;
    const from = Math.max(0, n - AROUND);
    const to = Math.min(picture.last, n + AROUND);
    this.#peeking.ask('sequence', { game: picture.game.game, from, n: to }, (values) => {
      this.#peeked = { from, values };
      this.#changed();
    });
  }
}

/* The sequence under a problem: what its views show, and where they look. Loads; does not draw. */

import type { Client } from './engine/client';
import type { AskError, Density, Explanation, GameInfo, Histogram } from './engine/protocol';
import { CELLS, least, POINTS, shownTo, whole } from './state';
import { Work } from './work';

/** Values in a window of the table. */
const WINDOW = 100n;

export class Explorer {
  game: GameInfo | undefined;
  /** The question's own n, plain digits. */
  n = '0';
  /** Greatest index that the views show, and whether the question goes beyond it. */
  last = 0;
  cut = false;
  /** Values from 0: all up to `last`, or as many as the strip shows. */
  values: Uint32Array | undefined;
  density: Density | undefined;
  histogram: Histogram | undefined;
  explanation: Explanation | undefined;
  /** Whether `at` lies further than options are listed. */
  beyond = false;
  /** The index that is explained, plain digits. */
  at = '0';
  cursor: number | undefined;
  /** First index of the table's window. */
  from = '0';
  window: Uint32Array | undefined;

  readonly loading: Work;
  #counting: Work;
  #drawing: Work;
  #explaining: Work;
  #paging: Work;
  #peeking: Work;
  #peeked: { n: number; value: number } | undefined;
  #peekTimer = 0;
  #room = { columns: 800, rows: 240 };
  #changed: () => void;
  #key = '';

  constructor(client: Client, changed: () => void) {
    this.#changed = changed;
    this.loading = new Work(client, changed);
    this.#counting = new Work(client, changed);
    this.#drawing = new Work(client, changed);
    this.#explaining = new Work(client, changed);
    this.#paging = new Work(client, changed);
    this.#peeking = new Work(client, changed);
  }

  get error(): AskError | undefined {
    return (
      this.loading.error ??
      this.#counting.error ??
      this.#drawing.error ??
      this.#explaining.error ??
      this.#paging.error
    );
  }

  get paging(): boolean {
    return this.#paging.running;
  }

  /** Shows `game` for a question about n, looking at `at`. */
  show(game: GameInfo, n: string, at: string | undefined): void {
    const key = `${game.game} ${n}`;
    if (key === this.#key && !this.error) {
      const wanted = at ?? String(this.last);
      if (wanted !== this.at) this.look(wanted);
      return;
    }
    if (this.game?.game !== game.game) this.clear();
    this.#key = key;
    this.game = game;
    this.n = n;
    Object.assign(this, shownTo(game, n));
    this.look(at ?? String(this.last));
    this.#load(game, this.last);
  }

  clear(): void {
    for (const work of [this.loading, this.#counting, this.#drawing, this.#explaining, this.#paging])
      work.cancel();
    this.#key = '';
    this.game = undefined;
    this.values = undefined;
    this.density = undefined;
    this.histogram = undefined;
    this.explanation = undefined;
    this.window = undefined;
    this.cursor = undefined;
    this.#peeked = undefined;
  }

  /** Gives up loading; the views keep what they have. */
  cancel(): void {
    for (const work of [this.loading, this.#counting, this.#drawing]) work.cancel();
    this.#key = '';
    this.#changed();
  }

  async #load(game: GameInfo, last: number): Promise<void> {
    const few = last <= POINTS;
    const counted = this.loading.ask('histogram', { game: game.game, n: last });
    const read = this.#counting.ask('sequence', {
      game: game.game,
      n: few ? last : Math.min(last, CELLS - 1),
    });
    if (!few) this.#grid(game, last);
    const [histogram, values] = await Promise.all([counted, read]);
    if (this.game !== game || this.last !== last) return;
    if (histogram) this.histogram = histogram.answer;
    if (values) {
      this.values = values.answer;
      if (few) this.density = undefined;
    }
    this.#changed();
  }

  async #grid(game: GameInfo, last: number): Promise<void> {
    const { columns, rows } = this.#room;
    const reply = await this.#drawing.ask('density', {
      game: game.game,
      from: 0,
      to: last + 1,
      columns: Math.min(columns, last + 1),
      rows,
    });
    if (!reply || this.last !== last) return;
    this.density = reply.answer;
    this.#changed();
  }

  /** The chart has that many pixels. */
  room(columns: number, rows: number): void {
    const same = this.#room.columns === columns && this.#room.rows === rows;
    this.#room = { columns, rows };
    if (!same && this.game && this.last > POINTS && this.density) this.#grid(this.game, this.last);
  }

  /** Explains index n, and brings it into the table. */
  look(n: string): void {
    if (!this.game) return;
    this.at = /^\d+$/.test(n) ? this.reach(String(BigInt(n))) : String(this.last);
    this.beyond = whole(this.at) > whole(this.game.explainMax);
    if (!this.beyond) this.#explain(this.game, this.at);
    const at = BigInt(this.at);
    const from = BigInt(this.from);
    if (!this.window || at < from || at >= from + WINDOW) this.page(String((at / WINDOW) * WINDOW));
  }

  async #explain(game: GameInfo, n: string): Promise<void> {
    const reply = await this.#explaining.ask('explain', { game: game.game, n });
    if (!reply) return;
    this.explanation = reply.answer;
    this.#changed();
  }

  /** Shows the rows from index `from` in the table. */
  page(wanted: string): void {
    if (!this.game) return;
    // The last window is full too.
    const most = (BigInt(this.reach()) / 10n) * 10n - WINDOW + 10n;
    const from = String(most <= 0n ? 0n : BigInt(wanted) > most ? most : BigInt(wanted));
    const end = String(BigInt(from) + WINDOW - 1n);
    const request = { game: this.game.game, from, n: this.reach(end) };
    this.from = from;
    this.#paging.ask('sequence', request).then((reply) => {
      if (!reply) return;
      this.window = reply.answer;
      this.#changed();
    });
  }

  /** Greatest index of the table, or of `n` and that the smaller one; plain digits. */
  reach(n?: string): string {
    const max = this.game ? String(whole(this.game.windowMax)) : '0';
    return n === undefined ? max : least(n, max);
  }

  /** The same index for views that show only so much. */
  get chosen(): number | undefined {
    return BigInt(this.at) <= BigInt(this.last) ? Number(this.at) : undefined;
  }

  /** The value at an index that a view points at, if it is known here. */
  valueAt(n: number): number | undefined {
    if (this.values && n < this.values.length) return this.values[n];
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
    this.#peekTimer = window.setTimeout(() => this.#peek(n), 60);
  }

  async #peek(n: number): Promise<void> {
    if (!this.game) return;
    const reply = await this.#peeking.ask('sequence', { game: this.game.game, from: n, n });
    const value = reply?.answer[0];
    if (value === undefined) return;
    this.#peeked = { n, value };
    this.#changed();
  }
}

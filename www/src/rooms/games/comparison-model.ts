/*
 * The comparison of the shown game with another one: their differences up to n, and a slice of
 * both.
 */

import 'texts:compare';
import { readGame } from '../../asked/game';
import type { Client } from '../../engine/client';
import type { AskError, Comparison, GameInfo } from '../../engine/protocol';
import { Resource } from '../../engine/resource';
import { min } from '../../question/numbers';
import { isEngineFailure } from '../../question/reader';
import { gameNamed } from '../../ruleset/game-name';

/** The engine's limit for comparisons. */
const MAX_N = '1000000';
/** The number of bins of the overview. */
const BINS = 480;
/** The number of values shown before the selected one. */
const LEAD = 20;
/** The number of loaded values of both games; the view shows as many as fit. */
export const WINDOW = 1200;

/** The result of a comparison, with its request. */
export interface Compared {
  games: [GameInfo, GameInfo];
  /** The requested n; `found.checkedTo` may be smaller. */
  n: string;
  found: Comparison;
}

/** The values of both games from an index on. */
interface ComparedSlice {
  from: number;
  values: [Uint32Array, Uint32Array];
}

export class ComparisonModel {
  /** The typed text for the other game. */
  typed = '';

  readonly #reading: Resource<string, Awaited<ReturnType<typeof readGame>>>;
  readonly working: Resource<Pick<Compared, 'games' | 'n'>, Compared>;
  readonly #loadingSlice: Resource<{ games: [string, string]; from: number; n: number }, ComparedSlice>;
  /** The first game, the n of the comparison, and the index to show. */
  #requested: { game: GameInfo; n: string; look: number } | undefined;

  constructor(client: Client, changed: () => void) {
    this.#reading = new Resource(client, changed, {
      load: async (ask, typed) => {
        const read = await readGame({ ask }, typed, gameNamed);
        if (isEngineFailure(read.error)) throw read.error;
        return read;
      },
      loaded: () => this.#requestComparison(),
    });
    this.working = new Resource(client, changed, {
      load: async (ask, { games, n }) => {
        const [a, b] = games;
        const upTo = [n, a.max, b.max, MAX_N].reduce(min);
        const { answer } = await ask('compare', { games: [a.game, b.game], n: upTo, bins: BINS });
        return { games, n, found: answer };
      },
      loaded: ({ found }) => {
        this.#loadingSlice.clear();
        const look = this.#requested?.look ?? -1;
        const inside = look >= found.from && look <= found.checkedTo;
        this.showFrom(inside ? Math.max(found.from, look - LEAD) : found.from);
      },
    });
    this.#loadingSlice = new Resource(client, changed, {
      load: async (ask, { games, from, n }) => {
        const both = await Promise.all(games.map((game) => ask('sequence', { game, from, n })));
        return { from, values: both.map(({ answer }) => answer) as ComparedSlice['values'] };
      },
    });
  }

  get other(): GameInfo | undefined {
    return this.#reading.value?.game;
  }

  get error(): AskError | undefined {
    return this.#reading.error ?? this.#reading.value?.error;
  }

  get compared(): Compared | undefined {
    return this.working.value;
  }

  get slice(): ComparedSlice | undefined {
    return this.#loadingSlice.value;
  }

  /** Whether the shown comparison belongs to an earlier question. */
  stale(game: GameInfo, n: string): boolean {
    const { compared, other } = this;
    if (!compared) return false;
    const [a, b] = compared.games;
    return a.game !== game.game || b.game !== other?.game || compared.n !== n || this.error !== undefined;
  }

  /**
   * Compares `game` with the typed one up to n; shows a slice with the index `look`, or the first.
   */
  compare(game: GameInfo, n: string, typed: string, look: number): void {
    this.typed = typed;
    if (typed.trim() === '') {
      this.clear();
      return;
    }
    const moved = this.#requested?.look !== look;
    this.#requested = { game, n, look };
    this.#reading.retry();
    if (this.#reading.want(typed)) this.#requestComparison();
    if (moved) this.#follow(look);
  }

  /** Shows the values around the index of a link, unless they are in view. */
  #follow(look: number): void {
    const { compared, slice } = this;
    if (!compared || !slice) return;
    const { from, checkedTo } = compared.found;
    if (look < from || look > checkedTo) return;
    if (look < slice.from || look >= slice.from + slice.values[0].length) {
      this.showFrom(Math.max(from, look - LEAD));
    }
  }

  #requestComparison(): void {
    const { other } = this;
    if (!this.#requested || !other) return;
    const { game, n } = this.#requested;
    this.working.want({ games: [game, other], n });
  }

  /** Shows the values from an index on. */
  showFrom(from: number): void {
    const { compared } = this;
    if (!compared) return;
    const [a, b] = compared.games;
    const n = Math.min(compared.found.checkedTo, from + WINDOW - 1);
    this.#loadingSlice.retry();
    this.#loadingSlice.want({ games: [a.game, b.game], from, n });
  }

  /** Allows a stopped or failed request to be repeated. */
  again(): void {
    this.working.retry();
  }

  stop(): void {
    this.working.stop();
    this.#loadingSlice.stop();
  }

  clear(): void {
    this.#requested = undefined;
    this.#reading.clear();
    this.working.clear();
    this.#loadingSlice.clear();
  }
}

/* Another game beside the one that is shown: how they compare up to n, and a stretch of both to look at. */

import type { Client } from './engine/client';
import type { AskError, Comparison, GameInfo } from './engine/protocol';
import texts from './i18n/en/compare.ftl?raw';
import { learn } from './i18n/index';
import { readGame } from './reader';
import { least } from './state';
import { Work } from './work';

learn(texts);

/** The engine compares up to there. */
const MOST = '1000000';
/** Stretches of the overview. */
const BINS = 480;
/** Values that are shown before the one that is looked at. */
const LEAD = 20;
/** Values at hand, in both games; the view shows as many as fit. */
export const WINDOW = 1200;

/** How two games compare, with the question it answers. */
export interface Compared {
  games: [GameInfo, GameInfo];
  /** As far as was compared, of an n that was asked for. */
  n: string;
  found: Comparison;
}

export class Comparing {
  /** What is typed for the other game. */
  typed = '';
  other: GameInfo | undefined;
  error: AskError | undefined;
  compared: Compared | undefined;
  /** The values from an index on, of both. */
  stretch: { from: number; values: [Uint32Array, Uint32Array] } | undefined;

  readonly working: Work;
  readonly #walking: Work;
  #client: Client;
  #changed: () => void;
  #turn = 0;
  #asked = '';

  constructor(client: Client, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
    this.working = new Work(client, changed);
    this.#walking = new Work(client, changed);
  }

  /** Whether what is shown belongs to an earlier question. */
  stale(game: GameInfo, n: string): boolean {
    const { compared, other } = this;
    if (!compared) return false;
    const [a, b] = compared.games;
    return a.game !== game.game || b.game !== other?.game || compared.n !== n || this.error !== undefined;
  }

  /** Sets another game beside `game`, up to n, and shows a stretch with the index `look`, or else the first. */
  async beside(game: GameInfo, n: string, typed: string, look: number): Promise<void> {
    this.typed = typed;
    const turn = ++this.#turn;
    if (typed.trim() === '') {
      this.clear();
      return;
    }
    const { game: other, error } = await readGame(this.#client, typed);
    if (turn !== this.#turn) return;
    this.other = other;
    this.error = error;
    this.#changed();
    const asked = `${game.game} ${n} ${other?.game}`;
    if (!other || (asked === this.#asked && (this.working.running || this.compared))) return;
    this.#asked = asked;
    const games: [GameInfo, GameInfo] = [game, other];
    this.working.ask(
      'compare',
      { games: [game.game, other.game], n: [n, game.max, other.max, MOST].reduce(least), bins: BINS },
      ({ answer }) => {
        this.compared = { games, n, found: answer };
        this.stretch = undefined;
        const there = look >= answer.from + LEAD && look <= answer.checkedTo;
        this.walk(there ? look - LEAD : answer.from);
      },
    );
  }

  /** Shows the values from an index on. */
  walk(from: number): void {
    const { compared } = this;
    if (!compared) return;
    const { checkedTo } = compared.found;
    const n = Math.min(checkedTo, from + WINDOW - 1);
    const [a, b] = compared.games;
    this.#walking.run(
      async (ask) => {
        const [first, second] = await Promise.all([
          ask('sequence', { game: a.game, from, n }),
          ask('sequence', { game: b.game, from, n }),
        ]);
        return [first.answer, second.answer] as [Uint32Array, Uint32Array];
      },
      (values) => {
        if (this.compared === compared) this.stretch = { from, values };
      },
    );
  }

  /** What was stopped or failed is asked for again. */
  again(): void {
    this.#asked = '';
    this.working.cancel();
  }

  stop(): void {
    this.working.stop();
    this.#walking.stop();
  }

  clear(): void {
    this.#turn++;
    this.#asked = '';
    this.working.cancel();
    this.#walking.cancel();
    this.other = undefined;
    this.error = undefined;
    this.compared = undefined;
    this.stretch = undefined;
  }
}

/* Requests a sequence up to n from the engine. */

import type { GameInfo, Histogram, Opening, Raster } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { POINTS, shownTo } from './parameters';
import type { ViewedSequence, Viewport } from './viewport';

/** A sequence up to an index. Replaced as a whole, so that all views of it agree. */
export interface LoadedSequence {
  game: GameInfo;
  /** The question's own n, plain digits. */
  n: string;
  /** The last shown index. `cut`: whether the question goes beyond it. */
  last: number;
  cut: boolean;
  histogram: Histogram;
}

/** What the views show of it. */
export interface Sequence {
  loaded: LoadedSequence;
  seen: ViewedSequence;
}

/** What came with the question. */
export function openedSequence(game: GameInfo, n: string, opened: Opening | undefined): Sequence | undefined {
  const { picture } = opened?.game === game && opened.n === n ? opened : {};
  return picture && sequenceOf(game, n, picture.histogram, picture.values);
}

/** The histogram up to n and all values if they are few, else a raster for `viewport`. */
export async function loadSequence(
  ask: Ask,
  game: GameInfo,
  n: string,
  viewport: Viewport,
): Promise<Sequence> {
  const { last } = shownTo(game, n);
  const few = last <= POINTS;
  const of = { game: game.game, n: last };
  const [histogram, values, raster] = await Promise.all([
    ask('histogram', of),
    few ? ask('sequence', of) : undefined,
    few ? undefined : ask('raster', viewport.wholePicture(game.game, game.first, last)),
  ]);
  return sequenceOf(game, n, histogram.answer, values?.answer, raster?.answer);
}

function sequenceOf(
  game: GameInfo,
  n: string,
  histogram: Histogram,
  values?: Uint32Array,
  overview?: Raster,
): Sequence {
  const shown = shownTo(game, n);
  const { last } = shown;
  return {
    loaded: { game, n, ...shown, histogram },
    seen: { game: game.game, first: game.first, last, points: values && { from: 0, values }, overview },
  };
}

/* Requests a sequence up to n from the engine. */

import type { GameInfo, Histogram } from '../engine/protocol';
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

/** Loads the histogram up to n and, for `viewport`, all values if they are few, else a raster. */
export async function loadSequence(
  ask: Ask,
  game: GameInfo,
  n: string,
  viewport: Viewport,
): Promise<{ loaded: LoadedSequence; seen: ViewedSequence }> {
  const { last, cut } = shownTo(game, n);
  const { first } = game;
  const few = last <= POINTS;
  const [histogram, sequence, raster] = await Promise.all([
    ask('histogram', { game: game.game, n: last }),
    few ? ask('sequence', { game: game.game, n: last }) : undefined,
    few ? undefined : ask('raster', viewport.wholePicture(game.game, first, last)),
  ]);
  const points = sequence && { from: 0, values: sequence.answer };
  return {
    loaded: { game, n, last, cut, histogram: histogram.answer },
    seen: { game: game.game, first, last, points, overview: raster?.answer },
  };
}

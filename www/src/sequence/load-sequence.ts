/* Requests a sequence up to n from the engine. */

import type { GameInfo, Histogram, Opening } from '../engine/protocol';
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

/**
 * The histogram up to n and, for `viewport`, all values if they are few, else a raster: what came
 * with the question (`opened`), or else what is loaded.
 */
export async function loadSequence(
  ask: Ask,
  game: GameInfo,
  n: string,
  viewport: Viewport,
  opened: Opening | undefined,
): Promise<{ loaded: LoadedSequence; seen: ViewedSequence }> {
  const { last, cut } = shownTo(game, n);
  const { first } = game;
  const few = last <= POINTS;
  const { picture } = opened?.game === game && opened.n === n ? opened : {};
  const of = { game: game.game, n: last };
  const [histogram, values, raster] = await Promise.all([
    picture?.histogram ?? ask('histogram', of).then(({ answer }) => answer),
    few ? (picture?.values ?? ask('sequence', of).then(({ answer }) => answer)) : undefined,
    few ? undefined : ask('raster', viewport.wholePicture(game.game, first, last)),
  ]);
  const points = values && { from: 0, values };
  return {
    loaded: { game, n, last, cut, histogram },
    seen: { game: game.game, first, last, points, overview: raster?.answer },
  };
}

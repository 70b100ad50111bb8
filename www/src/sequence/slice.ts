import { rounded } from '../question/range';
import type { SequenceModel } from './model';

/** The slice of a sequence to save: its visible part. */
export function viewedSlice({ loaded, viewport }: SequenceModel): { from: number; to: number } | undefined {
  if (!loaded) return undefined;
  return viewport.text ? rounded(viewport.range) : { from: loaded.game.first, to: loaded.last };
}

import type { Explorer } from '../explorer';
import { rounded } from '../range';

/** What of a sequence is saved: what is in view of it. */
export function stretchOf({ picture, sight }: Explorer): { from: number; to: number } | undefined {
  if (!picture) return undefined;
  return sight.text ? rounded(sight.range) : { from: picture.game.first, to: picture.last };
}

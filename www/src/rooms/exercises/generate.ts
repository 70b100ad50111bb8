/*
 * Makes the questions of a spec. Each has a random stream of its own, so that question 3 stays the
 * same when more are asked for; a repeated question is drawn again, and kinds that the games do not
 * have give way to the others.
 */

import type { Ask } from '../../engine/resource';
import type { Item, KindName, PlayedGame } from './item';
import { MAKE } from './kinds/index';
import { Remembered } from './kinds/kind';
import { Random } from './random';
import type { Spec } from './spec';

/** How often a question is drawn again if it was asked before. */
const REDRAWS = 12;

export interface Exercise {
  games: PlayedGame[];
  items: Item[];
  /** The kinds that were asked for and that these games do not have. */
  missing: KindName[];
}

export async function generate(
  engine: Ask,
  games: PlayedGame[],
  spec: Spec,
  known = new Remembered(),
): Promise<Exercise> {
  const ask = known.asking(engine);
  const setting = { games, level: spec.level, given: spec.given };
  const kinds = [...spec.kinds];
  const missing: KindName[] = [];
  const asked = new Set<string>();
  const items: Item[] = [];
  while (items.length < spec.count && kinds.length > 0) {
    const index = items.length;
    const random = new Random(spec.seed, index);
    const kind = kinds[index % kinds.length] as KindName;
    let item: Item | undefined;
    for (let redraw = 0; redraw < REDRAWS; redraw++) {
      item = await MAKE[spec.play][kind]?.(ask, random, setting);
      if (!item || !asked.has(askedOf(item))) break;
    }
    if (!item) {
      missing.push(kind);
      kinds.splice(kinds.indexOf(kind), 1);
      continue;
    }
    asked.add(askedOf(item));
    items.push(item);
  }
  return { games, items, missing };
}

/** The next value is that of one heap, too. */
const askedOf = ({ identity }: Item): string => identity.replace(/^next /, 'value ');

/** Versions of one worksheet: the same kinds in the same order, of consecutive seeds. */
export const versionSeed = (seed: number, version: number): number => (seed + version - 1) % 2 ** 32;

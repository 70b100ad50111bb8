/** Starts the worker of a part of the engine. */

import games from './part-workers/games-part?worker&url';
import lab from './part-workers/lab-part?worker&url';
import nimbers from './part-workers/nimbers-part?worker&url';
import positions from './part-workers/positions-part?worker&url';
import problems from './part-workers/problems-part?worker&url';
import twoHeaps from './part-workers/two-heaps-part?worker&url';
import zeckendorf from './part-workers/zeckendorf-part?worker&url';
import type { PartName } from './parts';
import { trustedAddress } from './trusted-types';

const ADDRESSES: Record<PartName, string> = {
  games,
  lab,
  positions,
  problems,
  nimbers,
  'two-heaps': twoHeaps,
  zeckendorf,
};

export const addressOfPart = (name: PartName): string => ADDRESSES[name];

/**
 * undefined where the whole engine is at hand, because a service worker keeps it, and in a document
 * with an opaque origin, which may not start workers by their addresses.
 */
export const startPart =
  origin === 'null' || navigator.serviceWorker?.controller
    ? undefined
    : (name: PartName): Worker => new Worker(trustedAddress(ADDRESSES[name]), { type: 'module' });

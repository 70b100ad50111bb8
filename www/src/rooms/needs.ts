/* Which room serves a need: apart from places.ts, because the first script of elements asks. */

import { known, type Need } from './definition';

/** The room of this edition that serves a need. */
export const roomFor = (need: Need) => known.find(({ serves }) => serves?.includes(need));

/** The name in links that serves a need. */
export function nameFor(need: Need): string | undefined {
  const room = roomFor(need);
  return room?.names[room.serves?.indexOf(need) ?? 0];
}

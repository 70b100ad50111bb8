/*
 * The rooms other than the problems. Each is loaded when it is entered for the first time, with its
 * views and texts.
 *
 * A new room needs an entry in `ALL_ROOMS`, with the name of its folder as id; a folder with
 * entry.ts, parameters.ts, model.ts, view.ts and room.ts, which exports `mount`, like two-heaps/;
 * and its texts in i18n/en: a file of its own that room.ts passes to `learn`, and its name in
 * page.ftl, `rooms-ID`.
 */

import { ELSEWHERE } from '../edition';
import type { RoomEntry } from './definition';
import { exercises } from './exercises/entry';
import { games } from './games/entry';
import { lab } from './lab/entry';
import { lessons } from './lessons/entry';
import { nimbers } from './nimbers/entry';
import { play } from './play/entry';
import { positions } from './positions/entry';
import { twoHeaps } from './two-heaps/entry';
import { zeckendorf } from './zeckendorf/entry';

const ALL_ROOMS: readonly RoomEntry[] = [
  { id: 'play', ...play, load: () => import('./play/room') },
  { id: 'lessons', ...lessons, load: () => import('./lessons/room') },
  { id: 'exercises', ...exercises, load: () => import('./exercises/room') },
  { id: 'games', ...games, load: () => import('./games/room') },
  { id: 'positions', ...positions, load: () => import('./positions/room') },
  { id: 'nimbers', ...nimbers, load: () => import('./nimbers/room') },
  { id: 'zeckendorf', ...zeckendorf, load: () => import('./zeckendorf/room') },
  { id: 'lab', ...lab, load: () => import('./lab/room') },
  { id: 'two-heaps', ...twoHeaps, load: () => import('./two-heaps/room') },
];

export const ROOMS = ALL_ROOMS.filter(({ id }) => !ELSEWHERE.includes(id));

/** The id of the room of a link if this edition of the page does not have the room. */
export function roomElsewhere(problem: string): string | undefined {
  const room = ALL_ROOMS.find(({ names }) => names.includes(problem));
  return ELSEWHERE.find((id) => id === room?.id);
}

export function roomEntryFor(problem: string): RoomEntry | undefined {
  return ROOMS.find(({ names }) => names.includes(problem));
}

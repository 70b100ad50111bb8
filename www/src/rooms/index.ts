/*
 * The rooms, in the order of the navigation. A new room needs a line here, a folder with its
 * definition and the modules that definition.ts names, like two-heaps/, and its texts in i18n/en.
 */

import { ELSEWHERE } from '../edition';
import type { SmallBuild } from '../engine/builds';
import { DOORS, known, type RoomDefinition } from './definition';
import { exercises } from './exercises';
import { explore } from './explore';
import { games } from './games';
import { lab } from './lab';
import { lessons } from './lessons';
import { nimbers } from './nimbers';
import { play } from './play';
import { positions } from './positions';
import { problemsRoom } from './problems';
import { twoHeaps } from './two-heaps';
import { zeckendorf } from './zeckendorf';

const ALL_ROOMS = [
  problemsRoom,
  play,
  lessons,
  exercises,
  explore,
  games,
  positions,
  nimbers,
  zeckendorf,
  twoHeaps,
  lab,
] as const;

type Known = (typeof ALL_ROOMS)[number];
export type RoomName = Known['id'];
export type ViewName = { [Room in Known as Room['id']]: string & keyof Room['views'] }[RoomName];
export type Room = RoomDefinition & { readonly id: RoomName };

const isHere = ({ id }: Room) => !ELSEWHERE.includes(id);

/** Those of this edition of the page. */
export const ROOMS: readonly Room[] = ALL_ROOMS.filter(isHere);
known.push(...ROOMS);

/** The room of a question, by the first part of its link: a room's name, or else a problem's. */
const roomFor = (problem: string): Room =>
  ALL_ROOMS.find(({ names }: Room) => names.includes(problem)) ?? problemsRoom;

export const roomOf = (problem: string): RoomName => roomFor(problem).id;

/** The small build of the engine for a link, by its first part. */
export const buildOf = (problem: string): SmallBuild | undefined => roomFor(problem).build;

/** The id of the room of a link if this edition of the page does not have the room. */
export function roomElsewhere(problem: string): RoomName | undefined {
  const room = roomFor(problem);
  return isHere(room) ? undefined : room.id;
}

/** The room of this edition with a name in links; undefined for a problem's name. */
export function roomEntryFor(problem: string): Room | undefined {
  const room = roomFor(problem);
  return room !== problemsRoom && isHere(room) ? room : undefined;
}

/** The room of a link; that of the problems if the link names none of this edition. */
export const roomAt = (problem: string): Room => roomEntryFor(problem) ?? problemsRoom;

/** The rooms of each door. */
export function roomsByDoor(rooms: readonly Room[] = ROOMS) {
  return DOORS.map((door) => ({ door, rooms: rooms.filter((room) => room.door === door) })).filter(
    ({ rooms }) => rooms.length > 0,
  );
}

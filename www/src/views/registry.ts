/*
 * The views of all rooms, from their definitions: page ("Share…"), element and frame have no other
 * list. No drawing is imported here, because the small poster of a frame imports this list.
 */

import type { Question } from '../question/question';
import { buildOf, ROOMS, type Room, type RoomName, roomOf, type ViewName } from '../rooms/index';

export { type RoomName, roomOf, type ViewName };

const DEFAULT_HEIGHT = 480;

/** The room with an id. */
export const roomWith = (id: RoomName) => ROOMS.find((room) => room.id === id) as Room;

/** What the client prepares for a question. */
export const preparation = ({ problem, arguments: given }: Question) =>
  [buildOf(problem), { problem, ...given }] as const;

/** The names of the views of a room, the default first. */
export function viewsIn(room: RoomName): ViewName[] {
  return Object.keys(roomWith(room).views) as ViewName[];
}

/** The names of all views, in the order in which an error message lists them. */
export function allViews(): ViewName[] {
  return [...new Set(ROOMS.flatMap(({ id }) => viewsIn(id)))];
}

/** The height of a frame with a view. */
export function heightOf(room: RoomName, view: string): number {
  const heights: Room['views'] = roomWith(room).views;
  return (Object.hasOwn(heights, view) && heights[view]) || DEFAULT_HEIGHT;
}

/** What draws a view without a drawing of its own: a calculator is the answer below its fields. */
const SAME: Record<string, string> = { calculator: 'answer', explanation: 'value' };

/** The modules that may draw a view, the first that exists does: without "./" and ".ts". */
export function drawingsOf(room: RoomName, view: string): string[] {
  const names = [view, SAME[view] ?? view];
  return [`rooms/${room}`, 'sequence'].flatMap((part) => names.map((name) => `${part}/views/${name}`));
}

/**
 * The view of a room with this name; for an empty name, the one that is called like the first part
 * of the link, or else the first one.
 */
export function viewNamed(room: RoomName, requested: string, problem = ''): ViewName | undefined {
  const all = viewsIn(room);
  return requested === ''
    ? (all.find((name) => name === problem) ?? all[0])
    : all.find((name) => name === requested);
}

/**
 * The views of a question, the default first. A link that begins with the name of a view, such as
 * that of a worksheet, has only that view.
 */
export function viewsOf({ problem, arguments: given, view }: Question): ViewName[] {
  const { id, needs = {} }: Room = roomWith(roomOf(problem));
  const all = viewsIn(id);
  const named = all.filter((name) => name === problem);
  if (named.length) return named;
  return all.filter((name) => {
    const need = needs[name];
    return need === undefined || Boolean(view[need] ?? given[need]);
  });
}

/**
 * The view to share first: the comparison while two games are compared, the sheet of a worksheet,
 * else the default.
 */
export function viewSeen(question: Question): string {
  const views = viewsOf(question);
  return views.find((name) => name === 'compare' || name === question.problem) ?? views[0] ?? '';
}

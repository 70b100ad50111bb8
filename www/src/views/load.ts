/* Loads the modules of a view: the subject of its room, and its drawing. */

import { drawingOf, type RoomName, type ViewName } from './registry';
import { type Drawing, type EnterSubject, View, type ViewHost } from './view';

const DRAWINGS = import.meta.glob<{ drawing: Drawing }>('./drawings/*.ts');

const SUBJECTS: Record<RoomName, () => Promise<{ enter: EnterSubject }>> = {
  problems: () => import('./subjects/problems-subject'),
  games: () => import('./subjects/games-subject'),
  positions: () => import('./subjects/positions-subject'),
  play: () => import('./subjects/play-subject'),
  lab: () => import('./subjects/lab-subject'),
  exercises: () => import('./subjects/exercises-subject'),
  nimbers: () => import('./subjects/nimbers-subject'),
  zeckendorf: () => import('./subjects/zeckendorf-subject'),
  'two-heaps': () => import('./subjects/two-heaps-subject'),
  lessons: () => import('./subjects/lessons-subject'),
};

export async function loadView(host: ViewHost, room: RoomName, name: ViewName): Promise<View> {
  const load = DRAWINGS[`./drawings/${drawingOf(room, name)}.ts`];
  if (!load) throw new Error(`no drawing of ${name}`);
  const [{ drawing }, { enter }] = await Promise.all([load(), SUBJECTS[room]()]);
  return new View(room, name, await enter(host, drawing.parts), drawing);
}

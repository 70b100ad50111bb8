/*
 * What links to rooms, and the steps of lessons, begin with, for the build: modules of www/src and
 * builds of the engine. Lessons import their texts as Vite does, so the build runs this module with
 * Vite's own runner: plugins/preload.ts.
 */
import { fromHash } from '../src/question/question';
import { ROOMS } from '../src/rooms/index';
import type { Step } from '../src/rooms/lessons/lesson';
import { LOADERS } from '../src/rooms/lessons/load';
import { drawingsOf, roomOf } from '../src/views/registry';

export interface StepView {
  lesson: string;
  /** From 1 on. */
  step: number;
  /** Undefined for a step that begins without a view. */
  view?: {
    /** The first part of the link of its question. */
    problem: string;
    room: string;
    /** The modules that may draw it, without the ending. */
    drawings: string[];
  };
}

function viewOf({ live }: Step): Pick<StepView, 'view'> {
  const { problem } = (live && fromHash(live.link)) ?? {};
  if (!live || !problem) return {};
  const room = roomOf(problem);
  return { view: { problem, room, drawings: drawingsOf(room, live.view) } };
}

const loaded = await Promise.all(Object.values(LOADERS).map((load) => load()));

export const STEP_VIEWS: StepView[] = loaded.flatMap(({ lesson: { name, steps } }) =>
  steps.map((step, index) => ({ lesson: name, step: index + 1, ...viewOf(step) })),
);

/** By the first part of a link; "*" for all others: the room, and the build that answers there. */
export const LINKS: Record<string, { room: string; build: string | undefined }> = Object.fromEntries(
  ROOMS.flatMap(({ id, names, build = undefined }) =>
    (names.length ? names : ['*']).map((name) => [name, { room: id, build }]),
  ),
);

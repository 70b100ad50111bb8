/*
 * The view that each step of each lesson begins with, for the build. Lessons import their texts as
 * Vite does, so the build runs this module with Vite's own runner: plugins/preload.ts.
 */
import { fromHash } from '../src/question/question';
import type { Step } from '../src/rooms/lessons/lesson';
import { LOADERS } from '../src/rooms/lessons/load';
import { drawingOf, roomOf } from '../src/views/registry';

export interface StepView {
  lesson: string;
  /** From 1 on. */
  step: number;
  /** Undefined for a step that begins without a view. */
  view?: {
    /** The first part of the link of its question. */
    problem: string;
    room: string;
    drawing: string;
  };
}

function viewOf({ live }: Step): Pick<StepView, 'view'> {
  const { problem } = (live && fromHash(live.link)) ?? {};
  if (!live || !problem) return {};
  const room = roomOf(problem);
  return { view: { problem, room, drawing: drawingOf(room, live.view) } };
}

const loaded = await Promise.all(Object.values(LOADERS).map((load) => load()));

export const STEP_VIEWS: StepView[] = loaded.flatMap(({ lesson: { name, steps } }) =>
  steps.map((step, index) => ({ lesson: name, step: index + 1, ...viewOf(step) })),
);

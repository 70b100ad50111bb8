/*
 * What links to rooms, and the steps of lessons, begin with, for the build: modules of www/src and
 * builds of the engine. Lessons import their texts as Vite does, so the build runs this module with
 * Vite's own runner: plugins/preload.ts.
 */
import { fromHash } from '../src/question/question';
import { ROOMS } from '../src/rooms/index';
import { LOADERS } from '../src/rooms/lessons/load';
import { drawingsOf, roomOf } from '../src/views/registry';

const loaded = await Promise.all(Object.values(LOADERS).map((load) => load()));

/**
 * The steps of lessons, from 1 on; with a view, the first part of the link of its question, and the
 * modules that may draw it, without the ending.
 */
export const STEPS = loaded.flatMap(({ lesson: { name, steps } }) =>
  steps.map(({ live }, index) => {
    const { problem } = (live && fromHash(live.link)) ?? {};
    const step = { lesson: name, name: `${name}/${index + 1}` };
    if (!live || !problem) return { ...step, view: undefined };
    const room = roomOf(problem);
    return { ...step, view: { problem, room, drawings: drawingsOf(room, live.view) } };
  }),
);

/** By the first part of a link; "*" for all others: the room, and the build that answers there. */
export const LINKS: Record<string, { room: string; build: string | undefined }> = Object.fromEntries(
  ROOMS.flatMap(({ id, names, build = undefined }) =>
    (names.length ? names : ['*']).map((name) => [name, { room: id, build }]),
  ),
);

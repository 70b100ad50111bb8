// Which modules of the page come in one file. By default, every set of rooms that shares modules
// makes a file of its own, and over HTTP/1.1, six at a time, each file costs a share of a round
// trip.
import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { isApart } from './plugins/apart.ts';

type Users = (id: string, chunking: Rolldown.ChunkingContext) => string[];

/** Whether a module is imported, statically, by an entry of the page other than the frame. */
function isOfPage(id: string, frame: string, chunking: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const needed = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = chunking.getModuleInfo(module);
    return !!info && module !== frame && (info.isEntry || info.importers.some(needed));
  };
  return needed(id);
}

/** The modules that a module imports, statically, directly or not; and itself. */
function reachedFrom(module: string, chunking: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    chunking.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(module);
  return found;
}

/** The room that the page has from the beginning, except for what stands below the answer. */
export const FIRST = 'problems';

/** The boards of games that are nim in disguise, and what they are drawn with. */
const SHAPES = ['diagrams', 'graph', 'layout', 'stairs', 'strip', 'tree'].map((name) => `/boards/${name}.`);

/** Whether a room has views of a sequence; the others have tables. */
const ofSequences = (room: string) => room === FIRST || room === 'games';

/**
 * The files of the page, of which the bundler puts a module into the first that takes it: `page`
 * for the beginning of the page, which is what it imports itself; `sequence` for what the rooms
 * with a sequence share, `grid` for what the others share, `shared` for what both have in common;
 * a file for the rest of each room; and `inside` for what else the views inside lessons stand on.
 * `frame` is the page of a frame, and `poster` its script, which has a file of its own; they, and
 * what is loaded later than a room, are left to the bundler.
 */
export function chunks(source: string, frame: string, poster: string): Rolldown.CodeSplittingGroup[] {
  const rooms = readdirSync(`${source}/rooms`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const entries = rooms.map((room) => `${source}/rooms/${room}/${room === FIRST ? 'details' : 'room'}.ts`);

  let reached: Set<string>[] | undefined;
  /** The rooms that import a module, statically, directly or not. */
  const users: Users = (id, chunking) => {
    if (id === frame || isApart(id, poster) || entries.includes(id)) return [];
    reached ??= entries.map((entry) => reachedFrom(entry, chunking));
    return rooms.filter((_, at) => reached?.[at]?.has(id));
  };
  const isShape = (id: string) =>
    id.startsWith(`${source}/i18n/en/diagrams.ftl`) || SHAPES.some((start) => id.startsWith(source + start));
  // What a room and the deferred part of the page need: not in the room's file.
  const scarce = `${source}/engine/scarce.ts`;
  const live = `${source}/element/live-view.ts`;
  let inside: Set<string> | undefined;
  const isInside = (id: string, chunking: Rolldown.ChunkingContext) => {
    inside ??= reachedFrom(live, chunking);
    return id !== live && inside.has(id);
  };
  const group = (name: string, has: (id: string, chunking: Rolldown.ChunkingContext) => boolean) => ({
    debugName: name,
    name: (id: string, chunking: Rolldown.ChunkingContext) => (has(id, chunking) ? name : null),
  });
  const groups = [
    group(
      'page',
      (id, chunking) =>
        id === scarce || (id !== frame && !isApart(id, poster) && isOfPage(id, frame, chunking)),
    ),
    group('shared', (id, chunking) => {
      const rooms = users(id, chunking);
      // The typed positions, and how a board is clicked, are small; the rooms without tables need
      // not wait for those.
      const isSmall = id.startsWith(`${source}/question/`) || id === `${source}/boards/option.ts`;
      const small = rooms.length > 1 && isSmall;
      return small || (rooms.some(ofSequences) && !rooms.every(ofSequences));
    }),
    group('sequence', (id, chunking) => {
      const rooms = users(id, chunking);
      return rooms.length > 1 && rooms.every(ofSequences);
    }),
    // The positions have the shapes at once; play has them, and this file, only with a game that is
    // drawn so.
    group('grid', (id, chunking) => users(id, chunking).length > 1 || isShape(id)),
    ...rooms.map((room) => group(`${room}-room`, (id, chunking) => users(id, chunking).includes(room))),
    group('inside', isInside),
  ];
  return groups.map((one, at) => ({ ...one, priority: groups.length - at }));
}

// Which modules of the page come in one file. By default, every set of rooms that shares modules
// makes a file of its own, and over HTTP/1.1, six at a time, each file costs a share of a round
// trip.
import { readdirSync } from 'node:fs';
import type { Rolldown } from 'vite';
import { isApart } from './plugins/apart.ts';

/** The modules that these import, statically, directly or not; and they themselves. */
function reachedFrom(modules: string[], chunking: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    chunking.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  modules.forEach(visit);
  return found;
}

/** The room whose links do without `shared`; and the rooms with a part below the answer. */
const PROBLEMS = 'problems';
const DIVIDED = [PROBLEMS, 'games'];

/** The boards of games that are nim in disguise, and what they are drawn with. */
const SHAPES = ['diagrams', 'graph', 'layout', 'stairs', 'strip', 'tree'].map((name) => `/boards/${name}.`);

/** The kinds of rooms that share a file, each by a module that all of them import. */
const KINDS = {
  model: 'sequence/model.ts',
  sequence: 'sequence/strip.ts',
  below: 'sequence/table.ts',
  tables: 'grid/drawing.ts',
  boards: 'boards/travel.ts',
};

/**
 * The files of the page, of which the bundler puts a module into the first that takes it: `page`
 * for the beginning of the page, which is what it imports itself, and what the problems share with
 * rooms of other kinds; `tiles` for the catalogue, which
 * the start page has, too; `shared` for what rooms of several kinds share; a file for what those of
 * one kind share, and one for the rest of each room; and `inside` for what else the views inside
 * lessons stand on. `pages` are those without the page of a frame, and `poster` is its script,
 * which has a file of its own; it, and what is loaded later than a room, are left to the bundler.
 */
export function chunks(source: string, pages: string[], poster: string): Rolldown.CodeSplittingGroup[] {
  const rooms = readdirSync(`${source}/rooms`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const entries = rooms.map((room) => `${source}/rooms/${room}/room.ts`);
  rooms.push(...DIVIDED.map((room) => `${room}-details`));
  entries.push(...DIVIDED.map((room) => `${source}/rooms/${room}/details.ts`));
  // What a room and parts of the page that are loaded later need: not in the room's file.
  const early = ['engine/scarce.ts', 'rooms/places.ts', 'ui/place.ts', 'ui/seen.ts', 'boards/tokens.css'].map(
    (file) => `${source}/${file}`,
  );
  const live = `${source}/element/live-view.ts`;

  let graph: (Record<'page' | 'tiles' | 'inside', Set<string>> & { rooms: Set<string>[] }) | undefined;
  const reached = (chunking: Rolldown.ChunkingContext) => {
    graph ??= {
      page: reachedFrom([...pages, ...early], chunking),
      tiles: reachedFrom([`${source}/rooms/explore/tiles.ts`], chunking),
      inside: reachedFrom([live], chunking),
      rooms: entries.map((entry) => reachedFrom([entry], chunking)),
    };
    return graph;
  };
  /** The rooms that import a module, statically, directly or not. */
  const users = (id: string, chunking: Rolldown.ChunkingContext) => {
    if (isApart(id, poster)) return [];
    const all = rooms.filter((_, at) => reached(chunking).rooms[at]?.has(id));
    // What is below comes after its room.
    return all.filter((room) => !DIVIDED.some((one) => room === `${one}-details` && all.includes(one)));
  };
  const isCommon = (id: string, chunking: Rolldown.ChunkingContext) => users(id, chunking).length > 1;
  /** Whether only rooms of the kind with this module import another one. */
  const isOfKind = (mark: string, id: string, chunking: Rolldown.ChunkingContext) => {
    const kind = users(`${source}/${mark}`, chunking);
    return users(id, chunking).every((room) => kind.includes(room));
  };
  const isOfAnyKind = (id: string, chunking: Rolldown.ChunkingContext) =>
    Object.values(KINDS).some((mark) => isOfKind(mark, id, chunking));
  /** Whether the problems share a module with rooms of other kinds. */
  const isEverywhere = (id: string, chunking: Rolldown.ChunkingContext) =>
    users(id, chunking).includes(PROBLEMS) && isCommon(id, chunking) && !isOfAnyKind(id, chunking);
  const isShape = (id: string) =>
    id.startsWith(`${source}/i18n/en/diagrams.ftl`) || SHAPES.some((start) => id.startsWith(source + start));
  const group = (name: string, has: (id: string, chunking: Rolldown.ChunkingContext) => boolean) => ({
    debugName: name,
    name: (id: string, chunking: Rolldown.ChunkingContext) => (has(id, chunking) ? name : null),
  });
  const groups = [
    group(
      'page',
      (id, chunking) =>
        !isApart(id, poster) && (reached(chunking).page.has(id) || isEverywhere(id, chunking)),
    ),
    group('tiles', (id, chunking) => reached(chunking).tiles.has(id)),
    group('shared', (id, chunking) => isCommon(id, chunking) && !isShape(id) && !isOfAnyKind(id, chunking)),
    // The positions have the shapes at once; play has them, and this file, only with a game that is
    // drawn so.
    ...Object.entries(KINDS).map(([name, mark]) =>
      group(name, (id, chunking) => {
        const isTheirs = isCommon(id, chunking) && isOfKind(mark, id, chunking);
        return isTheirs || (name === 'boards' && isShape(id));
      }),
    ),
    ...rooms.map((room) => group(`${room}-room`, (id, chunking) => users(id, chunking).includes(room))),
    group('inside', (id, chunking) => id !== live && reached(chunking).inside.has(id)),
  ];
  return groups.map((one, at) => ({ ...one, priority: groups.length - at }));
}

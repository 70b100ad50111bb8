// Drops the facts of a room's definition (www/src/rooms/ROOM/index.ts) for which a small entry has
// no use.

/** The room whose definition a module is; undefined for other modules. */
export const roomDefinedIn = (path) => /(?:^|\/)rooms\/([\w-]+)\/index\.ts$/.exec(path)?.[1];

/** The source of a definition without these properties. */
export function withoutFacts(source, names) {
  return source.replace(new RegExp(`^  (?:${names.join('|')}): [\\s\\S]*?,\\n(?=  [^\\s}]|\\})`, 'gm'), '');
}

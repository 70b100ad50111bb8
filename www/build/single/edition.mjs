// Replaces www/src/edition.ts and the modules in contents.mjs for the page in one file.
import { relative, sep } from 'node:path';
import { roomDefinedIn, withoutFacts } from '../plugins/facts.mjs';
import { LEFT_OUT, PARTS, ROOMS, TEXTS_LEFT_OUT } from './contents.mjs';

/**
 * The source of the module that replaces www/src/edition.ts. `site` is the address of the site, if
 * known.
 */
export function editionSource(site) {
  const elsewhere = Object.keys(ROOMS).filter((room) => !ROOMS[room]);
  const constants = { ...PARTS, ELSEWHERE: elsewhere, SITE: site, ONE_FILE: 0 };
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/**
 * The texts of a Fluent file that this page uses, without comments and blank lines.
 */
function textsIn(source) {
  const entries = source.replace(/^#.*\n/gm, '').split(/\n(?=[a-z])/i);
  return entries
    .filter((entry) => !TEXTS_LEFT_OUT.test(entry.trimStart()))
    .map((entry) => entry.replace(/^(\s*[\w-]+) = /, '$1='))
    .join('\n');
}

/** The facts about rooms that the file does not use, and those of rooms that it does not have. */
const UNUSED = ['door', 'build', 'needs', 'views'];
const UNUSED_ELSEWHERE = ['unlisted', 'usual', 'serves'];

/** The pages of rooms that are in the file. */
const PAGES = Object.keys(ROOMS)
  .filter((room) => ROOMS[room])
  .map((room) => `./${room}/room.ts`);

/** Vite's loader of chunks and their styles, which are all in the file. */
const PRELOAD = '\0vite/preload-helper.js';

/** @returns {import('vite').Plugin} `sources` is www/src. */
export function edition(sources, site) {
  return {
    name: 'grundyscope:edition',
    enforce: 'pre',
    resolveId(source) {
      return source === PRELOAD ? PRELOAD : null;
    },
    load(id) {
      if (id === PRELOAD) return 'export const __vitePreload = (load) => load();';
      const [path, query] = relative(sources, id).split(sep).join('/').split('?');
      if (path === 'edition.ts') return editionSource(site);
      // The engine starts in another way as well.
      if (path === 'engine/start.ts')
        return "export { startWorker as startModuleWorker } from '../single/start'; export const examineWorker = undefined; export const isKept = () => true;";
      return query === undefined && path in LEFT_OUT ? LEFT_OUT[path] : null;
    },
    transform(code, id) {
      const room = roomDefinedIn(id);
      if (room) return withoutFacts(code, [...UNUSED, ...(ROOMS[room] ? [] : UNUSED_ELSEWHERE)]);
      if (id.endsWith('/shell/router.ts')) return code.replace("'./*/room.ts'", JSON.stringify(PAGES));
      return /\.ftl\?raw$/.test(id) ? fewerTexts(code) : null;
    },
  };
}

/** Drops the texts from the module of a Fluent file. */
function fewerTexts(code) {
  const [, literal] = /export default ("[\s\S]*")/.exec(code) ?? [];
  return literal ? `export default ${JSON.stringify(textsIn(JSON.parse(literal)))};` : null;
}

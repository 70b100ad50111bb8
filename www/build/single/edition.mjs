// The contents of the page in one file: changes www/src/edition.ts, and replaces modules that only
// the site has. Its engine is the small build for problems.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { WWW } from '../../../scripts/lib/paths.mjs';

/** The rooms of www/src/rooms that are in the file. */
const HERE = ['problems', 'games'];

/** Of the parts of the page that can be left out, the constants of www/src/edition.ts, those in. */
const PARTS = ['COPYING'];

/**
 * Modules of www/src that are not in the file, with their replacements. Empty replacements are
 * imported by modules in the file, but never used.
 */
const LEFT_OUT = {
  'rooms/games/comparison-model.ts': '',
  'rooms/games/own-rules-view.ts': '',
  'rooms/games/tools.ts': '',
  'rooms/problems/batch.ts': '',
  'rooms/problems/board.ts': '',
  'shell/search/search.ts': '',
  'shell/home/home.ts': '',
  'element/live-view.ts': '',
  // Its engine does not read sentences.
  'asked/other-game.ts': 'export const otherGame = async () => undefined;',
  'rooms/problems/batch-view.ts': 'export const batch = undefined;',
  'rooms/games/comparison-panel.ts': '',
  'sequence/save.ts': 'export const save = undefined;',
  'shell/search/finder.ts': '',
  'share/dialog.ts': '',
  'shell/search/search.css': '',
  // The whole engine is in the file, starts in another way, and nothing is loaded.
  'engine/start.ts':
    "export { startWorker as startModuleWorker } from '../single/start'; export const examineWorker = undefined; export const isKept = () => true;",
  'engine/worker-team.ts': '',
  'engine/known.ts': 'export const known = undefined;',
  'engine/builds.ts':
    'export function isOwnRule() {} export function isSmall() {} export function buildFor() {}',
  'shell/licence-document.ts':
    "export const ADDRESS = ''; export const licenceDocument = () => document.querySelector('#licences').textContent.trim();",
  'shell/offline.ts': 'export class Offline { draw() {} news() {} }',
};

const SOURCES = join(WWW, 'src');

/** www/src/edition.ts as it is here. `site` is the address of the site, if known. */
function editionOf(source, site) {
  const rooms = readdirSync(join(SOURCES, 'rooms'), { withFileTypes: true });
  const elsewhere = rooms.filter((entry) => entry.isDirectory() && !HERE.includes(entry.name));
  return source
    .replace(/(\w+): boolean = true/g, (_, part) => `${part}: boolean = ${PARTS.includes(part)}`)
    .replace(
      'ELSEWHERE: readonly string[] = []',
      () => `ELSEWHERE = ${JSON.stringify(elsewhere.map(({ name }) => name))}`,
    )
    .replace("SITE: string = ''", () => `SITE = ${JSON.stringify(site)}`);
}

/** Vite's loader of chunks and their styles, which are all in the file. */
const PRELOAD = '\0vite/preload-helper.js';

/** @returns {import('vite').Plugin} */
export function edition(site) {
  const lost = Object.keys(LEFT_OUT).find((path) => !existsSync(join(SOURCES, path)));
  if (lost) throw new Error(`There is no ${lost} to leave out any more: see edition.mjs.`);
  return {
    name: 'grundyscope:edition',
    enforce: 'pre',
    resolveId: (source) => (source === PRELOAD ? PRELOAD : null),
    load(id) {
      if (id === PRELOAD) return 'export const __vitePreload = (load) => load();';
      const path = relative(SOURCES, id).split(sep).join('/');
      return LEFT_OUT[path];
    },
    transform(code, id) {
      if (id.endsWith('/src/edition.ts')) return editionOf(code, site);
      // The page's own style sheet, which is beside the scripts elsewhere.
      if (id.endsWith('/src/main.ts')) return `import './styles.css';\n${code}`;
      const rooms = JSON.stringify(HERE.map((room) => `./${room}/room.ts`));
      return id.endsWith('/shell/router.ts') ? code.replace("'./*/room.ts'", rooms) : null;
    },
  };
}

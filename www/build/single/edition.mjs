// Changes www/src/edition.ts and replaces the modules in contents.mjs for the page in one file.
import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { WWW } from '../../../scripts/lib/paths.mjs';
import { HERE, LEFT_OUT, PARTS } from './contents.mjs';

const SOURCES = join(WWW, 'src');

/** www/src/edition.ts as it is here. `site` is the address of the site, if known. */
export function editionOf(source, site) {
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
  if (lost) throw new Error(`There is no ${lost} to leave out any more: see contents.mjs.`);
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
      // Comments and empty lines of Fluent, in a string.
      if (id.includes('.ftl?')) return code.replace(/(?<="|\\n)(?:#.*?)?\\n/g, '');
      const rooms = JSON.stringify(HERE.map((room) => `./${room}/room.ts`));
      return id.endsWith('/shell/router.ts') ? code.replace("'./*/room.ts'", rooms) : null;
    },
  };
}

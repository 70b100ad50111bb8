// Makes www/src/edition.ts, and whatever else contents.mjs says, into what they are in the page that is one file.
import { relative, sep } from 'node:path';
import { LEFT_OUT, PARTS, ROOMS, TEXTS_LEFT_OUT } from './contents.mjs';

/** The source of the module in the place of www/src/edition.ts. `site` is the address of the site, where it is known. */
export function editionSource(site) {
  const elsewhere = Object.keys(ROOMS).filter((room) => !ROOMS[room]);
  const constants = { ...PARTS, ELSEWHERE: elsewhere, SITE: site, ONE_FILE: 0 };
  return Object.entries(constants)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
}

/** Of a Fluent file what this page says. Comments are for its authors, and so is some of the space. */
export function textsIn(source) {
  const entries = source.replace(/^#.*\n/gm, '').split(/\n(?=[a-z])/i);
  return entries
    .filter((entry) => !TEXTS_LEFT_OUT.test(entry.trimStart()))
    .map((entry) => entry.replace(/^(\s*[\w-]+) = /, '$1='))
    .join('\n');
}

/** What Vite would load the parts of the page with, and their styles: they are all here. */
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
      // How the engine starts is another matter too.
      if (path === 'engine/start.ts')
        return "export { startWorker as startModuleWorker } from '../single/start';";
      return query === undefined && path in LEFT_OUT ? LEFT_OUT[path] : null;
    },
    transform(code, id) {
      if (id.endsWith('/pkg/single.js')) return withoutAddress(code);
      return /\.ftl\?raw$/.test(id) ? fewerTexts(code) : null;
    },
  };
}

/** The engine is never fetched: nothing is to be put in the place of its address. */
function withoutAddress(code) {
  const address = /new URL\('single_bg\.wasm', import\.meta\.url\)/;
  if (!address.test(code)) throw new Error('The generated package names its module in another way.');
  return code.replace(address, 'undefined');
}

/** In the module that a text became. */
function fewerTexts(code) {
  const [, literal] = /export default ("[\s\S]*")/.exec(code) ?? [];
  return literal ? `export default ${JSON.stringify(textsIn(JSON.parse(literal)))};` : null;
}

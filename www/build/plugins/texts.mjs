// Modules that are texts when the page is built: the MathML of formulas, and Fluent files.
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import temml from 'temml';

const I18N = fileURLToPath(new URL('../../src/i18n', import.meta.url));

/** The English of a name; that of the engine stands beside it. */
const fileOf = (name) =>
  name === 'allowed'
    ? fileURLToPath(new URL('../../../src/error/allowed.ftl', import.meta.url))
    : `${I18N}/en/${name}.ftl`;

/** The MathML of formulas, one a line. */
export function mathml(tex) {
  const lines = tex.trim().split('\n');
  const made = lines.map((line) => temml.renderToString(line, { displayMode: true, throwOnError: true }));
  // The page's policy blocks style attributes; its style sheet has the same rules.
  return made.join('').replace(/ (?:style|class)="[^"]*"/g, '');
}

/** A Fluent file without its comments, and without empty lines before messages. */
const bare = (source) => source.replace(/^#.*\n/gm, '').replace(/\n+(?=[a-z-])/g, '\n');

/**
 * A module whose path ends so: what is made of the file and its name, by default a text.
 * @returns {import('vite').Plugin}
 */
const textOf = (name, ending, make, code = exported) => ({
  name: `grundyscope:${name}`,
  enforce: 'pre',
  load(id) {
    if (!ending.test(id)) return null;
    const path = id.replace(/\?.*/, '');
    this.addWatchFile(path);
    return code(make(readFileSync(path, 'utf8')), basename(path, '.ftl'));
  },
});

const exported = (text) => `export default ${JSON.stringify(text)};`;

/** Importing a .tex file gives the MathML of its formulas. */
const formulas = () => textOf('formulas', /\.tex$/, mathml);

/** The messages of a file whose keys fit. */
const some = (text, fits = /^/) =>
  text
    .split(/\n(?=[a-z])/)
    .filter((message) => fits.test(message.trimStart()))
    .join('\n');

/** By a path that is the same on each machine, for the source map. */
const learnt = (text, name) => {
  const language = relative(dirname(fileOf(name)), `${I18N}/language.ts`).replaceAll('\\', '/');
  return `import { learn } from '${language}'; learn('${name}', ${JSON.stringify(text)});`;
};

/** The list in a room's definition, which the page does without. */
const LIST = /\btexts: \[(.*?)\],/s;

/**
 * `import 'texts:play'`: the page then has the texts of play.ftl, whatever its language. Those that
 * a room's definition lists are part of its page and of its views. `only` has the keys to take of
 * a file, if not all.
 * @param {Record<string, RegExp>} only
 * @returns {import('vite').Plugin[]}
 */
export const texts = (only = {}) => [
  formulas(),
  textOf('bare', /\.ftl\?bare$/, bare),
  {
    ...textOf('texts', /\.ftl\?texts\b/, bare, (text, name) => learnt(some(text, only[name]), name)),
    resolveId: (id) => (id.startsWith('texts:') ? `${fileOf(id.slice(6))}?texts` : null),
    transform(code, id) {
      const [, room, file] = /^(.*\/rooms\/[\w-]+\/)(index|room|subject|details)\.ts\b/.exec(id) ?? [];
      if (!room) return null;
      if (file === 'index') return { code: code.replace(LIST, ''), map: null };
      const [, list = ''] = LIST.exec(readFileSync(`${room}index.ts`, 'utf8')) ?? [];
      const imports = list.replace(/'([\w-]+)',?/g, "import 'texts:$1';");
      // On the same line, for the source map.
      return { code: `${imports} ${code}`, map: null };
    },
  },
];

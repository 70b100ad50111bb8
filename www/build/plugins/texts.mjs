// Modules that are texts when the page is built: the MathML of formulas, and the names in a Fluent
// file.
import { readFileSync } from 'node:fs';
import temml from 'temml';

/** The MathML of formulas, one a line. */
export function mathml(tex) {
  const lines = tex.trim().split('\n');
  const made = lines.map((line) => temml.renderToString(line, { displayMode: true, throwOnError: true }));
  // The page's policy blocks style attributes; its style sheet has the same rules.
  return made.join('').replace(/ (?:style|class)="[^"]*"/g, '');
}

/**
 * The keys of the names of questions, games and rooms, of errors in links and in loading, and of a
 * frame's own texts.
 */
const NAMES =
  /^(?:embed-.*(?<!-description)|problem-.*-name|argument-.*|rooms-(?!failed|label|worksheet)[\w-]+|exhibit-.*(?<!-why)|pair-.*|page-name|question-preset|list-separator|load-cause)$/;

/** The entries of those keys, without comments. */
export function namesIn(source) {
  const entries = source.replace(/^#.*\n/gm, '').split(/\n(?=[a-z-])/i);
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => NAMES.test(/^([\w-]+) *=/.exec(entry)?.[1] ?? ''))
    .map((entry) => `${entry}\n`)
    .join('');
}

/**
 * A module whose path ends so: a text made of the file.
 * @returns {import('vite').Plugin}
 */
const textOf = (name, ending, make) => ({
  name: `grundyscope:${name}`,
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(ending)) return null;
    const path = id.replace(/\?.*/, '');
    this.addWatchFile(path);
    return `export default ${JSON.stringify(make(readFileSync(path, 'utf8')))};`;
  },
});

/** Importing a .tex file gives the MathML of its formulas. */
export const formulas = () => textOf('formulas', '.tex', mathml);

/** `page.ftl?names`: a frame in another page shows no other texts until it is visible. */
export const names = () => textOf('names', '.ftl?names', namesIn);

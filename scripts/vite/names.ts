// Of a Fluent file only what things are called: `page.ftl?names`. A frame in another page says no more until it is seen.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The keys of what a question, a game or a room is called, what is wrong with a link, and all that a frame itself says. */
const NAMES =
  /^(?:embed-.*(?<!-description)|problem-.*-name|argument-.*|rooms-(?:games|nimbers|zeckendorf)|exhibit-.*(?<!-why)|pair-.*|link-.*|page-name|question-preset|list-separator)$/;

/** Those texts, each as it is written, without what is said about them. */
export function namesIn(source: string): string {
  const entries = source.replace(/^#.*\n/gm, '').split(/\n(?=[a-z-])/i);
  return entries
    .map((entry) => entry.trimEnd())
    .filter((entry) => NAMES.test(/^([\w-]+) *=/.exec(entry.trimStart())?.[1] ?? ''))
    .map((entry) => `${entry.trimStart()}\n`)
    .join('');
}

export function names(): Plugin {
  return {
    name: 'grundyscope:names',
    enforce: 'pre',
    load(id) {
      if (!/\.ftl\?names$/.test(id)) return null;
      const path = id.slice(0, -'?names'.length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(namesIn(readFileSync(path, 'utf8')))};`;
    },
  };
}

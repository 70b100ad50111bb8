// The names in a Fluent file: `page.ftl?names`. A frame in another page shows no other texts until
// it is visible.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/**
 * The keys of the names of questions, games and rooms, of errors in links and in loading, and of a
 * frame's own texts.
 */
const NAMES =
  /^(?:embed-.*(?<!-description)|problem-.*-name|argument-.*|rooms-(?!failed|label)[\w-]+|exhibit-.*(?<!-why)|pair-.*|link-.*|page-name|question-preset|list-separator|load-cause)$/;

/** The entries of those keys, without comments. */
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

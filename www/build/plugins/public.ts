// The scripts of www/public without their comments, which every visitor would fetch.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Removes comments on lines of their own, and the indentation. */
export function withoutComments(script: string): string {
  return script.replace(/^\s*(?:\/\/.*)?\n|^[ \t]+/gm, '');
}

export function publicScripts(from: string): Plugin {
  return {
    name: 'grundyscope:public-scripts',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of readdirSync(from).filter((name) => name.endsWith('.js')))
        writeFileSync(join(dir, name), withoutComments(readFileSync(join(from, name), 'utf8')));
    },
  };
}

// Formulas: importing a .tex file gives its MathML, line by line, at build time.
import { readFileSync } from 'node:fs';
import temml from 'temml';
import type { Plugin } from 'vite';

/** The MathML of formulas, one a line. */
export function mathml(tex: string): string {
  const lines = tex.trim().split('\n');
  return lines.map((line) => one(line)).join('');
}

function one(tex: string): string {
  const made = temml.renderToString(tex, { displayMode: true, throwOnError: true });
  // The page's policy blocks style attributes; its style sheet has the same rules.
  return made.replace(/ (?:style|class)="[^"]*"/g, '');
}

export function formulas(): Plugin {
  return {
    name: 'grundyscope:formulas',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.tex')) return null;
      this.addWatchFile(id);
      return `export default ${JSON.stringify(mathml(readFileSync(id, 'utf8')))};`;
    },
  };
}

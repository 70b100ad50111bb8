// Formulas: a .tex file imported by the page is its MathML, line by line, made when the page is built. Browsers set it themselves.
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
  // The page's policy allows no style attributes, and its style sheet says the same.
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

// Style sheets of the page for a shadow root in somebody else's page: `import css from './x.css?shadow'` is a text in which
// nothing depends on that page, neither on its size of type nor on the width of its window. Widths are compared with the size of the
// element's own type, which is what em is there: large type in a narrow element is narrow.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const QUERY = '?shadow';
const ENDING = `.css${QUERY}`;

/** The sheet as it is to be adopted. */
export function inShadow(css) {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // No properties are registered here: they would be registered for all of the page.
      .replace(/@property [^{]*\{[^}]*\}/g, '')
      .replace(/(^|\n)body \{[^}]*\}/g, '')
      .replace(/(^|\n)html \{/g, '$1.scope {')
      .replace(/:root\b/g, '.scope')
      // Light or dark is what the page around it says.
      .replace(/color-scheme: light dark;/g, '')
      .replace(/@media \(width[^{]*/g, (query) =>
        query.replace('@media', '@container').replace(/([\d.]+)rem/g, '$1em'),
      )
      .replace(/(?<![\w.#-])(-?(?:\d*\.)?\d+)rem\b/g, 'calc($1 * var(--rem))')
      .replace(/(?<![\w.#-])((?:\d*\.)?\d+)vw\b/g, '$1cqi')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .trim()
  );
}

/** Every token can be overridden by the page: --ink by --grundyscope-ink. */
export function overridable(css) {
  return css.replace(/([{;])(--([\w-]+)): ?([^;}]+)/g, '$1$2:var(--grundyscope-$3,$4)');
}

const PREFIX = '\0shadow-styles:';

/** @returns {import('vite').Plugin} */
export function shadowStyles() {
  return {
    name: 'grundyscope:shadow-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || !importer) return null;
      // Not by the ending of a style sheet, which would be taken for one.
      return `${PREFIX}${resolve(dirname(importer), source.slice(0, -ENDING.length))}`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = `${id.slice(PREFIX.length)}.css`;
      this.addWatchFile(file);
      const css = inShadow(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(file.endsWith('/tokens.css') ? overridable(css) : css)};`;
    },
  };
}

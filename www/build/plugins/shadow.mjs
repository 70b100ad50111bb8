// Style sheets of the page for a shadow root in a host page: `import css from './x.css?shadow'` is
// a text that depends neither on the host page's font size nor on the width of its window.
// Container queries compare widths in em of the element, so that they allow for large type.
//
// Not Lightning CSS, though Vite has it: a media query becomes a container query only by rebuilding
// each condition in a visitor, and a length in a custom property is an unparsed token to it. That
// is more code than the few rules below.
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { WWW } from '../../../scripts/lib/paths.mjs';

const ENDING = '.css?shadow';

/** The sheet for a shadow root. */
function inShadow(css) {
  return (
    css
      .replace(/\/\*[\s\S]*?\*\//g, '')
      // Sheets of a shadow root apply in the order of adoption, without layers.
      .replace(/@layer [\w, ]+;/g, '')
      .replace(/@layer \w+ \{([\s\S]*)\}\s*$/, '$1')
      // Registered properties would apply to the whole host page.
      .replace(/@property [^{]*\{[^}]*\}/g, '')
      .replace(/(^|\n)\s*body \{[^}]*\}/g, '')
      .replace(/(^|\n)\s*html \{/g, '$1.scope {')
      .replace(/:root\b/g, '.scope')
      // The host page sets the colour scheme.
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
const overridable = (css) => css.replace(/([{;])(--([\w-]+)): ?([^;}]+)/g, '$1$2:var(--grundyscope-$3,$4)');

const PREFIX = '\0shadow-styles:';

/** @returns {import('vite').Plugin} */
export function shadowStyles() {
  return {
    name: 'grundyscope:shadow-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(ENDING) || !importer) return null;
      // Without the ending .css: Vite would treat it as a style sheet.
      // A path within the project, because bundles that are not minified name their modules.
      const path = resolve(dirname(importer), source.slice(0, -ENDING.length));
      return PREFIX + relative(WWW, path).split(sep).join('/');
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = join(WWW, `${id.slice(PREFIX.length)}.css`);
      this.addWatchFile(file);
      const css = inShadow(readFileSync(file, 'utf8'));
      return `export default ${JSON.stringify(id.endsWith('/tokens') ? overridable(css) : css)};`;
    },
  };
}

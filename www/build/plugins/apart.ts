// Bundles one entry into one small file: modules that it shares with other entries are duplicated
// instead of loaded from a common file.
import type { Plugin } from 'vite';

const MARK = '?apart';

/**
 * `entry` is the script of `page`; the modules that it imports statically, directly or not, belong
 * to it.
 */
export function apart(page: string, entry: string): Plugin {
  return {
    name: 'grundyscope:apart',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const inside = importer === entry || importer?.endsWith(MARK);
        if (!inside || options.kind === 'dynamic-import') return null;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        if (!found || found.external || /\?(?!texts$)/.test(found.id)) return found;
        return { ...found, id: `${found.id}${MARK}` };
      },
    },
    // In a document with an opaque origin, module scripts need CORS; style sheets do not.
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename === page ? html.replace(/(<link rel="stylesheet") crossorigin/g, '$1') : html,
    },
  };
}

/** Whether a module belongs to the entry. */
export function isApart(id: string, entry: string): boolean {
  return id === entry || id.endsWith(MARK);
}

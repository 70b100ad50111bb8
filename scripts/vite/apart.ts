// One entry comes in one small file, and before everything else: what it shares with others is in it a second time, rather
// than in a file that both have to fetch.
import type { Plugin } from 'vite';

const MARK = '?apart';

/** `entry` is the module that `page` names; what it imports, and what that imports, is its own. Not what it imports later. */
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
        if (!found || found.external || found.id.includes('?')) return found;
        return { ...found, id: `${found.id}${MARK}` };
      },
    },
    // Scripts of a document with an origin of its own come only where the host lets anyone read them; its style sheet need not.
    transformIndexHtml: {
      order: 'post',
      handler: (html, { filename }) =>
        filename === page ? html.replace(/(<link rel="stylesheet") crossorigin/g, '$1') : html,
    },
    // What is no file of its own has to be copied by hand.
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(MARK)) return null;
      const { code } = await this.load({ id: id.slice(0, -MARK.length) });
      return code;
    },
  };
}

/** Whether a module is one of those. */
export function isApart(id: string, entry: string): boolean {
  return id === entry || id.endsWith(MARK) || id.endsWith('.ftl?names');
}

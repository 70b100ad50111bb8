// Hints in the built pages: what their scripts will ask for at once is fetched beside them, not after them.
import type { Plugin } from 'vite';

/** A WebAssembly module that a page's own script names is fetched with the page. */
export function hints(): Plugin {
  return {
    name: 'grundyscope:hints',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { chunk }) =>
        [...(chunk?.viteMetadata?.importedAssets ?? [])]
          .filter((name) => name.endsWith('.wasm'))
          .map((name) => ({
            tag: 'link',
            // As `fetch` asks for it, or it would be fetched twice.
            attrs: {
              rel: 'preload',
              href: `./${name}`,
              as: 'fetch',
              type: 'application/wasm',
              crossorigin: true,
            },
            injectTo: 'head' as const,
          })),
    },
  };
}

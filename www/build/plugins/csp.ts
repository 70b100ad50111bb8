// A strict Content-Security-Policy in the built pages, and a check that they need nothing looser.
import type { Plugin } from 'vite';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // The policies of Lit and of www/src/engine/trusted-types.ts.
  "require-trusted-types-for 'script'",
  'trusted-types lit-html grundyscope',
].join('; ');

/**
 * In pages with this script, the script sets the policy: in a sandboxed frame, WebKit resolves
 * 'self' to the document's opaque origin and loads nothing. The script, which runs first, writes
 * the address of the site instead.
 */
const FRAME = '<script src="./frame.js"></script>';

const INLINE = [
  {
    what: 'an inline script',
    pattern: /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>\s*\S/i,
  },
  { what: 'an inline style element', pattern: /<style[\s>]/i },
  { what: 'a style attribute', pattern: /<[^>]+\sstyle\s*=/i },
  { what: 'an event handler attribute', pattern: /<[^>]+\son[a-z]+\s*=/i },
];

/** Inline code that the policy would block in a page, or undefined. */
function inlineCodeIn(html: string): string | undefined {
  const bare = html.replace(/<!--[\s\S]*?-->/g, '');
  return INLINE.find(({ pattern }) => pattern.test(bare))?.what;
}

export function contentSecurityPolicy(): Plugin {
  return {
    name: 'grundyscope:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: html.includes(FRAME)
            ? { name: 'policy', content: POLICY }
            : { 'http-equiv': 'Content-Security-Policy', content: POLICY },
          injectTo: 'head-prepend',
        },
      ],
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [name, output] of Object.entries(bundle)) {
          if (output.type !== 'asset' || !name.endsWith('.html')) continue;
          const found = inlineCodeIn(String(output.source));
          if (found) this.error(`${name} has ${found}, which its Content-Security-Policy blocks.`);
        }
      },
    },
  };
}

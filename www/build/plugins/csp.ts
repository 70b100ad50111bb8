// A strict Content-Security-Policy in the built pages. The browser tests fail where it blocks
// something of theirs: the console says so.
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
  };
}

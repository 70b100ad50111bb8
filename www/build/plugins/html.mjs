// The HTML of the pages: its texts, which are shown before the scripts load, and a strict
// Content-Security-Policy. The browser tests fail where it blocks something of theirs: the console
// says so. And the scripts of www/public, which are not bundled.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';

/**
 * The HTML with the texts of its keys, from Fluent sources, and without comments: {{ key }} is the
 * text of a key, {{ key name=value }} with an argument. A key without a text is an error.
 */
export function withTexts(html, source) {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const filled = /\{\{ ([\w-]+)((?: \w+=[^ }]+)*) \}\}/g;
  return html.replace(/\s*<!--[\s\S]*?-->/g, '').replace(filled, (_, key, given) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`There is no text for ${key}.`);
    const pairs = [...given.matchAll(/(\w+)=([^ }]+)/g)].map(([, name, value]) => [name, value]);
    const text = bundle.formatPattern(pattern, Object.fromEntries(pairs));
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  });
}

/**
 * `texts` are the Fluent files.
 * @returns {import('vite').Plugin}
 */
export function shell(texts) {
  return {
    name: 'grundyscope:shell',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withTexts(html, texts.map((path) => readFileSync(path, 'utf8')).join('\n')),
    },
  };
}

/** Of the site and of the page in one file. Lit and trusted-types.ts have these two policies. */
export const SAME_POLICY = [
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html grundyscope',
];
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  ...SAME_POLICY,
].join('; ');

/**
 * In pages with this script, the script sets the policy: in a sandboxed frame, WebKit resolves
 * 'self' to the document's opaque origin and loads nothing. The script, which runs first, writes
 * the address of the site instead.
 */
const FRAME = '<script src="./frame.js"></script>';

/** @returns {import('vite').Plugin} */
export function contentSecurityPolicy() {
  return {
    name: 'grundyscope:content-security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const kind = html.includes(FRAME) ? { name: 'policy' } : { 'http-equiv': 'Content-Security-Policy' };
        return [{ tag: 'meta', attrs: { ...kind, content: POLICY }, injectTo: 'head-prepend' }];
      },
    },
  };
}

/** Removes comments on lines of their own, which every visitor would fetch, and the indentation. */
export const withoutComments = (script) => script.replace(/^\s*(?:\/\/.*)?\n|^[ \t]+/gm, '');

/** @returns {import('vite').Plugin} */
export const publicScripts = (from) => ({
  name: 'grundyscope:public-scripts',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(from).filter((name) => name.endsWith('.js')))
      writeFileSync(join(dir, name), withoutComments(readFileSync(join(from, name), 'utf8')));
  },
});

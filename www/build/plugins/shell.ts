// Fills the texts of the page into its HTML, which is shown before the scripts load: {{ key }} is
// the text of a key, {{ key name=value }} with an argument.
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/**
 * The HTML with the texts of its keys, from Fluent sources, and without comments. A key without a
 * text is an error.
 */
export function withTexts(html: string, source: string): string {
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

/** `texts` are the Fluent files. */
export function shell(texts: string[]): Plugin {
  return {
    name: 'grundyscope:shell',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => withTexts(html, texts.map((path) => readFileSync(path, 'utf8')).join('\n')),
    },
  };
}

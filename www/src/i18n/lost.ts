/*
 * The texts of an element whose scripts did not arrive, without Fluent's parser: each is one line,
 * and its only argument is the status.
 */

const sources = import.meta.glob<string>('./*/view-lost.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const english = sources['./en/view-lost.ftl'] ?? '';

/** In the language of a tag, or in English. */
export function text(key: string, { status = 0 } = {}, tag = 'en'): string {
  const lines = (sources[`./${tag}/view-lost.ftl`] ?? english).split('\n');
  const start = `${key} = `;
  const found = lines.find((line) => line.startsWith(start)) ?? '';
  return found.slice(start.length).replace('{ $status }', String(status));
}

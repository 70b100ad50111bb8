// The style sheets of the page: colours and widths are those of www/src/ui/tokens.css.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';

const SOURCES = join(ROOT, 'www', 'src');
const TOKENS = readFileSync(join(SOURCES, 'ui', 'tokens.css'), 'utf8');

const sheets = readdirSync(SOURCES, { recursive: true })
  .map((name) => String(name).replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css') && !name.endsWith('/tokens.css'))
  .map((name) => {
    const css = readFileSync(join(SOURCES, name), 'utf8');
    return { name, css: css.replace(/\/\*[\s\S]*?\*\//g, '') };
  });

/**
 * Colours by notation, and the common colour names. System colours such as Highlight are allowed.
 */
const COLOUR =
  /#[\da-f]{3,8}\b(?![^;{}]*\{)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|(?<![\w.-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|whitesmoke)(?![\w-])/gi;

test('sheets use colours by token', () => {
  const found = sheets
    // The initial value of a registered property must be a literal colour.
    .map(({ name, css }) => ({ name, css: css.replace(/@property [^{]*\{[^}]*\}/g, '') }))
    .flatMap(({ name, css }) => [...css.matchAll(COLOUR)].map(([colour]) => `${name}: ${colour}`));
  assert.deepEqual(found, []);
});

test('the check finds literal colours', () => {
  const found = (css) => [...css.matchAll(COLOUR)].map(([colour]) => colour);
  assert.deepEqual(found('a{color:#fff;fill:rgb(0 0 0);stroke:white}'), ['#fff', 'rgb(', 'white']);
  assert.deepEqual(found('#add{color:var(--ink)}.red{white-space:pre;outline:1px solid Highlight}'), []);
});

test('media queries use widths that tokens.css names', () => {
  const [, list = ''] = /\* Widths at which layouts change([\s\S]*?)\*\//.exec(TOKENS) ?? [];
  const named = new Set([...list.matchAll(/^\s*\* \w+ +([\d.]+)rem /gm)].map(([, width]) => width));
  assert(named.size > 5);
  const used = new Map();
  for (const { name, css } of sheets)
    for (const [query] of css.matchAll(/@(?:media|container)[^{]*/g))
      for (const [, width] of query.matchAll(/([\d.]+)r?em\b/g)) used.set(width, `${name}: ${query.trim()}`);
  const unnamed = [...used].filter(([width]) => !named.has(width));
  assert.deepEqual(unnamed, []);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mathml } from '../../www/build/plugins/texts.mjs';

const FOLDER = new URL('../../www/src/rooms/problems/formulas/', import.meta.url);

test('every formula of the page renders, without inline styles and without words', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.tex'));
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const made = mathml(readFileSync(new URL(file, FOLDER), 'utf8'));
    expect(made, file).toMatch(/^<math display="block">.*<\/math>$/s);
    expect(made, file).not.toMatch(/style=|class=|<mtext>[^<]*\p{L}{2}/u);
  }
});

test('a formula that does not parse stops the build', () => {
  expect(() => mathml('\\frac{1')).toThrow();
});

// What a position is called, from its notation.
import { expect, test } from 'vitest';
import { componentsOf, FLIPPING_GAME, productOf } from '../../www/src/ruleset/components-of';
import { positionName, positionRules } from '../../www/src/ruleset/position-name';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

test.each(rows<[string, string]>('positions'))('%s', (position, name) => {
  const components = componentsOf(position);
  expect(positionName(components)).toBe(name);
  for (const { rule } of positionRules(components)) expect(rule).toMatch(/^[A-Z][^[]*\.$/);
});

test('boards of disks have their sides', () => {
  const sides = ['5', '6'];
  expect(positionName([{ game: productOf(...FLIPPING_GAME), cells: sides }])).toBe('Flipping Game · 5 × 6');
  const product = { game: 'coins:ruler x coins:twins', cells: sides };
  expect(positionName([product])).toBe('Ruler × Twins · 5 × 6');
  expect(positionRules([product])).toHaveLength(1);
});

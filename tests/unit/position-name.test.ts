// What a position is called, from its notation.
import { expect, test } from 'vitest';
import { componentsOf, FLIPPING_GAME, productOf } from '../../www/src/ruleset/components-of';
import { lastOf, positionName, positionRules } from '../../www/src/ruleset/position-name';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

test.each(rows<[string, string, string?]>('positions'))('%s', (position, name, sum) => {
  const components = componentsOf(position);
  expect(positionName(components, sum)).toBe(name);
  for (const { rule } of positionRules(components)) expect(rule).toMatch(/^[A-Z][^[]*\.$/);
});

test('the last stone or pin is named where one can always be taken', () => {
  const last = (...games: string[]) => lastOf(games.map((game) => ({ game, cells: ['9'] })));
  for (const [game, named] of rows<[string, string]>('last ones')) expect(last(game), game).toBe(named);
  expect([last('octal:0.77'), last('octal:0.77', 'nim')]).toEqual(['pin', 'move']);
});

test('boards of disks have their sides', () => {
  const sides = ['5', '6'];
  expect(positionName([{ game: productOf(...FLIPPING_GAME), cells: sides }])).toBe(
    'Flipping Game, 5 × 6 disks',
  );
  const product = { game: 'coins:ruler x coins:twins', cells: sides };
  expect(positionName([product])).toBe('Ruler × Twins, 5 × 6 disks');
  expect(positionRules([product]).map(({ name }) => name)).toEqual(['Ruler × Twins', 'Ruler', 'Twins']);
});

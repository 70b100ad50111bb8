// What a position is called, from its notation.
import { expect, test } from 'vitest';
import { componentsOf, FLIPPING_GAME, productOf } from '../../www/src/ruleset/components-of';
import { positionName, positionRules } from '../../www/src/ruleset/position-name';

test.each([
  ['octal:0.77:{9}', 'Kayles · 9'],
  ['octal:0.77:{5,7} + nim:{4}', 'Kayles · 5, 7 + Nim · 4'],
  ['nim:3 + nim:5 + nim:7000', 'Nim · 3, 5, 7,000'],
  ['take:1,3,4:{10,13}', 'Take 1, 3 or 4 · 10, 13'],
  ['coins:ruler:{2,5,8}', 'Ruler · 2, 5, 8'],
  ['wythoff:(3,5)', 'Wythoff’s nim · 3, 5'],
  ['wythoff:3:(3,5)', '3-Wythoff · 3, 5'],
  ['silver-dollar:{1,4,$7}', 'Silver Dollar game · 1, 4, $7'],
  ['northcott:8:{1-5,2-7}', 'Northcott’s game'],
  ['hackenbush:(()(()))', 'Hackenbush'],
  ['graph:a>b,b>c@a', 'Graph'],
])('%s', (position, name) => {
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

// The unions of attributes.ts, which stand in the package's types: those of the code.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ScopeControls, ScopeTheme, ScopeView } from '../../www/src/element/attributes';
import { themeOf } from '../../www/src/embed/options';
import type { Theme } from '../../www/src/ui/theme';
import { REGISTRY, type ViewName } from '../../www/src/views/registry';
import type { Controls } from '../../www/src/views/view';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same: [Same<ScopeView, ViewName>, Same<ScopeTheme, Theme>, Same<ScopeControls, Controls>] = [
  true,
  true,
  true,
];

const source = readFileSync(new URL('../../www/src/element/attributes.ts', import.meta.url), 'utf8');
const members = (name: string) => {
  const [, union = ''] = new RegExp(`export type ${name} =([^;]*);`).exec(source) ?? [];
  return Array.from(union.matchAll(/'([\w-]+)'/g), ([, member]) => member as string);
};

test('the views of elements are exactly those of the registry', () => {
  const views = new Set(Object.values(REGISTRY).flatMap((room) => Object.keys(room)));
  expect(members('ScopeView').sort()).toEqual([...views].sort());
  expect(same).toEqual([true, true, true]);
});

test('the themes are those that frames read', () => {
  const themes = members('ScopeTheme');
  expect(themes).toHaveLength(4);
  for (const theme of themes) expect(themeOf(theme)).toBe(theme);
});

// The gallery of elements: documentation in the sources, and specimens.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documented, sent } from '../../www/specimens/documented';
import { groups, specimens } from '../../www/specimens/index';
import { learn } from '../../www/src/i18n/index';

const SOURCES = join(import.meta.dirname, '..', '..', 'www', 'src');
const sources = ['ui', 'boards', 'sequence', 'grid', 'rooms', 'shell']
  .flatMap((folder) =>
    readdirSync(join(SOURCES, folder), { recursive: true }).map((name) =>
      join(SOURCES, folder, String(name)),
    ),
  )
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(path, 'utf8'));
const told = sources.flatMap(documented);

const TEXTS = join(SOURCES, 'i18n', 'en');
for (const name of readdirSync(TEXTS)) learn(readFileSync(join(TEXTS, name), 'utf8'));

describe('documentation in the sources', () => {
  test('the gallery has exactly the elements of the sources', () => {
    const registered = sources.flatMap((source) =>
      [...source.matchAll(/^\s*define\('(.+?)'/gm)].map(([, tag]) => tag),
    );
    expect(told.map(({ tag }) => tag)).toEqual(registered);
    expect(specimens.map(({ tag }) => tag).sort()).toEqual(registered.sort());
    expect(groups.every(({ title, specimens }) => title && specimens.length)).toBe(true);
  });

  test.each(told)('$tag: each property has a type and a meaning', ({ properties }) => {
    expect(properties.length).toBeGreaterThan(0);
    expect(properties.filter(({ type, meaning }) => !type || !meaning)).toEqual([]);
  });

  test('documents exactly the events that are dispatched', () => {
    for (const source of sources) {
      const names = documented(source).flatMap(({ events }) => events.map(({ name }) => name));
      expect([...new Set(names)].sort()).toEqual(sent(source));
    }
  });
});

describe.each(specimens)('$tag', ({ tag, about, states }) => {
  const all = states();
  const own = told.find((one) => one.tag === tag);

  test('has a description and several named states, one of them mirrored', () => {
    expect(about).toMatch(/\.$/);
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ mirrored }) => mirrored)).toHaveLength(1);
  });

  test('sets only properties that the element has, and handles only events that it dispatches', () => {
    const source = sources.find((text) => text.includes(`define('${tag}'`)) ?? '';
    for (const { properties, later = {}, hold = {} } of all) {
      for (const name of Object.keys({ ...properties, ...later }))
        expect(source).toMatch(new RegExp(`\\n    ${name}: \\{|\\{ (.*, )?${name}: \\{`));
      expect(own?.events.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(hold)));
    }
  });
});

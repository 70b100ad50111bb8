// The gallery of elements: documentation in the sources, and specimens.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documented, sent } from '../../www/specimens/documented';
import { addition, greedy, letters, lettersFar, terms, winning } from '../../www/specimens/fibonacci';
import { groups, specimens } from '../../www/specimens/index';
import { nimProduct, wythoff } from '../../www/specimens/tables';
import { explained, kayles, kaylesFar, rasterOf, stripOf, subtractASquare } from '../../www/specimens/values';
import { learn } from '../../www/src/i18n/index';
import { rowsOf } from '../../www/src/rooms/zeckendorf/carry-rows';

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

  test('is parsed into elements, properties and events', () => {
    const source = `/**
 * A thing.
 *
 * Events: \`go\` {n | undefined} when it goes, \`stop\`.
 */
export class GrundyThing extends Plain {
  static override properties = {
    many: { attribute: false },
    open: { state: true },
    name: {},
  };

  /** The many
   *  of them. */
  declare many: ReadonlyArray<{ id: string; name: string }>;
  declare open: boolean;
  declare name: string;

  act() {
    this.emit('go', { n: 1 });
    this.emit('stop');
  }
}

define('grundy-thing', GrundyThing);
`;
    const type = 'ReadonlyArray<{ id: string; name: string }>';
    const properties = [
      { name: 'many', type, meaning: 'The many of them.', attribute: false },
      { name: 'name', type: 'string', meaning: '', attribute: true },
    ];
    const events = [
      { name: 'go', detail: '{n | undefined}', when: 'when it goes' },
      { name: 'stop', detail: '', when: '' },
    ];
    expect(documented(source)).toEqual([
      { tag: 'grundy-thing', className: 'GrundyThing', properties, events },
    ]);
    expect(sent(source)).toEqual(['go', 'stop']);
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

describe('the data of the gallery', () => {
  test('sequences', () => {
    // A002186 and A014586.
    expect([...kayles(12)]).toEqual([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    expect([...subtractASquare(12)]).toEqual([0, 1, 0, 1, 2, 0, 1, 0, 1, 2, 0, 1, 0]);
    expect([...kaylesFar(400)]).toEqual([...kayles(400)]);
    expect(explained(29)).toMatchObject({ value: 5, optionCount: 5 });
  });

  test('tables', () => {
    const table = wythoff(8);
    const zeros = [...table.keys()].filter((at) => table[at] === 0).map((at) => `${at >> 3},${at & 7}`);
    expect(zeros.join(' ')).toBe('0,0 1,2 2,1 3,5 4,7 5,3 7,4');
    expect([nimProduct(6n, 7n), nimProduct(8n, 8n), nimProduct(16n, 16n)]).toEqual([3n, 13n, 24n]);
    expect(nimProduct(2n ** 32n, 2n ** 32n)).toBe((2n ** 32n) ^ (2n ** 31n));
  });

  test('Zeckendorf', () => {
    expect(terms(100)).toEqual([89, 8, 3]);
    expect(greedy(100n).map(({ next }) => next)).toEqual(['144', '13', '5']);
    expect([...letters(0, 8)]).toEqual([0, 1, 0, 0, 1, 0, 1, 0]);
    expect(lettersFar(50n, 100)).toEqual(letters(50, 100));
    expect(winning(32, 12)).toEqual([3]);
    for (const [a, b] of [
      [100, 100],
      [1, 1],
      [987_654_321, 123_456_789],
    ] as const) {
      const { added, top } = addition(a, b);
      const end = rowsOf(added, top, 1000).at(-1)?.digits ?? [];
      expect([...end.keys()].filter((k) => end[k] === 1).reverse()).toEqual([...added.sum]);
    }
  });

  test('pictures: every value falls into its cell', () => {
    const values = subtractASquare(3000);
    const drawn = rasterOf(values, { from: 0, to: 3000 }, 200, 20);
    const { from, width, columns, rows, step, shades, most } = drawn;
    expect([from, most]).toEqual([0, Math.max(...values)]);
    expect(columns * width > 3000 && rows * step > most).toBe(true);
    for (const n of [0, 1, 500, 3000]) {
      const row = Math.floor((values[n] ?? 0) / step);
      expect(shades[row * columns + Math.floor(n / width)]).toBeGreaterThan(0);
    }
    expect(stripOf(values, 600).values).toEqual(values);
    const page = stripOf(kaylesFar(1_000_000), 600, { columns: 12 });
    expect(page.pixels).toHaveLength(4 * page.layout.shown);
  });
});

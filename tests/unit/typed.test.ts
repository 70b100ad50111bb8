// Names as they are typed.
import { describe, expect, test } from 'vitest';
import { isNamed, nameKey } from '../../www/src/question/typed/names';
import { tableBeside } from '../wasm/rows.mjs';

const rows = tableBeside(import.meta.url);

describe('names', () => {
  test.each(rows<[string, string]>('keys of names'))('%j is %j', (typed, key) => {
    expect(nameKey(typed)).toBe(key);
  });

  test.each(rows<[string, string, boolean]>('names that are meant'))(
    '%j names %j: %s',
    (typed, name, named) => {
      expect(isNamed(typed, [name])).toBe(named);
    },
  );
});

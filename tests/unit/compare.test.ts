// Two games compared: links and sentences.
import { describe, expect, test } from 'vitest';
import type { Comparison } from '../../www/src/engine/protocol';
import { withoutDefaults } from '../../www/src/question/parameters';
import { toHash } from '../../www/src/question/question';
import { compareHeadline, compareSentences } from '../../www/src/rooms/games/comparison-words';
import { tableBeside } from '../wasm/rows.mjs';
import { learnEnglish, source } from './english';

const rows = tableBeside(import.meta.url);

learnEnglish('compare');

const found = (more: Partial<Comparison>): Comparison => ({
  ...{ games: ['a', 'b'], from: 0, checkedTo: 200, differences: 0, verdict: 'observed' },
  ...{ bins: new Uint32Array(), binWidth: 1 },
  ...more,
});

describe('sentences', () => {
  test.each(rows<[string, Partial<Comparison>]>('headlines'))('%s', (said, more) => {
    expect(compareHeadline(found(more))).toBe(said);
  });

  test('never call an observation proved, nor a proof observed', () => {
    const observed = compareSentences(found({ sameFrom: 0 })).join(' ');
    expect(observed).toMatch(/^All 201 values are the same\. This is observed, not proved/);
    for (const reason of ['same-rules', 'periods', 'growth', 'one-period'] as const) {
      const decided = { differences: 5, decidedFrom: 71, decidedBy: 44 };
      const proved = compareSentences(found({ verdict: 'different', reason, ...decided }));
      expect(proved).toHaveLength(2);
      expect(proved.join(' ')).not.toMatch(/observed|\[|\{/);
    }
  });

  test('count the differences', () => {
    const more = { differences: 124, firstDifference: 25, lastDifference: 200 };
    expect(compareSentences(found(more))[0]).toBe(
      'Of 201 values, 124 are different, 61%. The first is at n = 25, the last at n = 200.',
    );
    const one = { differences: 1, firstDifference: 7, lastDifference: 7, checkedTo: 99_999 };
    expect(compareSentences(found(one))[0]).toBe('Of 100,000 values, one is different: at n = 7.');
    const few = { ...one, differences: 3, lastDifference: 9_000 };
    expect(compareSentences(found(few))[0]).toContain('3 are different, < 1%.');
  });
});

test('a link without another game has no empty parameter for it', () => {
  const question = { problem: 'game', arguments: { game: 'octal:0.77', n: '200' }, view: { with: '' } };
  expect(toHash(withoutDefaults(question))).toBe('#1/game?game=octal:0.77&n=200');
});

test('“What is this?” has fewer than 200 words', () => {
  const about = source('primer').match(/^about-(game|mex|outcome|sum) = .*$/gm) ?? [];
  expect(about).toHaveLength(4);
  const words = about.map((line) => line.replace(/^.*? = /, '')).join(' ');
  expect(words.split(/\s+/).length).toBeLessThan(200);
});

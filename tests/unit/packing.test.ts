// The engine of the page in one file, packed and unpacked.
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pack, unpack } from '../../www/src/single/packing';

function unpacked(packed: Uint8Array): Uint8Array {
  const work = unpack(packed);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Numbers that look like chance, always the same. */
function noise(length: number): Uint8Array {
  let seed = 1;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed >>> 24;
  });
}

const SAMPLES: Record<string, Uint8Array> = {
  nothing: new Uint8Array(),
  'one byte': Uint8Array.of(200),
  'all bytes': Uint8Array.from({ length: 256 }, (_, at) => at),
  'the same byte': new Uint8Array(9000),
  noise: noise(9000),
  'noise that comes again': Uint8Array.from([...noise(3000), ...noise(3000)]),
  text: readFileSync('README.md'),
};

for (const [name, bytes] of Object.entries(SAMPLES))
  test(`${name} comes back as it was`, () => {
    expect(unpacked(pack(bytes))).toEqual(new Uint8Array(bytes));
  });

test('text takes less than deflated, the same byte nearly nothing, and noise hardly more', () => {
  const { text, noise: chance, 'the same byte': same } = SAMPLES as Record<string, Uint8Array>;
  if (!text || !chance || !same) throw new Error('a sample is missing');
  expect(pack(text).length).toBeLessThan(deflateRawSync(text, { level: 9 }).length);
  expect(pack(same).length).toBeLessThan(60);
  expect(pack(chance).length).toBeLessThan(9700);
});

test('others get their turn meanwhile', () => {
  const work = unpack(pack(new Uint8Array(10_000)));
  expect([work.next().done, work.next().done, work.next().done]).toEqual([false, false, true]);
});

test('what was cut off or damaged gives other bytes, and never throws or goes on for ever', () => {
  const packed = pack(SAMPLES.text ?? new Uint8Array());
  expect(unpacked(packed.subarray(0, 100)).length).toBe(SAMPLES.text?.length);
  const damaged = packed.map((byte, at) => (at === 50 ? byte ^ 1 : byte));
  expect(unpacked(damaged)).not.toEqual(new Uint8Array(SAMPLES.text ?? []));
});

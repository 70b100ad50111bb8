import { expect, test } from 'vitest';
import { buffersOf } from '../../www/src/engine/transfer';

test('finds the buffers of all typed arrays, once each', () => {
  const values = new Uint32Array([1, 2]);
  const counts = new Uint32Array([3]);
  const deep = new Uint32Array([4]);
  expect(buffersOf(values)).toEqual([values.buffer]);
  expect(
    buffersOf({ values, counts, again: values, distributions: [{ values: deep, counts: ['1'] }] }),
  ).toEqual([values.buffer, counts.buffer, deep.buffer]);
});

test('leaves views of larger buffers: they may be the memory of the engine', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  expect(buffersOf(new Uint32Array(memory.buffer, 8, 2))).toEqual([]);
  expect(buffersOf(new Uint32Array(memory.buffer, 0, 2))).toEqual([]);
});

test.each([[undefined], [null], ['text'], [5], [[]], [{}], [new Uint32Array(0)], [{ a: [1, 'b', null] }]])(
  'nothing to move in %j',
  (answer) => {
    expect(buffersOf(answer)).toEqual([]);
  },
);

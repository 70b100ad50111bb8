/* What is a nim-product? */

import type { Slip } from '../item';
import { at, type MakeItem, message, slipsBeside } from './kind';

export const product: MakeItem = async (ask, random, { level }) => {
  const [most, other] = at(level, [
    [3, 7],
    [7, 15],
    [15, 15],
  ]) as [number, number];
  const [a, b] = random.shuffled([random.between(2, most), random.between(level === 3 ? 8 : 2, other)]) as [
    number,
    number,
  ];
  const { answer } = await ask('nimber', { expression: `${a}*${b}` });
  const value = Number(answer.value);
  return {
    kind: 'product',
    identity: `product ${Math.min(a, b)} ${Math.max(a, b)}`,
    games: [],
    ask: message('exercise-ask-product', { a, b }),
    given: [],
    input: { type: 'number' },
    answer: String(value),
    slips: productSlips(a, b, value),
    why: [message('exercise-why-product', { a, b, value }), message('exercise-why-product-rules')],
  };
};

/** The product of polynomials over the field of two elements: no carries, and nothing reduced. */
export function carryless(a: number, b: number): number {
  let product = 0;
  for (let bit = 0; b >> bit; bit++) if ((b >> bit) & 1) product ^= a << bit;
  return product;
}

export function productSlips(a: number, b: number, value: number): Slip[] {
  return slipsBeside(String(value), [
    { name: 'product', answer: String(a * b), with: { a, b } },
    { name: 'carryless', answer: String(carryless(a, b)), with: { a, b } },
    { name: 'nim-sum', answer: String(a ^ b), with: { a, b } },
    { name: 'plus', answer: String(a + b), with: { a, b } },
  ]);
}

// Zeckendorf representations and their uses: zeckendorf, zeckendorfSteps, zeckendorfAdd,
// fibonacciEncode, fibonacciDecode, fibonacciWord, sumOfMoves.
import { digits, equal, ok, refused, same } from '../assert.mjs';

/** F(2) = 1, F(3) = 2, ... */
function fibonacci(index) {
  let [a, b] = [0n, 1n];
  for (let i = 0; i < index; i += 1) [a, b] = [b, a + b];
  return a;
}

const sum = (numbers) => numbers.reduce((total, number) => total + BigInt(number), 0n);
const sumOf = (indices) => sum(Array.from(indices, fibonacci));

export const tests = {
  'zeckendorf: terms and indices form the representation'(api) {
    const { terms, indices } = api.zeckendorf({ n: '100' });
    same(terms, ['89', '8', '3']);
    ok(indices instanceof Uint32Array, 'indices');
    same(indices, [11, 6, 4]);
    const large = api.zeckendorf({ n: '10^300' });
    equal(large.terms.length, large.indices.length);
    equal(sum(large.terms), 10n ** 300n);
    ok(api.zeckendorf({ n: '10^10000' }).indices.length > 10_000, 'a long one');
    refused(() => api.zeckendorf({ n: 0 }), 'out-of-range', 'n');
    refused(() => api.zeckendorf({ n: '10^100000+1' }), 'out-of-range', 'n');
  },

  'zeckendorfSteps: each step takes the largest term that fits'(api) {
    same(api.zeckendorfSteps({ n: '100' }), {
      n: '100',
      count: 3,
      from: 0,
      steps: [
        { index: 11, term: '89', next: '144', rest: '11' },
        { index: 6, term: '8', next: '13', rest: '3' },
        { index: 4, term: '3', next: '5', rest: '0' },
      ],
    });
    const { n, count, steps } = api.zeckendorfSteps({ n: '10^300', from: 2, count: 3 });
    same([n.length, steps.length], [301, 3]);
    const { terms, indices } = api.zeckendorf({ n: '10^300' });
    equal(count, terms.length);
    same(
      steps.map(({ term, index }) => [term, index]),
      [2, 3, 4].map((place) => [terms[place], indices[place]]),
    );
    const long = api.zeckendorfSteps({ n: '10^100000', count: 1000 });
    ok(long.steps.length >= 1 && long.steps.length < 20, 'few of a long one');
    equal(api.zeckendorfSteps({ n: '10^100000', from: long.count - 1 }).steps.at(-1).rest, '0');
    equal(api.zeckendorfSteps({ n: 5, from: 1 }).steps.length, 0);
    refused(() => api.zeckendorfSteps({ n: 0 }), 'out-of-range', 'n');
    refused(() => api.zeckendorfSteps({ n: 5, count: 0 }), 'out-of-range', 'count');
    refused(() => api.zeckendorfSteps({ n: 5, count: 1001 }), 'out-of-range', 'count');
    refused(() => api.zeckendorfSteps({ n: 5, from: 1_000_001 }), 'out-of-range', 'from');
  },

  'zeckendorfAdd: digits, steps and the representation of the sum'(api) {
    const far = api.zeckendorfAdd({ a: 2n ** 200n, b: '3^100' });
    equal(far.value, String(2n ** 200n + 3n ** 100n));
    equal(sumOf(far.sum), BigInt(far.value));
    ok(far.digits instanceof Uint8Array, 'digits');
    equal(far.stepCount, far.steps.length);
    const { a, b, sum: total, value } = api.zeckendorfAdd({ a: 100, b: '54' });
    same([a, b, total, value], [[11, 6, 4], [9, 7, 5, 3], [12, 6, 3], '154']);
    refused(() => api.zeckendorfAdd({ a: 1 }), 'missing', 'b');
  },

  'fibonacciDecode: words, spaces between them, and what is no word'(api) {
    same(api.fibonacciDecode({ text: ' 11 \n011' }), ['1', '2']);
    same(api.fibonacciDecode({ text: api.fibonacciEncode({ n: '10^1000' }) }), [`1${'0'.repeat(1000)}`]);
    for (const text of ['0', '110', 'x', '2', '11,11']) {
      equal(
        refused(() => api.fibonacciDecode({ text }), 'not-a-number', 'text', text).value.length > 0,
        true,
      );
    }
  },

  'sumOfMoves: sums are those of solve, and follow the recurrence beyond'(api) {
    const solved = (request) => api.solve({ problem: 'fibonacci-nim', ...request }).answer;
    equal(api.sumOfMoves({ n: 100 }).sum, '728');
    equal(api.sumOfMoves({ n: '10^18', modulus: '10^8' }).sum, '88351299');
    const n = '10^3000+12345';
    const { sum: exact } = api.sumOfMoves({ n });
    digits(exact, `to ${n}`);
    equal(api.sumOfMoves({ n, modulus: 10n ** 18n }).sum, String(BigInt(exact) % 10n ** 18n));
    equal(api.sumOfMoves({ n: '10^10000', modulus: '10^8' }).sum, solved({ n: '10^10000', modulus: '10^8' }));
    const { sum: far } = api.sumOfMoves({ n: '10^1000000', modulus: '10^8' });
    equal(far, '42573736', 'to 10^1000000');
    refused(() => api.sumOfMoves({ n: '10^3000000+1', modulus: 7 }), 'out-of-range', 'n');
    refused(() => api.sumOfMoves({ n: '10^10001' }), 'out-of-range', 'n');
    refused(() => api.sumOfMoves({ n: 100, modulus: 0 }), 'out-of-range', 'modulus');
    refused(() => api.sumOfMoves({ modulus: 7 }), 'missing', 'n');
  },

  'fibonacciWord: letters from anywhere, with how many ones come before'(api) {
    const { letters } = api.fibonacciWord({ length: 40 });
    ok(letters instanceof Uint8Array, 'letters');
    const later = api.fibonacciWord({ from: 30, length: 10 });
    const ones = letters.slice(0, 30).filter((letter) => letter === 1).length;
    same([later.letters, later.onesBefore], [letters.slice(30), String(ones)]);
    const far = api.fibonacciWord({ from: '10^30', length: '5' });
    same(far, { letters: [1, 0, 0, 1, 0], onesBefore: '381966011250105151795413165634' });
    equal(api.fibonacciWord({ length: 0 }).letters.length, 0);
    refused(() => api.fibonacciWord({ length: 10_000_001 }), 'out-of-range', 'length');
    refused(() => api.fibonacciWord({ from: 5 }), 'missing', 'length');
  },
};

// The field of nimbers: nimber, nimProducts, nimInverses, nimberTable, nimberFacts, nimQuadratic.
import { digits, equal, fields, ok, refused, same } from '../assert.mjs';

const value = (api, expression) => api.nimber({ expression }).value;

export const tests = {
  'nimber: an expression is evaluated step by step'(api) {
    const expression = '4*(4+2)^2/3';
    const { value: result, kind, steps, omitted } = api.nimber({ expression });
    same([result, kind, omitted], ['3', 'nimber', 0]);
    same(
      steps.map(({ operation, operands, result: one, from, to }) => [
        operation,
        operands.join(' '),
        one,
        expression.slice(from, to),
      ]),
      [
        ['nim-sum', '4 2', '6', '4+2'],
        ['nim-power', '6 2', '5', '(4+2)^2'],
        ['nim-product', '4 5', '2', '4*(4+2)^2'],
        ['nim-quotient', '2 3', '3', '4*(4+2)^2/3'],
      ],
    );
    same(steps[1].lines, [{ code: 'square', values: { value: '6', result: '5' } }]);
    for (const step of steps) digits(step.omitted, 'lines left out');
    const order = api.nimber({ expression: 'order(4)' });
    same([order.value, order.kind, order.steps[0].operation], ['15', 'integer', 'order']);
    const long = api.nimber({ expression: '[2^64]⊗[2^64]' });
    equal(long.value, String(3n * 2n ** 63n), 'Fermat powers above 2^53');
  },

  'nimber: errors have the position'(api) {
    const wrong = (expression, code, at) => {
      const error = refused(() => api.nimber({ expression }), code, 'expression', expression);
      equal(error.at, at, `${expression}: at`);
    };
    wrong('1/0', 'division-by-zero', 2);
    wrong('1+', 'expression', 2);
    wrong('1+(2', 'parentheses', 2);
    wrong('4x4', 'expression', 1);
    wrong('', 'empty', undefined);
    wrong('[2^65536]', 'out-of-range', 1);
    refused(() => api.nimber({}), 'missing', 'expression');
  },

  'nimProducts: products equal those of expressions'(api) {
    const [a, b] = [BigUint64Array.of(4n, 4n, 6n), BigUint64Array.of(4n, 5n, 5n)];
    equal(api.nimProducts({ a, b }).join(' '), '6 2 8'); // OEIS A051775
    const large = BigUint64Array.of(2n ** 63n, 2n ** 64n - 1n, 12345678901234567890n);
    const other = BigUint64Array.of(2n ** 63n, 2n ** 64n - 1n, 9876543210987654321n);
    api.nimProducts({ a: large, b: other }).forEach((product, i) => {
      equal(String(product), value(api, `[${large[i]}] * [${other[i]}]`), `${large[i]}`);
    });
    equal(api.nimProducts({ a: new BigUint64Array(0), b: new BigUint64Array(0) }).length, 0);
    equal(api.nimProducts({ a: new BigUint64Array(70_000), b: new BigUint64Array(70_000) }).length, 70_000);
    refused(() => api.nimProducts({ a, b: large.subarray(1) }), 'out-of-range', 'b');
    refused(() => api.nimProducts({ a: [1n], b: [1n] }), 'wrong-type', 'a');
    refused(() => api.nimProducts({ a, b: new BigInt64Array(a.length) }), 'wrong-type', 'b');
  },

  'nimProducts: properties that an array overrides are ignored'(api) {
    const numbers = BigUint64Array.of(9n, 4n, 4n, 6n, 9n);
    const part = new BigUint64Array(numbers.buffer, 8, 3);
    class Other extends BigUint64Array {
      get length() {
        return 1;
      }
      subarray() {
        return numbers;
      }
    }
    const lying = Object.defineProperties(Other.of(4n, 5n, 5n), {
      buffer: { value: new ArrayBuffer(1000) },
      byteOffset: { value: 8 },
      constructor: { value: Uint8Array },
    });
    for (const listener of [undefined, () => true]) {
      equal(api.nimProducts({ a: part, b: lying }, listener).join(' '), '6 2 8'); // OEIS A051775
    }
    equal(numbers.join(' '), '9 4 4 6 9', 'and they stay as they were');
    const signed = Object.setPrototypeOf(new BigInt64Array(3), BigUint64Array.prototype);
    for (const a of [signed, new Uint8Array(24), { buffer: part.buffer, byteOffset: 0, length: 3 }]) {
      refused(() => api.nimProducts({ a, b: part }), 'wrong-type', 'a');
    }
  },

  'nimProducts and nimInverses: results are written to the given array'(api) {
    const count = 20_001;
    const numbers = (seed) =>
      BigUint64Array.from({ length: count }, (_, i) => BigInt(i + seed) * 0x9e3779b97f4a7c15n);
    const [a, b] = [numbers(1), numbers(7)];
    const products = api.nimProducts({ a, b }).join(' ');
    const inverses = api.nimInverses({ a }).join(' ');
    for (const listener of [undefined, () => true]) {
      const into = new BigUint64Array(count);
      ok(api.nimProducts({ a, b, into }, listener) === into, 'it comes back');
      equal(into.join(' '), products);
      ok(api.nimInverses({ a, into }, listener) === into, 'it comes back');
      equal(into.join(' '), inverses);
      for (const name of ['a', 'b']) {
        const factors = { a: a.slice(), b: b.slice() };
        equal(
          api.nimProducts({ ...factors, into: factors[name] }, listener).join(' '),
          products,
          `to ${name}`,
        );
      }
      // The results of one slice overlap the operands of the next.
      for (const [from, to] of [
        [0, 1],
        [1, 0],
      ]) {
        const memory = new BigUint64Array(count + 1);
        const [here, there] = [from, to].map((start) => memory.subarray(start, start + count));
        here.set(a);
        equal(api.nimProducts({ a: here, b, into: there }, listener).join(' '), products, `${from} to ${to}`);
        here.set(a);
        equal(api.nimInverses({ a: here, into: there }, listener).join(' '), inverses, `${from} to ${to}`);
      }
    }
    refused(() => api.nimProducts({ a, b, into: a.subarray(1) }), 'out-of-range', 'into');
    refused(() => api.nimInverses({ a, into: a.subarray(1) }), 'out-of-range', 'into');
    refused(() => api.nimInverses({ a, into: [1n] }), 'wrong-type', 'into');
  },

  'nimProducts and nimInverses: two buffers of one shared memory may overlap'(api) {
    // Pages that are not cross-origin isolated have no shared memory.
    if (typeof SharedArrayBuffer === 'undefined') return;
    const count = 20_001;
    const memory = new SharedArrayBuffer(8 * (count + 1));
    const here = new BigUint64Array(memory, 0, count);
    const there = new BigUint64Array(structuredClone(memory), 8, count);
    const a = BigUint64Array.from({ length: count }, (_, i) => BigInt(i + 1) * 0x9e3779b97f4a7c15n);
    const [squares, inverses] = [api.nimProducts({ a, b: a }), api.nimInverses({ a })];
    here.set(a);
    equal(api.nimProducts({ a: here, b: here, into: there }).join(' '), squares.join(' '));
    here.set(a);
    equal(api.nimInverses({ a: here, into: there }).join(' '), inverses.join(' '));
  },

  'nimInverses: numbers times their inverses are 1'(api) {
    const many = BigUint64Array.from({ length: 5_000 }, (_, i) => BigInt(i + 1) * 0x9e3779b97f4a7c15n);
    const ones = api.nimProducts({ a: many, b: api.nimInverses({ a: many }) });
    ok(ones.length === many.length && ones.every((one) => one === 1n), 'a number times its inverse');
    equal(api.nimInverses({ a: new BigUint64Array(0) }).length, 0);
    many[4_321] = 0n;
    equal(refused(() => api.nimInverses({ a: many }), 'division-by-zero', 'a').at, 4_321);
    refused(() => api.nimInverses({ a: [1n] }), 'wrong-type', 'a');
    refused(() => api.nimInverses({}), 'missing', 'a');
  },

  'nimberTable: windows of four tables'(api) {
    same(api.nimberTable({ op: 'product', rowFrom: 4, rows: 1, columns: 6 }), [0, 4, 8, 12, 6, 2]);
    same(api.nimberTable({ op: 'power', rowFrom: 2, rows: 1, columns: 4 }), [1, 2, 3, 1]);
    same(api.nimberTable({ op: 'quotient', rows: 3, columns: 3 }), [0, 0, 0, 0, 1, 3, 0, 2, 1]);
    same(api.nimberTable({ op: 'sum', rows: 2, columns: '3', rowFrom: 5n }), [5, 4, 7, 6, 7, 4]);
    same(api.nimberTable({ op: 'sum', rows: 2, columns: 2, rowStep: 4, columnStep: 2 }), [0, 2, 4, 6]);
    const last = { op: 'sum', rowFrom: 2 ** 32 - 1, rows: 1, columns: 1 };
    same(api.nimberTable(last), [2 ** 32 - 1]);
    refused(() => api.nimberTable({ ...last, rows: 2 }), 'out-of-range', 'rows');
    refused(() => api.nimberTable({ ...last, op: 'difference' }), 'out-of-range', 'op');
    refused(() => api.nimberTable({ op: 'sum', rows: 4097, columns: 4096 }), 'out-of-range', 'columns');
  },

  'nimberFacts: facts are there, or absent'(api) {
    same(api.nimberFacts({ value: 4n }), {
      value: '4',
      field: { level: 2, bits: 4 },
      square: '6',
      squareRoot: '7',
      inverse: '15',
      order: '15',
      roots: ['10', '11'],
      rootsField: { level: 2, bits: 4 },
    });
    const zero = api.nimberFacts({ value: 0 });
    fields(zero, ['value', 'field', 'square', 'squareRoot', 'roots', 'rootsField'], 'zero');
    const last = api.nimberFacts({ value: '2^65536-1' });
    same([last.field, 'order' in last, 'roots' in last], [{ level: 16, bits: 65536 }, false, false]);
    for (const name of ['value', 'square', 'squareRoot', 'inverse']) digits(last[name], name);
    refused(() => api.nimberFacts({ value: '2^65536' }), 'out-of-range', 'value');
  },

  'nimQuadratic: solutions have their kinds, and solve the equation'(api) {
    for (const [a, b, c, kind, roots] of [
      [0, 0, 0, 'every', []],
      [0, 0, 5, 'none', []],
      [0, 2, 1, 'one', ['3']],
      [1, 0, 6, 'one', ['4']],
      [1, 1, 2, 'two', ['4', '5']],
      ['2^64-1', '2^63', 7n, 'two', undefined],
    ]) {
      const answer = api.nimQuadratic({ a, b, c });
      const where = `${a} ${b} ${c}`;
      equal(answer.kind, kind, where);
      if (roots) same(answer.roots, roots, where);
      equal('field' in answer, answer.roots.length > 0, `${where}: field`);
      for (const x of answer.roots) {
        digits(x, where);
        equal(value(api, `[${a}]*[${x}]^2 + [${b}]*[${x}] + [${c}]`), '0', `${where} at ${x}`);
      }
      ok(answer.roots.length < 2 || BigInt(answer.roots[0]) < BigInt(answer.roots[1]), `${where} ascends`);
    }
    refused(() => api.nimQuadratic({ a: 1, b: 1 }), 'missing', 'c');
  },
};

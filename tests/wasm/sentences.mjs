// Every derivation as the page shows it, for a grid of questions: no missing text, no missing
// variable, no "1 heaps".
import { product } from './exercises/oracle.mjs';
import { loadPage } from './instance.mjs';

const THINGS =
  'heap size|heap(?! size)|pile|stone|coin|move|first move|run|way|choice|time|set|value|pair|triple|' +
  'position|starting position|step|more step|digit|binary digit|term';
const plurals = THINGS.replaceAll('|', 's|').replace('heap(?! size)s', 'heaps');

/** What a sentence must not contain. */
const WRONG = [
  [/\[[a-z]+(-[a-z]+)+\]/, 'a text that is missing'],
  [/\{|\}|\$|undefined|NaN|null/, 'something not filled in'],
  [new RegExp(`(?<![\\d,.^])1 (${plurals}s)\\b`), 'a plural of one'],
  [new RegExp(`(?<![\\d,.])([02-9]|[\\d,]*\\d{2}) (${THINGS})\\b`), 'a singular of many'],
  [/(?<![+×−/⊕⊗] |[\d,])(\d[\d,]*) = \1\b/, 'a number that equals itself'],
  [/ {2}|\s[.,;:]|\.\.|,\.|^\s|\s$/, 'odd spacing'],
];

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const LARGE = [1000, 1001, '10^4', '10^5'];

/**
 * Arguments of the derivations, by problem. A new problem is tried with its default and its
 * smallest N.
 */
const GRID = {
  'nim-square': [...range(0, 60), ...LARGE].flatMap((n) => range(1, 8).map((heaps) => ({ n, heaps }))),
  stones: [...range(1, 300), ...LARGE, '10^18', '10^100', '10^1000'].map((n) => ({ n })),
  'flipping-game': [...range(1, 130), ...LARGE].map((n) => ({ n })),
  'fibonacci-nim': [
    ...[...range(1, 250), ...LARGE],
    ...'10^18 10^59 10^60 10^61 10^1000 10^10000'.split(' '),
  ].flatMap((n) => [{ n }, ...[1, 2, 7, '10^8', '10^18'].map((modulus) => ({ n, modulus }))]),
};

/** The formulas in a text whose results differ from the arithmetic before them. */
export function miscounted(text) {
  const plain = text.replaceAll('\u00a0', ' ').replace(/(\d),(?=\d{3})/g, '$1');
  const formulas = plain.matchAll(/(?<![+×−/⊕⊗)] |[\d…])((?:\d+ [+×−/⊕⊗] )+\d+) = (\d+)(?![\d…]| [+×−/⊕⊗])/g);
  return [...formulas]
    .filter(([, left, right]) => computed(left) !== BigInt(right))
    .map(([formula]) => formula);
}

/**
 * Evaluates from left to right: right for sums with one sign, and for products that are divided at
 * the end.
 */
function computed(left) {
  const [first, ...rest] = left.split(' ');
  let value = BigInt(first);
  for (let at = 0; at < rest.length; at += 2)
    value = (STEPS[rest[at]] ?? divided)(value, BigInt(rest[at + 1]));
  return value;
}

const STEPS = {
  '+': (a, b) => a + b,
  '−': (a, b) => a - b,
  '×': (a, b) => a * b,
  '⊕': (a, b) => a ^ b,
  '⊗': (a, b) => BigInt(product(Number(a), Number(b))),
};
const divided = (a, b) => (a % b === 0n ? a / b : -1n);

/** The faults of one sentence. */
function faults(text) {
  const plain = text.replaceAll('\u00a0', ' ');
  const found = WRONG.filter(([pattern]) => pattern.test(plain)).map(([, what]) => what);
  return [...found, ...miscounted(plain).map((formula) => `not so: ${formula}`)];
}

export async function checkSentences(api, report) {
  const page = await loadPage();
  for (const { id, parameters } of api.catalogue()) {
    const [{ default: usual, min }] = parameters;
    const written = (GRID[id] ?? [{ n: usual }, { n: min }]).flatMap((given) =>
      api.solve({ problem: id, ...given }).why.map((reason) => ({ given, text: page.sentence(reason) })),
    );
    const found = written.flatMap(({ given, text }) =>
      faults(text).map((what) => `${what} (${JSON.stringify(given)}): ${text}`),
    );
    const error = found.slice(0, 5).join('\n    ') || (written.length === 0 && 'no sentences');
    report({ name: `sentences of ${id}`, ...(error && { error }) });
  }
}

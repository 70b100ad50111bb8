// The text of a rule as tokens: words, numbers and signs, each with its place.

/** What the parser throws; `at` is the place in the text, from 0. */
export class RuleSyntaxError extends Error {
  constructor(message, at) {
    super(`${message}, at ${at}`);
    this.name = 'RuleSyntaxError';
    this.at = at;
  }
}

/** Numbers beyond this are not exact everywhere: a rule cannot name them. */
export const LARGEST = 2 ** 53;

const TOKEN = /(?<word>[a-z]+)|(?<number>[0-9]+)|(?<sign>->|\.\.|==|!=|<=|>=|[-+*/(){},;<>=≤≥≠→−×])/y;
const ASCII = { '≤': '<=', '≥': '>=', '≠': '!=', '→': '->', '−': '-', '×': '*' };
const SPACE = /\s*/y;

/**
 * Tokens `{ kind, text, at }`, the kind being word, number or sign; the last one is of the kind
 * end.
 */
export function tokensOf(text) {
  const plain = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const tokens = [];
  let at = afterSpace(plain, 0);
  while (at < plain.length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(plain);
    if (!found) throw new RuleSyntaxError(`a sign that no rule has: ${plain[at]}`, at);
    const [kind] = Object.entries(found.groups).find(([, group]) => group !== undefined);
    if (kind === 'number' && BigInt(found[0]) > BigInt(LARGEST))
      throw new RuleSyntaxError('a number up to 2^53', at);
    tokens.push({ kind, text: ASCII[found[0]] ?? found[0], at });
    at = afterSpace(plain, at + found[0].length);
  }
  tokens.push({ kind: 'end', text: '', at });
  return tokens;
}

function afterSpace(text, at) {
  SPACE.lastIndex = at;
  SPACE.exec(text);
  return SPACE.lastIndex;
}

/*
 * Mathematics in right-to-left text, where a formula still reads from left to right, as one piece.
 * Without isolation, "n = 150" at the end of a sentence falls apart into "n" and "150 =", and "+2"
 * becomes "2+".
 */

/** Text that is isolated already, nested to a depth of four: texts are inserted into texts. */
const PIECE = [1, 2, 3, 4].reduce((inner) => `[\u2066-\u2068](?:[^\u2066-\u2069]|${inner})*\u2069`, '(?!)');
/** Two letters side by side are a word, and words are not mathematics. */
const GROUP = `\\((?:${PIECE}|(?!\\p{L}{2})[^()\u2066-\u2069]|\\([^()]*\\))*\\)`;
const ATOM = `(?:${PIECE}|\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*|[a-zα-ω]?${GROUP}|[a-zα-ω]|⌊[^⌋]*⌋|…)[²…%]?`;
/** One side of a spaced sign; signs without spaces belong to it: "F/2", "2^20-1". */
const SIDE = `[+−√]?${ATOM}(?:[/^*+-]${ATOM})*`;
const SIGNS = '=≠≈≤≥<>+−×⊕⊗/';

const PIECES = RegExp(PIECE, 'g');
/** A term outside words, links and notations; or an isolated piece, which is skipped as a whole. */
const TERM = RegExp(
  `(?<![\\w#&=?.:/^*+-])${SIDE}(?:[ \u00a0][${SIGNS}][ \u00a0]${SIDE})*(?!\\w)|${PIECE}`,
  'giu',
);
/** What distinguishes a formula from a single number or letter. */
const TELLING = RegExp(`[${SIGNS}^*%√]|\\w\\(`);

/** Isolates each formula: isolating only its numbers would misplace its signs and parentheses. */
export const whole = (text: string) =>
  text.replace(TERM, (term) => (TELLING.test(term.replace(PIECES, '')) ? `\u2066${term}\u2069` : term));

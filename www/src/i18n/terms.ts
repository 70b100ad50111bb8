/*
 * Mathematics in a text that runs from right to left. There too it reads from left to right, as one piece; left alone, "n = 150"
 * at the end of a sentence would fall apart into "n" and "150 =", and "+2" become "2+".
 */

/** What is isolated already, with what is isolated in it: texts are filled into texts. */
const PIECE = [1, 2, 3, 4].reduce((inner) => `[\u2066-\u2068](?:[^\u2066-\u2069]|${inner})*\u2069`, '(?!)');
/** Two letters side by side are a word, and words are no mathematics. */
const GROUP = `\\((?:${PIECE}|(?!\\p{L}{2})[^()\u2066-\u2069]|\\([^()]*\\))*\\)`;
const ATOM = `(?:${PIECE}|\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*|[a-zα-ω]?${GROUP}|[a-zα-ω]|⌊[^⌋]*⌋|…)[²…%]?`;
/** What stands on one side of a sign, with others that have no spaces around them: "F/2", "2^20-1". */
const SIDE = `[+−√]?${ATOM}(?:[/^*+-]${ATOM})*`;
const SIGNS = '=≠≈≤≥<>+−×⊕⊗/';

const PIECES = RegExp(PIECE, 'g');
/** Not within a word, a link or a notation; and what is isolated already, so that nothing is looked for in it. */
const TERM = RegExp(
  `(?<![\\w#&=?.:/^*+-])${SIDE}(?:[ \u00a0][${SIGNS}][ \u00a0]${SIDE})*(?!\\w)|${PIECE}`,
  'giu',
);
/** What a term has that is not a mere number, letter or text of its own. */
const TELLING = RegExp(`[${SIGNS}^*%√]|\\w\\(`);

/** Each from left to right, as one piece: what isolates the numbers in it keeps neither its signs nor its parentheses there. */
export const whole = (text: string) =>
  text.replace(TERM, (term) => (TELLING.test(term.replace(PIECES, '')) ? `\u2066${term}\u2069` : term));

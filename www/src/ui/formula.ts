/** Longer formulas may break, but only before a sign. */
const WHOLE = 26;
const FORMULA = /\S+(?: [=+−×⊕⊗/] \S+)+/g;
const FUNCTION = /\b[gMF]\([^()]{1,12}\)/g;
const LIST = /\d+(?:, (?:\d+|…))+/g;

/**
 * The text with no-break spaces in short formulas and lists of numbers: "M(1) + M(2)", "1, 3, 6,
 * …".
 */
export function bound(text: string): string {
  return text
    .replace(FORMULA, (formula) =>
      formula.length <= WHOLE ? unbroken(formula) : formula.replace(/ ([=+−×⊕⊗/]) /g, ' $1\u00a0'),
    )
    .replace(FUNCTION, unbroken)
    .replace(LIST, (list) => (list.length <= WHOLE ? unbroken(list) : list));
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

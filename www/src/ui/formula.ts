import { html, type TemplateResult } from 'lit';

/** Longer formulas may break, but only before a sign. */
const WHOLE = 26;
const FORMULA = /\S+(?: [=+−×⊕⊗/] \S+)+/g;
const FUNCTION = /\b[gMF]\([^()]{1,12}\)/g;
const LIST = /\d+(?:, (?:\d+|…))+/g;
/** "P-position", "nim-sum", after whose hyphen a word joiner prevents a break. */
const HYPHEN = /\b(?:[NP]|[Nn]im)-/g;

/**
 * The text without breaks in short formulas, lists of numbers and words of one letter and another
 * word: "M(1) + M(2)", "1, 3, 6, …", "P-position". For what is shown: it is not compared or saved.
 */
export function bound(text: string): string {
  return text
    .replace(FORMULA, (formula) =>
      formula.length <= WHOLE ? unbroken(formula) : formula.replace(/ ([=+−×⊕⊗/]) /g, ' $1\u00a0'),
    )
    .replace(FUNCTION, unbroken)
    .replace(HYPHEN, '$&\u2060')
    .replace(LIST, (list) => (list.length <= WHOLE ? unbroken(list) : list));
}

function unbroken(text: string): string {
  return text.replaceAll(' ', '\u00a0');
}

/** A text with superscript exponents. */
export function powers(plain: string): TemplateResult {
  const parts = plain.split(/\^(\d[\d,]*)/);
  return html`${parts.map((part, at) => (at % 2 ? html`<sup class="power">${part}</sup>` : part))}`;
}

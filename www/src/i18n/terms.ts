/* Mathematics in a text that runs from right to left. */

/** A term with parentheses, and a sum or an equation that it begins: "g(200)", "M(1) + … + M(N)". */
const TERM = /[gMF]\([^()]+\)( [=+−⊕] ([gMF]\([^()]+\)|…|\u2068[^\u2069]*.|\w+))*/g;

/** Each from left to right, as one piece: what isolates the numbers in it does not keep its parentheses. */
export const whole = (text: string) => text.replace(TERM, '\u2066$&\u2069');

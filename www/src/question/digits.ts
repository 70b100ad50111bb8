/* Digits of every script. Pure functions. */

/** A text with the decimal digits of every script as 0 to 9. */
export const plainDigits = (text: string) => text.replace(/\p{Nd}/gu, decimal);

/** The ASCII digit of a decimal digit: each script has its ten in a row, from a multiple of 2. */
function decimal(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
  return code < 128 ? digit : String(value);
}

/* Numbers as the catalogue and links write them: digits, or a power such as 10^1000. */

/** The value of such a number. */
export function toBigInt(text: string): bigint {
  const [base = '0', power] = text.split('^');
  return power === undefined ? BigInt(base) : BigInt(base) ** BigInt(power);
}

/** The smaller of two numbers given as text. */
export function min(a: string, b: string): string {
  return toBigInt(a) < toBigInt(b) ? a : String(toBigInt(b));
}

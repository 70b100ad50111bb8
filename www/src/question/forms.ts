/* Readers of values in links that have one form: see `read` of a parameter. Pure functions. */

/** A reader of values of this form, which is that of a whole text. */
export const like =
  (form: RegExp) =>
  (value: string): string | undefined =>
    form.exec(value)?.[0];

/** A whole number from `min` to `max`; undefined for any other text. */
export function wholeOf(typed: string | undefined, min: number, max: number): number | undefined {
  const text = typed?.trim() ?? '';
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= min && number <= max ? number : undefined;
}

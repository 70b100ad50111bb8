/*
 * The colour of a Grundy value: one scale for every view and every game, light and dark.
 *
 * 0 is orange. From 1 to 8 the hue runs from teal over blue to violet while the lightness falls,
 * so that neighbours differ for the colour-blind, too; larger values go on to magenta, ever
 * slower, and from each power of two up to the next they become darker: nim-sums and nim-products
 * have blocks of these sizes. The scale is not stretched to the largest value of a picture: a value
 * has one colour wherever it is met. Every colour contrasts with all grounds of its theme, at least
 * 3 to 1, and with the text on it, at least 4.5 to 1.
 */

export type Rgb = [number, number, number];

/** The colours of 0 to 8 in the light theme and in the dark one. */
const SCALES = [
  'c9440c 138184 0a76a2 2567b8 3b59bd 4e4bba 5e3db0 6a30a0 73238e',
  'ff8a57 55d9cc 5ccbf2 7cbbfe 93acfe a19eff af91f6 bb85e7 c37ad4',
].map(listed);

/**
 * Beyond 8: the colours of a power of two and of the number before the next one, of small values
 * and of the largest ones.
 */
const BEYOND = ['9947b7 650780 bc3577 7c0047', 'ebbdff b77ece febbd4 d6749c'].map(listed);
/** The powers of two from 8 to the largest value of a table. */
const DOUBLINGS = 13;

/** The colour of a value as three bytes, on a dark ground or on a light one. */
export function valueRgb(value: number, dark = false): Rgb {
  const known = SCALES[dark ? 1 : 0] ?? [];
  const have = known[value];
  if (have) return have;
  const [light = [0, 0, 0], deep = light, last = light, end = light] = BEYOND[dark ? 1 : 0] ?? [];
  const doubling = Math.floor(Math.log2(value));
  const along = value / 2 ** doubling - 1;
  const far = Math.min(1, (doubling - 3 + along) / DOUBLINGS);
  const rgb = between(between(light, deep, along), between(last, end, along), far);
  if (value < 4096) known[value] = rgb;
  return rgb;
}

/** The colours of the binary digits 0 and 1, which differ in lightness, in both themes. */
const BIT: [Rgb, Rgb][] = [
  [rgbFrom('#6f6b64'), rgbFrom('#123a75')],
  [rgbFrom('#7d818e'), rgbFrom('#b5d8ff')],
];
/** The largest number of binary digits of a value. */
export const BITS = 32;

/** The colour of a value, or of its binary digit `bit`, as three bytes. */
export function shownRgb(value: number, bit: number | undefined, dark = false): Rgb {
  if (bit === undefined) return valueRgb(value, dark);
  const [no, yes] = BIT[dark ? 1 : 0] as [Rgb, Rgb];
  return (value >>> bit) & 1 ? yes : no;
}

/** The colour of a value, or of its binary digit `bit`, for a canvas or a file. */
export function valueColour(value: number, bit?: number, dark = false): string {
  return css(shownRgb(value, bit, dark));
}

/** The same as custom properties, of which style sheets choose by the theme. */
export function valueVars(value: number, bit?: number): Record<string, string> {
  return { '--value': valueColour(value, bit), '--value-dark': valueColour(value, bit, true) };
}

/** Colours by value as 0xRRGGBB, for pixels that the engine makes. */
export function palette(bit: number | undefined, dark: boolean): Uint32Array {
  const colours = Array.from({ length: bit === undefined ? 1024 : 2 }, (_, value) =>
    shownRgb(value, bit === undefined ? undefined : 0, dark),
  );
  return Uint32Array.from(colours, ([r, g, b]) => (r << 16) | (g << 8) | b);
}

/** A colour on the way from one to another. */
function between(one: Rgb, other: Rgb, part: number): Rgb {
  return one.map((byte, at) => Math.round(byte + ((other[at] ?? 0) - byte) * part)) as Rgb;
}

/** Colours written as "rrggbb rrggbb". */
function listed(colours: string): Rgb[] {
  return colours.split(' ').map((colour) => rgbFrom(`#${colour}`));
}

/** A colour for CSS and canvas. */
export function css([r, g, b]: Rgb): string {
  return `rgb(${r} ${g} ${b})`;
}

/** A colour of a style sheet, "#rrggbb" or "rgb(r g b)", as three bytes. */
export function rgbFrom(colour: string): Rgb {
  const parts = colour.startsWith('#')
    ? (colour.slice(1).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = parts;
  return [r, g, b];
}

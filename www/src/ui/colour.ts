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
].map((scale) => scale.split(' ').map((colour) => rgbFrom(`#${colour}`)));

/** The lightness of a power of two in both themes, and of the number before the next one. */
const BEYOND = [
  { from: 0.55, to: 0.38, chroma: 0.18 },
  { from: 0.86, to: 0.68, chroma: 0.13 },
];

/** The colour of a value as three bytes, on a dark ground or on a light one. */
export function valueRgb(value: number, dark = false): Rgb {
  const known = SCALES[dark ? 1 : 0] ?? [];
  const have = known[value];
  if (have) return have;
  const { from = 0, to = 0, chroma = 0 } = BEYOND[dark ? 1 : 0] ?? {};
  const doubling = Math.floor(Math.log2(value));
  const along = value / 2 ** doubling - 1;
  const rgb = fromOklch(from + (to - from) * along, chroma, 316 + 3 * (doubling - 3 + along));
  if (value < 4096) known[value] = rgb;
  return rgb;
}

/** The colours of the binary digits 0 and 1, which differ in lightness, in both themes. */
const BIT: [Rgb, Rgb][] = [
  [rgbFrom('#87827a'), rgbFrom('#123a75')],
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

export function luminance([r, g, b]: Rgb): number {
  const linear = (byte: number) => {
    const c = byte / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** OKLCH to sRGB (Björn Ottosson's matrices), cut to the gamut. */
function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function byte(linear: number): number {
  const c = linear <= 0.0031308 ? 12.92 * linear : 1.055 * Math.max(linear, 0) ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, c)));
}

/** A colour for CSS and canvas. */
export function css([r, g, b]: Rgb): string {
  return `rgb(${r} ${g} ${b})`;
}

/** The text colour with the best contrast on a colour. */
export function inkOn(colour: Rgb): string {
  // At a luminance of 0.179 both have the same contrast, 4.58.
  return luminance(colour) > 0.179 ? '#000000' : '#ffffff';
}

/** How far a cell that has text is mixed with white or black where more contrast is asked for. */
const STRONG_MIX = 0.35;

/** The colour behind a text, and the colour of the text. */
export interface Written {
  ground: string;
  ink: string;
}

/**
 * A cell that contains its value: the text has a contrast of at least 4.5 to 1, and with `strong`
 * of 7 to 1, because the cell is then lighter or darker than its colour.
 */
export function written(colour: Rgb, strong: boolean): Written {
  const ink = inkOn(colour);
  return { ground: css(strong ? mixed(colour, opposite(ink), STRONG_MIX) : colour), ink };
}

/** A part of `other` in a colour. */
export function mixed(colour: Rgb, other: Rgb, part: number): Rgb {
  const [r, g, b] = colour.map((byte, at) => Math.round(byte + ((other[at] ?? 0) - byte) * part));
  return [r ?? 0, g ?? 0, b ?? 0];
}

const opposite = (ink: string): Rgb => (ink === '#000000' ? [255, 255, 255] : [0, 0, 0]);

/** A colour of a style sheet, "#rrggbb" or "rgb(r g b)", as three bytes. */
export function rgbFrom(colour: string): Rgb {
  const parts = colour.startsWith('#')
    ? (colour.slice(1).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = parts;
  return [r, g, b];
}

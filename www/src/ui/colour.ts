/*
 * The colour of a Grundy value: one fixed scale for every view, every game and both themes.
 *
 * 0 is orange. From 1 to 8 the hue runs from teal over blue to violet while the lightness falls, so
 * that neighbours differ for the colour-blind, too; larger values go on to magenta, ever slower. It
 * is not stretched to the largest value of a picture: a value has one colour wherever it is met.
 * Every colour contrasts with the page of both themes, at least 3 to 1.
 */

export type Rgb = [number, number, number];

const ZERO: Rgb = [216, 83, 28];
const known: Rgb[] = [ZERO];
/** Up to this value the colours are far apart. */
const STEPS = 8;

/** The colour of a value as three bytes. */
export function valueRgb(value: number): Rgb {
  const have = known[value];
  if (have) return have;
  const along = Math.min(1, (value - 1) / (STEPS - 1));
  const beyond = value > STEPS ? (value - STEPS) / (value + 12) : 0;
  const lightness = 0.632 - 0.112 * along + 0.08 * beyond;
  const rgb = fromOklch(lightness, 0.1 + 0.07 * along + 0.02 * beyond, 195 + 97 * along + 53 * beyond);
  if (value < 4096) known[value] = rgb;
  return rgb;
}

/** The colours of the binary digits 0 and 1: they differ in lightness, on both backgrounds. */
export const BIT: [Rgb, Rgb] = [
  [186, 188, 196],
  [33, 96, 178],
];
/** The largest number of binary digits of a value. */
export const BITS = 32;

/** The colour of a value, or of its binary digit `bit`, as three bytes. */
export function shownRgb(value: number, bit: number | undefined): Rgb {
  return bit === undefined ? valueRgb(value) : BIT[(value >>> bit) & 1 ? 1 : 0];
}

/** The colour of a value, or of its binary digit `bit`, for CSS and canvas. */
export function valueColour(value: number, bit?: number): string {
  return css(shownRgb(value, bit));
}

/** The text colour with the best contrast on the colour of a value. */
export function valueInk(value: number, bit?: number): string {
  return inkOn(shownRgb(value, bit));
}

/** Colours by value as 0xRRGGBB, for pixels that the engine makes. */
export function palette(bit: number | undefined): Uint32Array {
  const colours = bit === undefined ? Array.from({ length: 1024 }, (_, value) => valueRgb(value)) : BIT;
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
export function fromOklch(lightness: number, chroma: number, hue: number): Rgb {
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

/**
 * The custom properties of an element whose text is on a colour; see `--value-mix` in tokens.css.
 */
export function writtenVars(colour: Rgb): Record<string, string> {
  const ink = inkOn(colour);
  return { '--value': css(colour), '--value-ink': ink, '--value-away': css(opposite(ink)) };
}

/** A colour of a style sheet, "#rrggbb" or "rgb(r g b)", as three bytes. */
export function rgbFrom(colour: string): Rgb {
  const parts = colour.startsWith('#')
    ? (colour.slice(1).match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
    : (colour.match(/[\d.]+/g) ?? []).map(Number);
  const [r = 0, g = 0, b = 0] = parts;
  return [r, g, b];
}

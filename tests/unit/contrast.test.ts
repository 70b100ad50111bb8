// The contrast of every text, computed from the style sheets and from the colours of cells: at
// least 4.5 to 1, and 7 to 1 where more contrast is asked for. Needs no browser.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shades } from '../../www/src/sequence/legend';
import { type Rgb, rgbFrom, shownRgb, valueRgb } from '../../www/src/ui/colour';
import { written } from '../../www/src/ui/written';

const SOURCE = new URL('../../www/src/', import.meta.url).pathname;
const tokens = readFileSync(join(SOURCE, 'ui/tokens.css'), 'utf8');

/** The declarations of the block that begins with a selector. */
function block(selector: string): Map<string, string> {
  const from = tokens.indexOf(`${selector} {`);
  const inner = tokens.slice(from, tokens.indexOf('\n  }', from));
  return new Map(
    [...inner.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

const usual = block(':root');
const strong = new Map([...usual, ...block(':root[data-contrast="more"]')]);

/** A byte of a colour, linear. */
const linear = (byte: number) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** Linear red, green and blue in Oklab, where distances are those that one sees. */
function oklab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [
    0.2105 * l + 0.7936 * m - 0.0041 * s,
    1.978 * l - 2.4286 * m + 0.4506 * s,
    0.0259 * l + 0.7828 * m - 0.8087 * s,
  ];
}

interface Theme {
  name: string;
  least: number;
  dark: boolean;
  colour(token: string): Rgb;
}

const THEMES: Theme[] = [
  [usual, 4.5, ''],
  [strong, 7, ', more contrast'],
].flatMap(([all, least, more]) =>
  ['light', 'dark'].map((name, dark) => {
    const colour = (token: string): Rgb => {
      const value = (all as Map<string, string>).get(token) ?? '';
      const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
      if (both) return rgbFrom(both[1 + dark] ?? '');
      const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
      if (other) return colour(other);
      if (!/^#[\da-f]{6}$/.test(value)) throw new Error(`${token} is no opaque colour: ${value}`);
      return rgbFrom(value);
    };
    return { name: `${name}${more}`, least: least as number, dark: dark === 1, colour };
  }),
);

/** The luminance of a colour by WCAG 2. */
const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** The contrast of two colours. */
function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TEXTS = ['--ink', '--soft', '--act', '--zero-text', '--lost', '--won'];
const SURFACES = ['--paper', '--sheet', '--well'];
/** Texts on other backgrounds, "text on background". */
const WASHES = `ink on lost-wash, lost on lost-wash, ink on won-wash, won on won-wash, on-act on act,
  paper on ink, lane-ink on lane, lane-ink on lane-end`
  .split(/,\s+/)
  .map((pair) => pair.split(' on ').map((name) => `--${name}`) as [string, string]);

describe.each(THEMES)('$name', ({ least, dark, colour }) => {
  const short = (found: string[]) => expect(found).toEqual([]);
  const check = (name: string, text: Rgb, ground: Rgb) => {
    const found = contrast(text, ground);
    return found < least ? [`${name}: ${found.toFixed(2)}`] : [];
  };

  test('texts on surfaces', () => {
    const all = TEXTS.flatMap((text) => SURFACES.map((on) => [text, on] as const)).concat(WASHES);
    short(all.flatMap(([text, on]) => check(`${text} on ${on}`, colour(text), colour(on))));
  });

  const values = [...Array(1200).keys(), 4095, 5000, 65_535];

  test('values and their binary digits as marks, at least 3 to 1', () => {
    for (const ground of SURFACES.map(colour)) {
      expect(values.filter((value) => contrast(valueRgb(value, dark), ground) < 3)).toEqual([]);
      expect([0, 1].filter((digit) => contrast(shownRgb(digit, 0, dark), ground) < 3)).toEqual([]);
    }
    expect(colour('--zero')).toEqual(valueRgb(0, dark));
    // Those of a legend are of values that occur.
    const odd = Uint32Array.of(0, 1, 3, 5, 6, 9, 12, 13);
    expect(shades(odd)).toEqual([1, 3, 6, 12, 13]);
  });

  // Viénot, Brettel and Mollon 1999, on linear red, green and blue.
  test.each([
    ['all colours', [1, 0, 0, 0, 1, 0, 0, 0, 1]],
    ['protanopia', [0.1124, 0.8876, 0, 0.1124, 0.8876, 0, 0.004, -0.004, 1]],
    ['deuteranopia', [0.2928, 0.7073, 0, 0.2928, 0.7073, 0, -0.0223, 0.0223, 1]],
  ])(
    'values up to 8 differ, seen with %s',
    (_, [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0]) => {
      const seen = Array.from({ length: 9 }, (_, value) => {
        const [red, green, blue] = valueRgb(value, dark).map(linear) as Rgb;
        return oklab([
          a * red + b * green + c * blue,
          d * red + e * green + f * blue,
          g * red + h * green + i * blue,
        ]);
      });
      const alike = seen.flatMap((one, at) =>
        seen.slice(0, at).map((other) => Math.hypot(...one.map((part, axis) => part - (other[axis] ?? 0)))),
      );
      expect(Math.min(...alike)).toBeGreaterThan(0.014);
    },
  );

  test.each([
    ['values', undefined],
    ['bits', 0],
  ])('digits in cells: %s', (_, bit) => {
    short(
      values.flatMap((value) => {
        const { ground, ink } = written(shownRgb(value, bit, dark), { dark, strong: least > 5 });
        return check(`${value}`, rgbFrom(ink), rgbFrom(ground));
      }),
    );
  });

  test('digits in tiles, which the style sheet mixes', () => {
    const part = Number.parseFloat((least > 5 ? strong : usual).get('--value-mix') ?? '') / 100;
    short(
      values.flatMap((value) => {
        const away = colour('--ink');
        const mix = valueRgb(value, dark).map((byte, at) => byte + ((away[at] ?? 0) - byte) * part) as Rgb;
        return check(`${value}`, colour('--value-ink'), mix);
      }),
    );
  });
});

/* Specimens of elements for nimbers and for two-dimensional tables. */

import type { Block } from '../src/grid/block';
import { SIZES } from '../src/grid/cell';
import { PLAIN } from '../src/grid/pixels';
import type { Window } from '../src/grid/viewport';
import { productTableOf } from '../src/rooms/nimbers/products';
import { why } from './answers';
import type { Specimen, State } from './specimen';
import { nimberWindow, nimProduct, wythoff } from './tables';
import { once } from './values';

const product = (a: number, b: number) => Number(nimProduct(BigInt(a), BigInt(b)));
const sum = (a: number, b: number) => (a ^ b) >>> 0;

/** A table of nimbers with a handler that computes the requested cells. */
function plane(
  label: string,
  of: (a: number, b: number) => number,
  side: number,
  more: Record<string, unknown> = {},
): Pick<State, 'properties' | 'hold'> {
  return {
    properties: { label, place: { row: 0, column: 0, side }, ...more },
    hold: {
      need: ({ window }: { window: Window }) => ({ picture: { window, values: nimberWindow(window, of) } }),
      place: ({ place }) => ({ place }),
      cursor: ({ cell }) => ({ cursor: cell }),
      choose: ({ cell }) => ({ chosen: cell }),
    },
  };
}

/** A nim-product expanded into powers of two. */
function grid(left: bigint, right: bigint) {
  const found = productTableOf({
    name: 'nim-product',
    operation: 'nim-product',
    operands: [String(left), String(right)],
  } as unknown as Parameters<typeof productTableOf>[0]);
  found?.factors.a.forEach((a, at) => {
    found.products[at] = nimProduct(a, found.factors.b[at] ?? 0n);
  });
  return found;
}

const cells = once(() => wythoff(128));

function heat(size: number, more: Record<string, unknown> = {}): Pick<State, 'properties' | 'hold'> {
  const side = 128;
  return {
    properties: {
      name: "Wythoff's game",
      block: { row: 0, column: 0, rows: side, columns: side, values: cells() } satisfies Block,
      origin: { row: 0, column: 0 },
      size,
      last: { row: side - 1, column: side - 1 },
      axes: { row: 'First heap', column: 'Second heap' },
      ...more,
    },
    hold: {
      cursor: ({ cell }) => ({ cursor: cell }),
      choose: ({ cell }) => ({ chosen: cell }),
      origin: ({ cell }) => ({ origin: cell }),
      cells: ({ size, cell }) => ({ size: SIZES.includes(size) ? size : 32, origin: cell }),
    },
  };
}

export const nimbers: Specimen[] = [
  {
    tag: 'grundy-nimber-table',
    about: 'A table of nimbers, up to 65,536 on a side, with panning and zooming.',
    states: () => [
      { name: 'waiting', properties: { label: 'Nim-products' } },
      {
        name: 'nim-products, a cell pointed at',
        ...plane('Nim-products', product, 16, { cursor: [6, 7], chosen: [4, 4], reading: '6 ⊗ 7 = 3' }),
      },
      {
        name: 'one binary digit',
        ...plane('Nim-products', product, 64, { look: { ...PLAIN, bit: 2 } }),
      },
      {
        name: 'all nim-sums',
        ...plane('Nim-sums', sum, 65_536, { look: { ...PLAIN, scale: 'doublings' } }),
      },
      { name: 'from right to left', mirrored: true, ...plane('Nim-products', product, 8) },
    ],
  },
  {
    tag: 'grundy-expansion',
    about: 'A nim-product expanded into powers of two.',
    states: () => [
      { name: 'all of it', properties: { grid: grid(6n, 7n), left: '6', right: '7' } },
      {
        name: 'one product looked at, the others to come',
        properties: { grid: grid(6n, 7n), left: '6', right: '7', why },
        later: { at: 1, shown: 2 },
        hold: { pair: () => ({ why }) },
      },
      {
        name: 'of twenty digits',
        properties: {
          grid: grid(2n ** 63n + 2n ** 32n + 1n, 2n ** 62n + 2n ** 31n),
          left: '9223372041149743105',
          right: '4611686020574871552',
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { grid: grid(5n, 3n), left: '5', right: '3' },
      },
    ],
  },
  {
    tag: 'grundy-heat',
    about: 'Values of two-heap games as a coloured table.',
    states: () => [
      { name: 'waiting', ...heat(16, { block: undefined }) },
      {
        name: 'from near: one cell chosen, one pointed at, a game as a line',
        ...heat(16, {
          chosen: { row: 8, column: 13 },
          cursor: { row: 3, column: 5 },
          path: [
            { row: 12, column: 15 },
            { row: 8, column: 13 },
            { row: 4, column: 7 },
            { row: 0, column: 0 },
          ],
        }),
      },
      { name: 'from far', ...heat(128, { chosen: { row: 34, column: 55 } }) },
      {
        name: 'a window of which only a part is at hand',
        ...heat(32, {
          origin: { row: 20, column: 40 },
          last: { row: 9999, column: 9999 },
          block: { row: 0, column: 0, rows: 128, columns: 56, values: part(56) },
        }),
      },
      { name: 'from right to left', mirrored: true, ...heat(8, { chosen: { row: 1, column: 2 } }) },
    ],
  },
];

/** The first columns of the table. */
function part(columns: number): Uint32Array {
  return Uint32Array.from(
    { length: 128 * columns },
    (_, at) => cells()[Math.floor(at / columns) * 128 + (at % columns)] ?? 0,
  );
}

/* Specimens of the views of a sequence. */

import { grouped, text } from '../src/i18n/index';
import { isWhole, type Range } from '../src/question/range';
import { gapsOf } from '../src/sequence/lists';
import type { Hold, Specimen, State } from './specimen';
import {
  dawsonsKayles,
  divisor,
  kayles,
  kaylesFar,
  once,
  rasterOf,
  ruler,
  stripOf,
  subtractASquare,
  tally,
  zeros,
} from './values';

const short = subtractASquare(120);
const long = subtractASquare(6000);
const rows = kayles(199);
const pins = once(() => kayles(1199));
const dawson = once(() => dawsonsKayles(1199));
/** Values of the ruler game. Entry 0 is not a coin; its value is 0. */
const coins = once(() => ruler(10_000_000));
const far = once(() => kaylesFar(10_000_000));
const repetition = { preperiod: 71, period: 12 };

/** The label for the index under the pointer. */
const cursor =
  (sequence: ArrayLike<number>): Hold =>
  ({ n }) => ({
    cursor: n,
    reading:
      n === undefined
        ? ''
        : text('reading', { n: grouped(String(n)), value: grouped(String(sequence[n] ?? 0)) }),
  });
const choose: Hold = ({ n }) => ({ chosen: n });

/** A chart of a whole sequence with a handler that computes the visible range. */
function chart(name: string, sequence: ArrayLike<number>, range: Range, more: Record<string, unknown> = {}) {
  const last = sequence.length - 1;
  const all = { from: 0, to: last };
  const shown = (seen: Range, columns: number, rows: number) => {
    const [from, to] = [Math.max(0, Math.floor(seen.from)), Math.min(last, Math.ceil(seen.to))];
    if (to - from <= 2000) {
      const values = Uint32Array.from({ length: to - from + 1 }, (_, at) => sequence[from + at] ?? 0);
      return { points: { from, values }, raster: undefined };
    }
    const raster = rasterOf(sequence, { from, to }, columns, Math.min(rows, 400));
    return { points: undefined, raster, ...(isWhole(seen, all) ? { overview: raster } : {}) };
  };
  let room = { columns: 600, rows: 240 };
  let max = 1;
  for (let n = 0; n <= last; n++) max = Math.max(max, sequence[n] ?? 0);
  const hold: Record<string, Hold> = {
    cursor: cursor(sequence),
    choose,
    look: ({ range }) => ({ range, ...shown(range, room.columns, room.rows) }),
    room: (wanted, element) => {
      room = wanted;
      return shown(element.range, room.columns, room.rows);
    },
  };
  return {
    properties: { name, last, range, max, ...shown(range, room.columns, room.rows), ...more },
    hold,
  };
}

/** A strip with a handler that updates its layout. */
function strip(
  name: string,
  sequence: ArrayLike<number>,
  { columns, bit, ...more }: { columns?: number; bit?: number } & Record<string, unknown> = {},
): Pick<State, 'properties' | 'hold'> {
  let [room, wanted, page] = [600, columns, 0];
  const layOut = () => ({
    content: stripOf(sequence, room, {
      from: page,
      ...(wanted === undefined ? {} : { columns: wanted }),
      ...(bit === undefined ? {} : { bit }),
    }),
  });
  return {
    properties: { name, width: columns ? 'own' : 'fit', ...more },
    hold: {
      cursor: cursor(sequence),
      choose,
      width: ({ width }) => {
        room = width;
        return layOut();
      },
      columns: ({ columns }) => {
        wanted = columns === 'period' ? repetition.period : columns;
        page = 0;
        return { ...layOut(), width: columns === 'period' ? 'period' : wanted ? 'own' : 'fit' };
      },
      page: ({ from }) => {
        page = from;
        return layOut();
      },
    },
  };
}

const histogram: Record<string, Hold> = { counts: ({ scale }) => ({ scale }) };
const all = (sequence: ArrayLike<number>): Range => ({ from: 0, to: sequence.length - 1 });

export const sequences: Specimen[] = [
  {
    tag: 'grundy-chart',
    about: 'A sequence as points, or as a density if there are too many points.',
    states: () => [
      { name: 'waiting', properties: { name: 'subtract-a-square' } },
      {
        name: 'points, one of them chosen, one pointed at',
        ...chart('subtract-a-square', short, all(short), {
          chosen: 29,
          cursor: 60,
          reading: text('reading', { n: 60, value: short[60] ?? 0 }),
        }),
      },
      {
        name: 'from near, with numbers',
        ...chart('subtract-a-square', short, { from: 20, to: 44 }, { chosen: 29 }),
      },
      { name: 'a single value', ...chart('subtract-a-square', short.slice(0, 1), { from: 0, to: 0 }) },
      { name: 'its period and what stands before it', ...chart('Kayles', rows, all(rows), { repetition }) },
      { name: 'one binary digit', ...chart('Kayles', rows, all(rows), { bit: 1 }) },
      { name: 'one value looked at elsewhere', ...chart('Kayles', rows, all(rows), { highlighted: 4 }) },
      {
        name: 'six thousand values: a density',
        ...chart('subtract-a-square', long, all(long), { chosen: 4000 }),
      },
      { name: 'ten million values', ...chart('Kayles', far(), all(far())) },
      {
        name: 'from near, with values as large as their index',
        ...chart('the ruler game', ruler(16_384), { from: 8183, to: 8200 }),
      },
      {
        name: 'from right to left',
        mirrored: true,
        ...chart('subtract-a-square', short, { from: 20, to: 60 }, { chosen: 29 }),
      },
    ],
  },
  {
    tag: 'grundy-strip',
    about: 'A sequence as coloured cells; a width that is a period turns it into columns.',
    states: () => [
      { name: 'waiting', properties: { name: 'subtract-a-square' } },
      { name: 'as fits, one of them chosen', ...strip('subtract-a-square', short, { chosen: 29 }) },
      { name: 'a single value', ...strip('subtract-a-square', short.slice(0, 1)) },
      {
        name: 'twelve in a row: the period of Kayles',
        ...strip('Kayles', rows, {
          columns: 12,
          repetition,
          cursor: 71,
          reading: text('reading', { n: 71, value: rows[71] ?? 0 }),
        }),
      },
      { name: 'one binary digit', ...strip('Kayles', rows, { bit: 0 }) },
      { name: 'one value looked at elsewhere', ...strip('Kayles', rows, { highlighted: 4 }) },
      {
        name: 'a page of ten million, twelve in a row',
        ...strip('Kayles', far(), { columns: 12, repetition }),
      },
      {
        name: 'ten million values: mean colours',
        ...strip('the ruler game', coins(), { chosen: 5_000_000 }),
      },
      {
        name: 'from right to left',
        mirrored: true,
        ...strip('Kayles', rows, { columns: 12, repetition, chosen: 29 }),
      },
    ],
  },
  {
    tag: 'grundy-histogram',
    about: 'How often each value occurs.',
    states: () => [
      { name: 'waiting', properties: { name: 'subtract-a-square', what: 'n', scale: '' } },
      {
        name: 'six thousand values, one of them looked at',
        properties: { name: 'subtract-a-square', what: 'n', scale: '', at: 5, ...tally(long) },
        hold: histogram,
      },
      {
        name: 'by logarithm',
        properties: { name: 'the ruler game', what: 'n', scale: 'log', ...tally(ruler(4096).subarray(1)) },
        hold: histogram,
      },
      {
        name: 'added up',
        properties: { name: 'subtract-a-square', what: 'n', scale: 'sum', ...tally(long) },
        hold: histogram,
      },
      {
        name: 'a single value',
        properties: { name: 'subtract-a-square', what: 'n', scale: '', ...tally(short.slice(0, 1)) },
      },
      {
        name: 'one binary digit',
        properties: { name: 'Kayles', what: 'n', bit: 0, ...tally(rows) },
      },
      {
        name: 'no Grundy values: gaps between P-positions',
        properties: { name: 'gaps', what: 'gaps', plain: true, ...tally(gapsOf(zeros(long))) },
      },
      {
        name: 'counts of sixty digits, and more values than can be drawn',
        properties: {
          name: 'moves',
          what: 'moves',
          values: Uint32Array.from({ length: 400 }, (_, value) => value),
          counts: Array.from({ length: 400 }, (_, value) => String(10n ** 60n / BigInt(value + 1))),
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { name: 'Kayles', what: 'n', scale: '', ...tally(rows) },
      },
    ],
  },
  {
    tag: 'grundy-table',
    about: 'A sequence as a table with pages up to any n.',
    states: () => [
      {
        name: 'the first hundred',
        properties: {
          name: 'subtract-a-square',
          values: short.slice(0, 100),
          max: '20000000',
          limit: '20,000,000',
          chosen: '29',
          cursor: '34',
        },
        hold: {
          choose: ({ n }) => ({ chosen: n }),
          cursor: ({ n }) => ({ cursor: n === undefined ? undefined : String(n) }),
        },
      },
      {
        name: 'a wrong place, and rows under way',
        properties: {
          name: 'another sequence',
          values: undefined,
          max: '20000000',
          limit: '20,000,000',
          typed: '10^9',
          error: 'From 0 to 20,000,000.',
          busy: true,
        },
      },
      {
        name: 'very far out: Kayles at 10^30',
        properties: {
          name: 'Kayles',
          // 10^30 = 4 (mod 12).
          values: Uint32Array.from({ length: 100 }, (_, at) => far()[96 + ((4 + at) % 12)] ?? 0),
          from: `1${'0'.repeat(30)}`,
          max: `1${'0'.repeat(40)}`,
          limit: '10^40',
        },
      },
      {
        name: 'coins: there is no coin 0',
        properties: {
          name: 'the ruler game',
          values: ruler(99),
          first: 1,
          max: '20000000',
          limit: '20,000,000',
        },
      },
      {
        name: 'a value of ten digits',
        properties: {
          name: 'the ruler game',
          from: '1073741820',
          values: Uint32Array.from({ length: 100 }, (_, at) => divisor(1_073_741_820 + at)),
          first: 1,
          max: '2000000000',
          limit: '2,000,000,000',
        },
      },
      {
        name: 'one binary digit, at the end of what there is',
        properties: {
          name: 'Kayles',
          values: rows.slice(100, 124),
          from: '100',
          max: '123',
          limit: '123',
          bit: 1,
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: {
          name: 'subtract-a-square',
          values: short.slice(0, 31),
          max: '30',
          limit: '30',
          chosen: '29',
        },
      },
    ],
  },
  {
    tag: 'grundy-finds',
    about: 'A list of values, records or zeros of a sequence.',
    states: () => [
      {
        name: 'P-positions, one of them pointed at',
        properties: {
          name: 'subtract-a-square',
          finds: found('zeros', zeros(long)),
          chosen: 22,
          cursor: 34,
        },
        hold: { cursor: ({ n }) => ({ cursor: n }), choose },
      },
      {
        name: 'gaps, with how often each occurs',
        properties: {
          name: 'subtract-a-square',
          finds: found('gaps', zeros(short), gapsOf(zeros(short)), short),
        },
      },
      { name: 'records', properties: { name: 'subtract-a-square', finds: records(long) } },
      {
        name: 'nothing found',
        properties: { name: 'the ruler game', finds: found('zeros', new Uint32Array(), undefined, long) },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { name: 'subtract-a-square', finds: records(long), chosen: 4 },
      },
    ],
  },
  {
    tag: 'grundy-compare',
    about: 'Two sequences on one axis, with their differences.',
    states: () => [
      {
        name: 'two games, one place pointed at',
        properties: comparison({ cursor: 34 }),
        hold: { cursor: ({ n }) => ({ cursor: n }) },
      },
      { name: 'from somewhere on, all alike', properties: comparison({ same: true, from: 1000 }) },
      { name: 'a single value', properties: comparison({ length: 1 }) },
      { name: 'waiting', properties: { names: ['Kayles', "Dawson's Kayles"] } },
      { name: 'from right to left', mirrored: true, properties: comparison({}) },
    ],
  },
  {
    tag: 'grundy-overview',
    about: 'Where two sequences differ, and the visible page.',
    states: () => [
      {
        name: 'differences here and there',
        properties: differences(pins(), dawson(), 150),
        hold: { cells: ({ from }) => ({ from }) },
      },
      {
        name: 'the same from some place on',
        // Kayles, compared with its purely periodic continuation to the left.
        properties: differences(
          pins(),
          pins().map((_, n) => far()[84 + (n % 12)] ?? 0),
          0,
        ),
      },
      { name: 'no difference', properties: differences(dawson(), dawson(), 900) },
      { name: 'from right to left', mirrored: true, properties: differences(pins(), dawson(), 150) },
    ],
  },
];

function found(kind: string, indices: Uint32Array, beside?: Uint32Array, of: ArrayLike<number> = long) {
  return { kind, indices, beside, count: indices.length, last: of.length - 1 };
}

/** The indices of record values. */
function records(sequence: Uint32Array) {
  const indices: number[] = [];
  let most = -1;
  sequence.forEach((value, n) => {
    if (value > most) indices.push(n);
    most = Math.max(most, value);
  });
  return found(
    'records',
    Uint32Array.from(indices),
    Uint32Array.from(indices, (n) => sequence[n] ?? 0),
  );
}

function comparison({
  cursor,
  from = 0,
  same = false,
  length = 150,
}: {
  cursor?: number;
  from?: number;
  same?: boolean;
  length?: number;
}) {
  const other = dawson().slice(from, from + length);
  const values = [same ? other : pins().slice(from, from + length), other];
  return { names: ['Kayles', "Dawson's Kayles"], values, from, cursor };
}

/** How often two sequences differ in each block of ten indices. */
function differences(a: Uint32Array, b: Uint32Array, from: number) {
  const bins = new Uint32Array(Math.ceil(a.length / 10));
  a.forEach((value, n) => {
    if (value !== b[n]) bins[Math.floor(n / 10)] = (bins[Math.floor(n / 10)] ?? 0) + 1;
  });
  return { bins, width: 10, first: 0, last: a.length - 1, from, shown: 150 };
}

import '../src/elements/chart';
import '../src/elements/histogram';
import '../src/elements/strip';
import '../src/elements/table';
import type { Specimen } from './specimen';
import { cells, kayles, subtractASquare, tally } from './values';

const short = subtractASquare(120);
const long = subtractASquare(6000);
const rows = kayles(199);

export const sequences: Specimen[] = [
  {
    tag: 'grundy-chart',
    about: 'A sequence as points while they can be told apart, as a density beyond.',
    states: [
      {
        name: 'points, one of them chosen',
        properties: { name: 'subtract-a-square', last: 120, values: short, chosen: 29, cursor: 60 },
      },
      {
        name: 'a density',
        properties: { name: 'subtract-a-square', last: 6000, density: cells(long, 600) },
      },
    ],
  },
  {
    tag: 'grundy-strip',
    about: 'A sequence as coloured cells; a width that is a period turns it into columns.',
    states: [
      {
        name: 'as fits',
        properties: { name: 'subtract-a-square', last: 120, values: short, chosen: 29 },
      },
      {
        name: 'twelve in a row: the period of Kayles',
        properties: { name: 'Kayles', last: 199, values: rows, columns: 12, cursor: 71 },
      },
    ],
  },
  {
    tag: 'grundy-histogram',
    about: 'How often each value occurs.',
    states: [
      { name: 'six thousand values', properties: { name: 'subtract-a-square', what: 'n', ...tally(long) } },
    ],
  },
  {
    tag: 'grundy-table',
    about: 'A sequence as a table that goes to any n.',
    states: [
      {
        name: 'the first hundred',
        properties: {
          name: 'subtract-a-square',
          values: short.slice(0, 100),
          max: '20000000',
          limit: '20,000,000',
          chosen: '29',
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
    ],
  },
];

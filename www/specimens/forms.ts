import '../src/elements/field';
import '../src/elements/game-field';
import '../src/elements/progress';
import '../src/elements/theme';
import type { Specimen } from './specimen';

export const forms: Specimen[] = [
  {
    tag: 'grundy-field',
    about: 'A number, as people type it, with what is understood by it.',
    states: [
      { name: 'empty', properties: { name: 'a', label: 'N', allowed: 'From 0 to 20,000,000.' } },
      { name: 'understood', properties: { name: 'b', label: 'N', value: '10^5', understood: '100000' } },
      {
        name: 'wrong',
        properties: {
          name: 'c',
          label: 'N',
          value: '1.000',
          error: 'A whole number is needed here. To group digits, write 1,000 or 1 000.',
        },
      },
      {
        name: 'small and optional',
        properties: { name: 'd', label: 'Modulus', optional: true, small: true, allowed: 'May be left out.' },
      },
    ],
  },
  {
    tag: 'grundy-game',
    about: 'A game, by name or by notation, with the place of an error marked.',
    states: [
      {
        name: 'understood',
        properties: { name: 'e', label: 'Game', value: 'Kayles', understood: 'octal:0.77' },
      },
      {
        name: 'wrong',
        properties: {
          name: 'f',
          label: 'Game',
          value: 'octal:0.79',
          error: '9 is no digit of an octal code: these go from 0 to 7.',
          place: { before: 'octal:0.7', here: '9', after: '' },
        },
      },
    ],
  },
  {
    tag: 'grundy-progress',
    about: 'Work that takes a while: how far it is, what is left, and a way out.',
    states: [
      {
        name: 'under way',
        properties: { label: 'Computing 10,000,001 values', fraction: 0.4, seconds: 12 },
      },
      { name: 'nothing known yet', properties: { label: 'Computing 10,000,001 values', fraction: 0.01 } },
      { name: 'waiting', properties: { label: 'Drawing', waiting: true } },
    ],
  },
  {
    tag: 'grundy-theme',
    about: 'Which colours hold.',
    states: [
      { name: 'by the system', properties: {} },
      { name: 'chosen', properties: { theme: 'contrast' } },
    ],
  },
];

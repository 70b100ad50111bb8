/* Specimens of elements for questions: fields, search, galleries. */

import { text } from '../src/i18n/index';
import { GROUPS } from '../src/ruleset/exhibits';
import type { Specimen } from './specimen';
import { dawsonsKayles, kayles, ruler, subtractASquare } from './values';

const thumbnails = new Map<string, ArrayLike<number>>([
  ['octal:0.77', kayles(35)],
  ['octal:0.07', dawsonsKayles(35)],
  ['take:squares', subtractASquare(35)],
  ['coins:ruler', ruler(36).subarray(1)],
]);

const known = [
  { game: 'octal:0.77', names: ['Kayles'] },
  { game: 'octal:0.07', names: ["Dawson's Kayles"] },
];

const found = [
  {
    kind: 'game',
    name: 'Kayles',
    sign: 'octal:0.77',
    about: 'Take one or two adjacent pins.',
    href: '#grundy-search',
    game: 'octal:0.77',
  },
  {
    kind: 'game',
    name: "Dawson's Kayles",
    sign: 'octal:0.07',
    about: 'Take two adjacent pins.',
    href: '#grundy-search',
    game: 'octal:0.07',
  },
  { kind: 'oeis', name: 'Grundy values of Kayles', sign: 'A002186', about: '', href: '#grundy-search' },
];

export const asking: Specimen[] = [
  {
    tag: 'grundy-term',
    about: 'A word of the field within a sentence, which shows its meaning on hover, focus and tap.',
    states: () => [
      {
        name: 'short',
        properties: { word: 'mex', meaning: 'The least of the numbers 0, 1, 2, … that is missing.' },
      },
      {
        name: 'long',
        properties: {
          word: 'P-position',
          meaning:
            'A position of value 0: the player to move loses against good play, and the previous player wins. That is what the P stands for.',
        },
      },
      {
        name: 'mirrored',
        mirrored: true,
        properties: { word: 'saltus', meaning: 'By how much the values rise from one period to the next.' },
      },
    ],
  },
  {
    tag: 'grundy-field',
    about: 'A field for a whole number or expression, with the value that was read.',
    states: () => [
      {
        name: 'empty',
        within: 'fields',
        properties: { name: 'n', label: 'N', allowed: 'From 0 to 20,000,000.' },
      },
      {
        name: 'understood',
        within: 'fields',
        properties: { name: 'n', label: 'N', value: '10^5', understood: '100000' },
        hold: { typed: ({ value }) => ({ value, understood: /^\d+$/.test(value) ? value : '' }) },
      },
      {
        name: 'wrong',
        within: 'fields',
        properties: {
          name: 'n',
          label: 'N',
          value: '1.000',
          error: 'A whole number is needed here. To group digits, write 1,000 or 1 000.',
        },
      },
      {
        name: 'optional, of a hundred digits',
        within: 'fields',
        properties: {
          name: 'n',
          label: 'Modulus',
          optional: true,
          small: true,
          allowed: 'May be left out.',
          value: '1234567890'.repeat(10),
          understood: '1234567890'.repeat(10),
        },
      },
      {
        name: 'from right to left',
        within: 'fields',
        mirrored: true,
        properties: { name: 'n', label: 'N', value: '10^5', understood: '100000' },
      },
    ],
  },
  {
    tag: 'grundy-game',
    about: 'A field for a game, by name or notation, which marks the place of an error.',
    states: () => [
      {
        name: 'empty',
        within: 'fields',
        properties: { name: 'game', label: 'Game', hint: 'A name such as Kayles, or a notation.', known },
      },
      {
        name: 'understood',
        within: 'fields',
        properties: { name: 'game', label: 'Game', value: 'Kayles', understood: 'octal:0.77', known },
      },
      {
        name: 'wrong at a place',
        within: 'fields',
        properties: {
          name: 'game',
          label: 'Game',
          value: 'octal:0.79',
          error: '9 is no digit of an octal code: these go from 0 to 7.',
          place: { before: 'octal:0.7', here: '9', after: '' },
        },
      },
      {
        name: 'wrong at its end',
        within: 'fields',
        properties: {
          name: 'game',
          label: 'Game',
          value: 'take:1,',
          error: 'Another number is needed here.',
          place: { before: 'take:1,', here: '', after: '' },
        },
      },
      {
        name: 'from right to left',
        within: 'fields',
        mirrored: true,
        properties: {
          name: 'game',
          label: 'Game',
          value: 'octal:0.79',
          error: '9 is no digit of an octal code: these go from 0 to 7.',
          place: { before: 'octal:0.7', here: '9', after: '' },
        },
      },
    ],
  },
  {
    tag: 'grundy-search',
    about: 'Finds games, sequences and problems by name, notation or terms.',
    states: () => [
      { name: 'nothing typed', within: 'top', properties: { thumbnails } },
      {
        name: 'found, the second one chosen',
        within: 'top tall',
        properties: {
          thumbnails,
          drawn: thumbnails.size,
          typed: 'kayles',
          listed: true,
          unfolded: true,
          findings: { query: 'kayles', found, hint: '' },
        },
        later: { active: 1 },
      },
      {
        name: 'nothing found',
        within: 'top tall short',
        properties: {
          typed: 'snakes and ladders',
          listed: true,
          unfolded: true,
          findings: {
            query: 'snakes and ladders',
            found: [],
            hint: text('search-nothing', { query: 'snakes and ladders' }),
          },
        },
      },
      {
        name: 'from right to left',
        within: 'top tall',
        mirrored: true,
        properties: {
          thumbnails,
          drawn: thumbnails.size,
          typed: 'kayles',
          listed: true,
          unfolded: true,
          findings: { query: 'kayles', found: found.slice(0, 2), hint: '' },
        },
      },
    ],
  },
  {
    tag: 'grundy-picker',
    about: 'The problems, each with a thumbnail of its sequence.',
    states: () => [
      {
        name: 'two, one of them chosen',
        properties: {
          picks: [
            { id: 'nim-square', href: '#grundy-picker', current: true, thumbnail: subtractASquare(35) },
            { id: 'stones', href: '#grundy-picker', current: false, thumbnail: kayles(35) },
          ],
        },
      },
      {
        name: 'the thumbnails on their way',
        properties: {
          picks: ['nim-square', 'stones', 'flipping-game', 'fibonacci-nim'].map((id) => ({
            id,
            href: '#grundy-picker',
            current: false,
            thumbnail: undefined,
          })),
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: {
          picks: [
            { id: 'nim-square', href: '#grundy-picker', current: true, thumbnail: subtractASquare(35) },
            { id: 'stones', href: '#grundy-picker', current: false, thumbnail: kayles(35) },
          ],
        },
      },
    ],
  },
  {
    tag: 'grundy-gallery',
    about: 'A gallery of games, each with a thumbnail and a description.',
    states: () => [
      {
        name: 'a group, one of them shown on the page',
        within: 'gallery',
        properties: {
          groups: exhibits('solved', 3),
          shown: 'octal:0.77',
          thumbnails,
          drawn: thumbnails.size,
        },
      },
      {
        name: 'the featured games first',
        within: 'gallery',
        properties: {
          groups: exhibits('solved', 8),
          featured: ['kayles', 'daisies'],
          shown: '',
          thumbnails,
          drawn: thumbnails.size,
        },
      },
      {
        name: 'only some, by a word',
        within: 'gallery',
        properties: {
          groups: exhibits('solved', 8),
          shown: '',
          thumbnails,
          drawn: thumbnails.size,
          words: 'dawson',
        },
      },
      {
        name: 'none that fits',
        within: 'gallery',
        properties: { groups: exhibits('solved', 8), thumbnails, words: 'snakes' },
      },
      {
        name: 'from right to left',
        within: 'gallery',
        mirrored: true,
        properties: { groups: exhibits('solved', 2), shown: '', thumbnails, drawn: thumbnails.size },
      },
    ],
  },
  {
    tag: 'grundy-batch',
    about: 'Many questions, one a line, with their answers.',
    states: () => [
      { name: 'a list, not asked yet', properties: { problem: 'stones', start: '1\n2\n8' } },
      {
        name: 'answered, with a bad line',
        properties: {
          problem: 'stones',
          start: '1\n2\nthree',
          result: {
            answers: '1\n1\nerror: not-a-number\n',
            answered: 2,
            bad: 1,
            errors: [{ line: 3, error: { message: 'A whole number is needed here.' } }],
          },
          milliseconds: 0.3,
        },
      },
      {
        name: 'under way, with answers to an earlier list',
        properties: {
          problem: 'stones',
          start: '3\n1\n2\n8',
          countLine: true,
          busy: true,
          stale: true,
          result: { answers: '1\n1\n', answered: 2, bad: 0, errors: [] },
          milliseconds: 0.3,
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: {
          problem: 'stones',
          start: '1\n2',
          result: { answers: '1\n1\n', answered: 2, bad: 0, errors: [] },
          milliseconds: 0.3,
        },
      },
    ],
  },
  {
    tag: 'grundy-theme',
    about: 'Chooses the colour theme.',
    states: () => [
      { name: 'by the system', properties: {} },
      { name: 'chosen', properties: { theme: 'contrast' } },
      { name: 'from right to left', mirrored: true, properties: { theme: 'dark' } },
    ],
  },
];

/** The first exhibits of a group of the page's gallery. */
function exhibits(group: string, count: number) {
  return GROUPS.filter(({ id }) => id === group).map(({ id, exhibits }) => ({
    id,
    exhibits: exhibits
      .slice(0, count)
      .map(({ id, game }) => ({ id, game, href: '#grundy-gallery', elsewhere: false })),
  }));
}

/* Specimens of elements for answers: results, copying, progress, explanations. */

import { html } from 'lit';
import type { Specimen } from './specimen';
import { explained, explainedKayles, subtractASquare } from './values';

const question = 'Nim Square, N = 29';
const long = '1234567890'.repeat(9);

const copies = [
  { id: 'answer', name: 'Answer', glance: '1160', text: '1160' },
  {
    id: 'list',
    name: 'Values g(0) to g(29)',
    glance: '0, 1, 0, 1, 2, 0, 1, 0, …',
    text: subtractASquare(29).join(', '),
  },
  { id: 'notation', name: 'Notation', glance: 'take:squares', text: 'take:squares', apart: true },
  { id: 'link', name: 'Link to this question', glance: '#1/nim-square?n=29', text: '#1/nim-square?n=29' },
];

export const answers: Specimen[] = [
  {
    tag: 'grundy-answer',
    about: 'The answer to the question.',
    states: () => [
      { name: 'waiting', within: 'answering', properties: { label: 'Losing positions' } },
      {
        name: 'as published',
        within: 'answering',
        properties: {
          label: 'Losing positions',
          of: { digits: '1160', milliseconds: 0.2, question, published: '1160' },
        },
      },
      {
        name: 'not as published',
        within: 'answering',
        properties: {
          label: 'Losing positions',
          of: { digits: '1161', milliseconds: 0.2, question, published: '1160' },
        },
      },
      {
        name: 'of an earlier question',
        within: 'answering',
        properties: {
          label: 'Losing positions',
          stale: true,
          of: { digits: '2586528661783', milliseconds: 12, question, published: undefined },
        },
      },
      {
        name: 'of twenty digits, copied beside it',
        within: 'answering',
        properties: {
          label: 'Sum of all largest winning moves',
          beside: true,
          of: { digits: '12345678901234567890', milliseconds: 41, question, published: undefined },
        },
      },
      {
        name: 'too long to be read, all of it wanted',
        within: 'answering',
        properties: {
          label: 'Sum',
          of: { digits: long, milliseconds: 41, question, published: undefined },
        },
        later: { all: true },
      },
      {
        name: 'from right to left',
        within: 'answering',
        mirrored: true,
        properties: {
          label: 'Losing positions',
          of: { digits: '2586528661783', milliseconds: 12, question, published: '2586528661783' },
        },
      },
    ],
  },
  {
    tag: 'grundy-facts',
    about: 'Further results beside the answer.',
    states: () => [
      {
        name: 'a few',
        properties: {
          problem: 'stones',
          // Piles of 1 to 8 stones: take 7 of the 8.
          facts: [
            ['pile', '8'],
            ['take', '7'],
            ['remain', '1'],
          ],
        },
      },
      {
        name: 'a long number, and a list of which the first are at hand',
        properties: {
          problem: 'fibonacci-nim',
          facts: [
            ['winningMoveCount', '5000'],
            ['smallestMove', '1'],
            ['largestMove', long],
            ['winningMoves', Array.from({ length: 60 }, (_, k) => String(k + 1))],
          ],
        },
      },
      {
        name: 'a list of nothing',
        properties: { problem: 'fibonacci-nim', facts: [['winningMoves', []]] },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: {
          problem: 'stones',
          facts: [
            ['pile', '8'],
            ['take', '7'],
            ['remain', '1'],
          ],
        },
      },
    ],
  },
  {
    tag: 'grundy-copy',
    about: 'Copies the answer with one button, and other texts by a menu.',
    states: () => [
      { name: 'a menu alone', within: 'corner', properties: { offer: () => Promise.resolve(copies) } },
      {
        name: 'with what most people want before it',
        within: 'corner',
        properties: { first: '1160', offer: () => Promise.resolve(copies) },
      },
      {
        name: 'open',
        within: 'corner tall',
        properties: { first: '1160', copies, open: true, offer: () => Promise.resolve(copies) },
      },
      {
        name: 'no clipboard: copied by hand',
        within: 'corner tall',
        properties: { offer: () => Promise.resolve(copies), shown: subtractASquare(29).join(', ') },
      },
      {
        name: 'from right to left',
        within: 'corner tall',
        mirrored: true,
        properties: { first: '1160', copies, open: true, offer: () => Promise.resolve(copies) },
      },
    ],
  },
  {
    tag: 'grundy-clip',
    about: 'A button that copies one text.',
    states: () => [
      { name: 'ready', properties: { label: 'Copy terms', of: () => '89, 8, 3' } },
      { name: 'done', properties: { label: 'Copy terms', statusId: 'Copied', of: () => '89, 8, 3' } },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { label: 'Copy terms', of: () => '89, 8, 3' },
      },
    ],
  },
  {
    tag: 'grundy-progress',
    about: 'Progress of long work: a bar, the remaining time and a button to cancel.',
    states: () => [
      {
        name: 'under way',
        properties: { label: 'Computing 10,000,001 values', fraction: 0.4, seconds: 12 },
      },
      { name: 'nothing known yet', properties: { label: 'Computing 10,000,001 values', fraction: 0.01 } },
      {
        name: 'loading the engine',
        properties: { label: 'Computing', loading: { bytes: 120_000, total: 340_000 } },
      },
      { name: 'loading, of unknown length', properties: { label: 'Computing', loading: { bytes: 0 } } },
      { name: 'waiting', properties: { label: 'Drawing', waiting: true } },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { label: 'Computing 10,000,001 values', fraction: 0.4, seconds: 12 },
      },
    ],
  },
  {
    tag: 'grundy-reasons',
    about: 'A derivation, step by step.',
    states: () => [
      {
        name: 'two steps',
        properties: {
          why: [
            { code: 'fibonacci-nim-zeckendorf', values: { n: '100', terms: '89 + 8 + 3' } },
            {
              code: 'fibonacci-nim-smallest',
              values: { smallest: '3', rest: '97', next: '8', twice: '6' },
            },
          ],
        },
      },
      { name: 'nothing to say', properties: { why: [] } },
      {
        name: 'a number of eighty digits',
        properties: {
          why: [
            {
              code: 'flipping-game-board',
              values: { rows: '12', columns: '8', board: '1234567890'.repeat(8) },
            },
          ],
        },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: {
          why: [{ code: 'fibonacci-nim-zeckendorf', values: { n: '100', terms: '89 + 8 + 3' } }],
        },
      },
    ],
  },
  {
    tag: 'grundy-mex',
    about: 'Explains g(n): the mex of the options, value by value.',
    states: () => [
      { name: 'waiting', properties: {} },
      { name: 'a value', properties: { explanation: explained(29) } },
      { name: 'a P-position', properties: { explanation: explained(22) } },
      { name: 'the empty heap', properties: { explanation: explained(0) } },
      { name: 'step by step', properties: { explanation: explained(29) }, later: { step: 2 } },
      { name: 'moves that leave two heaps', properties: { explanation: explainedKayles(9) } },
      { name: 'many values and many options', properties: { explanation: explained(5943) } },
      { name: 'nothing to explain', properties: { beyond: 'Beyond 20,000,000 nothing is computed.' } },
      { name: 'from right to left', mirrored: true, properties: { explanation: explained(29) } },
    ],
  },
  {
    tag: 'grundy-player',
    about: 'Plays the steps of an explanation.',
    states: () => [
      {
        name: 'all is shown',
        properties: { label: 'Step by step', last: 5 },
        hold: { step: ({ step }) => ({ step }) },
      },
      { name: 'at the first step', properties: { label: 'One by one', last: 5, step: 0 } },
      {
        name: 'while it plays',
        properties: { label: 'One by one', last: 5, step: 3 },
        later: { playing: true },
      },
      { name: 'at the last step', properties: { label: 'To the end', last: 5, step: 5 } },
      { name: 'from right to left', mirrored: true, properties: { label: 'Step by step', last: 5, step: 2 } },
    ],
  },
  {
    tag: 'grundy-heap',
    about: 'An interactive heap that introduces the mex.',
    states: () => [
      { name: 'waiting', properties: {} },
      {
        name: 'three moves, two of which win',
        properties: { values: subtractASquare(16), explanation: explained(14) },
        hold: { heap: ({ n }) => ({ explanation: explained(n) }) },
      },
      {
        name: 'a move pointed at',
        properties: { values: subtractASquare(16), explanation: explained(14) },
        later: { taking: 9 },
      },
      { name: 'the end', properties: { values: subtractASquare(16), explanation: explained(0) } },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { values: subtractASquare(16), explanation: explained(15) },
      },
    ],
  },
  {
    tag: 'grundy-home-game',
    about: 'The game of the start page, against the engine.',
    states: () => [
      { name: 'at the beginning', properties: {} },
      {
        name: 'a move pointed at',
        properties: { play: { begins: 'you', taken: [1, 4] } },
        later: { pointed: 4 },
      },
      { name: 'won', properties: { play: { begins: 'you', taken: [4, 1, 9] } }, later: { learned: true } },
      { name: 'lost', properties: { play: { begins: 'you', taken: [1, 1, 4, 4, 4] }, trick: true } },
      {
        name: 'lost without a wrong move',
        properties: { play: { begins: 'engine', taken: [4, 1, 9] }, trick: true },
      },
      {
        name: 'from right to left',
        mirrored: true,
        properties: { play: { begins: 'you', taken: [4, 1] }, trick: true },
      },
    ],
  },
];

/** The explanation of one product in a table. */
export const why = html`<ol class="steps"><li>4 is a Fermat power and larger than 2, so 4 ⊗ 2 = 4 × 2 = 8.</li></ol>`;

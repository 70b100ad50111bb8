import '../src/elements/answer';
import '../src/elements/batch';
import '../src/elements/facts';
import '../src/elements/mex';
import '../src/elements/picker';
import '../src/elements/player';
import '../src/elements/reasons';
import type { Specimen } from './specimen';
import { explained, kayles, subtractASquare } from './values';

const question = 'Nim Square, N = 29';

export const results: Specimen[] = [
  {
    tag: 'grundy-answer',
    about: 'The answer, large, to be copied.',
    states: [
      { name: 'waiting', properties: { label: 'Losing positions' } },
      {
        name: 'as published',
        properties: {
          label: 'Losing positions',
          of: { digits: '1160', milliseconds: 0.2, question, published: '1160' },
        },
      },
      {
        name: 'of an earlier question',
        properties: {
          label: 'Losing positions',
          stale: true,
          of: { digits: '1160', milliseconds: 0.2, question, published: undefined },
        },
      },
      {
        name: 'too long to be read',
        properties: {
          label: 'Sum',
          of: { digits: '1234567890'.repeat(9), milliseconds: 41, question, published: undefined },
        },
      },
    ],
  },
  {
    tag: 'grundy-facts',
    about: 'Further results beside the answer.',
    states: [
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
    ],
  },
  {
    tag: 'grundy-mex',
    about: 'Why g(n) is what it is.',
    states: [
      { name: 'waiting', properties: {} },
      { name: 'a value', properties: { explanation: explained(29) } },
      { name: 'a P-position', properties: { explanation: explained(22) } },
      { name: 'the empty heap', properties: { explanation: explained(0) } },
      { name: 'step by step', properties: { explanation: explained(29), step: 2 } },
      { name: 'nothing to explain', properties: { beyond: 'Beyond 20,000,000 nothing is computed.' } },
    ],
  },
  {
    tag: 'grundy-player',
    about: 'Goes through something step by step.',
    states: [
      { name: 'all is shown', properties: { label: 'Step by step', last: 5 } },
      { name: 'at the first step', properties: { label: 'One by one', last: 5, step: 0 } },
      { name: 'at the last step', properties: { label: 'To the end', last: 5, step: 5 } },
    ],
  },
  {
    tag: 'grundy-picker',
    about: 'The problems, each with the face of its sequence.',
    states: [
      {
        name: 'two, one of them chosen',
        properties: {
          picks: [
            { id: 'nim-square', href: '#grundy-picker', current: true, face: subtractASquare(35) },
            { id: 'stones', href: '#grundy-picker', current: false, face: kayles(35) },
          ],
        },
      },
    ],
  },
  {
    tag: 'grundy-reasons',
    about: 'A derivation, step by step.',
    states: [
      {
        name: 'two steps',
        properties: {
          why: [
            { text: 'fibonacci-nim-zeckendorf', arguments: { n: '100', terms: '89 + 8 + 3' } },
            {
              text: 'fibonacci-nim-smallest',
              arguments: { smallest: '3', rest: '97', next: '8', twice: '6' },
            },
          ],
        },
      },
    ],
  },
  {
    tag: 'grundy-batch',
    about: 'Many questions, one a line, and their answers beside them.',
    states: [
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
    ],
  },
];

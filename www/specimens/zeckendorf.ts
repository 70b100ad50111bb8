/* Specimens of elements for Zeckendorf representations and Fibonacci nim. */

import { grouped } from '../src/i18n/index';
import { rowsOf } from '../src/rooms/zeckendorf/carry-rows';
import { addition, greedy, letters, lettersFar, terms, winning } from './fibonacci';
import type { Specimen, State } from './specimen';

function bars(n: bigint, step: number, drawn?: [number, number]) {
  const all = greedy(n);
  const steps = drawn ? [...all.slice(0, drawn[0]), ...all.slice(-drawn[1])] : all;
  return { n: String(n), steps, count: all.length, step };
}

function carries(a: number, b: number, most = 40) {
  const { added, top } = addition(a, b);
  return {
    a: added.a,
    b: added.b,
    top,
    count: added.stepCount,
    rows: rowsOf(added, top, most),
    names: [grouped(String(a)), grouped(String(b)), grouped(added.value)],
  };
}

/** The word with a handler for panning. */
function word(more: Record<string, unknown>): Pick<State, 'properties' | 'hold'> {
  let [from, length] = [0, 0];
  const shown = () => ({ from: String(from), letters: letters(from, length), cursor: undefined });
  return {
    properties: more,
    hold: {
      length: (room) => {
        length = room.length;
        return { letters: letters(from, length) };
      },
      look: ({ by }) => {
        from = Math.max(0, from + by);
        return shown();
      },
      cursor: ({ at }) => ({ cursor: at }),
    },
  };
}

export const zeckendorf: Specimen[] = [
  {
    tag: 'grundy-bars',
    about: 'The greedy steps of a Zeckendorf representation as rulers.',
    states: () => [
      { name: 'before the first step', properties: bars(100n, 0), hold: { step: ({ step }) => ({ step }) } },
      { name: 'some of it', properties: bars(100n, 2), hold: { step: ({ step }) => ({ step }) } },
      { name: 'while it plays', properties: bars(100n, 1), later: { playing: true } },
      { name: 'all of it: a single term', properties: bars(89n, 1) },
      { name: 'forty digits, and steps left out', properties: bars(10n ** 40n, 2, [1, 1]) },
      { name: 'from right to left', mirrored: true, properties: bars(100n, 2) },
    ],
  },
  {
    tag: 'grundy-carries',
    about: 'A sum in Zeckendorf representation in columns, carry by carry.',
    states: () => [
      { name: 'carries of both kinds', properties: carries(100, 100) },
      { name: 'no carry', properties: carries(89, 3) },
      { name: 'the least sum', properties: carries(1, 1) },
      { name: 'wide, with carries left out', properties: carries(987_654_321, 123_456_789, 4) },
      { name: 'from right to left', mirrored: true, properties: carries(29, 12) },
    ],
  },
  {
    tag: 'grundy-stones',
    about: 'A heap of Fibonacci nim in blocks, to take stones from.',
    states: () => [
      {
        name: 'some may be taken',
        properties: { blocks: terms(32), limit: 6 },
        hold: { pick: ({ count }) => ({ picked: count }) },
      },
      {
        name: 'four pointed at, what wins marked',
        properties: { blocks: terms(32), limit: 12, picked: 4, winning: winning(32, 12), reading: 'Take 4.' },
      },
      { name: 'it is the other’s turn', properties: { blocks: terms(32), limit: 6, still: true } },
      { name: 'one stone, only to be looked at', properties: { blocks: terms(1) } },
      { name: 'as many as are drawn one by one', properties: { blocks: terms(240), limit: 40 } },
      { name: 'from right to left', mirrored: true, properties: { blocks: terms(32), limit: 6, picked: 2 } },
    ],
  },
  {
    tag: 'grundy-word',
    about: 'The Fibonacci word as a strip with panning.',
    states: () => [
      { name: 'waiting', properties: {} },
      { name: 'from the beginning, one letter marked, one pointed at', ...word({ marked: 4, cursor: 34 }) },
      {
        name: 'far along: a letter at 10^30',
        properties: { from: String(10n ** 30n), letters: lettersFar(10n ** 30n, 712) },
      },
      { name: 'from right to left', mirrored: true, ...word({}) },
    ],
  },
];

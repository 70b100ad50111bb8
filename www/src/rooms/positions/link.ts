/* The question about a position in links. Pure functions. */

import type { Question } from '../../question/question';
import { sumOf } from '../../question/typed/sums';
import { defaultPositionQuestion, POSITION } from './entry';
import type { Play } from './reading';

/** A kind of play by its name, with or without the accent. */
export function playOf(text: string | undefined): Play | undefined {
  const name = text?.trim().toLowerCase().replace('è', 'e');
  return name === 'normal' || name === 'misere' ? name : undefined;
}

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitisePosition({ arguments: given, view }: Question): {
  question: Question;
  dropped: string[];
} {
  const { heaps, play, sum, ...others } = given;
  const dropped = [...Object.entries(others), ...Object.entries(view)].filter(([, value]) => value !== '');
  const known = playOf(play);
  const chosen = sumOf(sum);
  if (sum && !chosen) dropped.push(['sum', sum]);
  const compound = chosen !== undefined && chosen !== 'disjunctive';
  if (play && !known) dropped.push(['play', play]);
  return {
    question: {
      problem: POSITION,
      arguments: {
        heaps: heaps ?? defaultPositionQuestion().arguments.heaps ?? '',
        ...(compound ? { sum: chosen } : {}),
        ...(known === 'misere' ? { play: known } : {}),
      },
      view: {},
    },
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

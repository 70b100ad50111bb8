/*
 * The answers to the current exercise and the longest row of right ones, on the learner's own
 * machine. Without storage, as in some frames, nothing is kept.
 */

import { store, stored } from '../../engine/storage';

export interface Progress {
  /** The answers to the exercise with this link, as typed; null: none so far. */
  read(link: string): (string | null)[];
  write(link: string, answers: readonly (string | null)[]): void;
  best(): number;
  setBest(best: number): void;
}

const ANSWERS = 'grundyscope-exercise';
const BEST = 'grundyscope-exercise-best';
/** Longer answers are none. */
const LONGEST = 200;

export const storedProgress: Progress = {
  read(link) {
    try {
      const { link: of, answers } = JSON.parse(stored(ANSWERS) ?? '{}') as Record<string, unknown>;
      if (of !== link || !Array.isArray(answers)) return [];
      return answers.map((one) => (typeof one === 'string' && one.length <= LONGEST ? one : null));
    } catch {
      return [];
    }
  },
  write: (link, answers) => void store(ANSWERS, JSON.stringify({ link, answers })),
  best: () => Math.max(0, Math.trunc(Number(stored(BEST)) || 0)),
  setBest: (best) => void store(BEST, String(best)),
};

/** Forgets with the page: for frames and elements. */
export function passingProgress(): Progress {
  let longest = 0;
  return {
    read: () => [],
    write: () => undefined,
    best: () => longest,
    setBest: (best) => {
      longest = best;
    },
  };
}

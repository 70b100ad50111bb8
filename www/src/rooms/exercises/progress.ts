/*
 * The answers to the current exercise and the longest row of right ones, on the learner's own
 * machine. Without storage, as in some frames, nothing is kept.
 */

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

export function storedProgress(storage: () => Storage): Progress {
  const attempt = <Of>(task: () => Of, otherwise: Of): Of => {
    try {
      return task();
    } catch {
      return otherwise;
    }
  };
  return {
    read: (link) =>
      attempt(() => {
        const { link: of, answers } = JSON.parse(storage().getItem(ANSWERS) ?? '{}') as Record<
          string,
          unknown
        >;
        if (of !== link || !Array.isArray(answers)) return [];
        return answers.map((one) => (typeof one === 'string' && one.length <= LONGEST ? one : null));
      }, []),
    write: (link, answers) =>
      attempt(() => storage().setItem(ANSWERS, JSON.stringify({ link, answers })), undefined),
    best: () => attempt(() => Math.max(0, Math.trunc(Number(storage().getItem(BEST)) || 0)), 0),
    setBest: (best) => attempt(() => storage().setItem(BEST, String(best)), undefined),
  };
}

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

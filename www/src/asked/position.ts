/* A typed position as one question: in its notation, or else in words. */

import type { SumName } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { isEngineFailure } from '../question/reader';
import { boardAlone } from '../question/typed/board';
import { type PositionError, readSum } from '../question/typed/sum';
import { mooreIn } from '../question/typed/sums';
import type { Sentence } from './sentence';

/** The error of a text that is no position, and what it may mean. */
export type ReadError = PositionError & { read?: Sentence | undefined };

/** What reads words: the page has it, elements and frames do not. */
export type Sentences = () => Promise<typeof import('./sentence')>;

/** Numbers with commas may be moves, or terms of a sequence. */
const LIST = /^[\s\d]*,[\s\d,]*$/;

/** What is done with a position in the engine's notation. */
type Use<Answer> = (position: string, sum: SumName, misere: boolean) => Promise<Answer>;

/**
 * Uses the position of a text, and says how words were read, or what else a list of numbers means;
 * in `typed` there are spaces for the words for misère play. Throws a `ReadError`.
 */
export async function usePosition<Answer>(
  ask: Ask,
  { text, typed, sum }: { text: string; typed: string; sum: SumName },
  use: Use<Answer>,
  sentences?: Sentences,
): Promise<{ answer: Answer; read: Sentence | undefined }> {
  const words = async () => (await sentences?.().catch(() => undefined))?.understood(ask, text);
  const example = boardAlone(typed);
  const moore = mooreIn(typed);
  const chosen = moore?.sum ?? sum;
  try {
    const position = await readSum(ask, example ?? moore?.heaps ?? typed, chosen !== 'disjunctive');
    const answer = await use(position, chosen, false);
    return { answer, read: LIST.test(text) || example ? await words() : undefined };
  } catch (error) {
    if (isEngineFailure(error as PositionError) || !typed.trim()) throw error;
    const read = await words();
    if (!read?.position) throw { ...(error as PositionError), read };
    return { answer: await use(read.position, read.sum ?? chosen, read.misere), read };
  }
}

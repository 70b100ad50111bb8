/* A typed position as one question: in its notation, or else in words. */

import type { SumName, TypedQuestion } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { empty, isEngineFailure, longestTyped, tooLong } from '../question/reader';
import { boardAlone } from '../question/typed/board';
import { typedComponents } from '../question/typed/position';
import { type PositionError, sumComponents } from '../question/typed/sum';
import { misereIn, mooreIn, sumOf } from '../question/typed/sums';
import { readNotation } from './game';
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
    const plain = sentences ? undefined : await plainly(ask, text);
    if (plain)
      return { answer: await use(plain.text, sumOf(plain.sum) ?? chosen, plain.misere), read: undefined };
    const read = await words();
    if (!read?.position) throw { ...(error as PositionError), read };
    const answer = await use(read.position, read.sum ?? chosen, read.misere).catch((wrong) => {
      if (read.isUnsure) throw { ...(error as PositionError), read: { ...read, position: undefined } };
      throw { ...wrong, read };
    });
    return { answer, read };
  }
}

/** What a text alone is in the field of positions. Throws a `ReadError`. */
export async function positionThere(ask: Ask, text: string, sentences: Sentences) {
  const inMisere = misereIn(text);
  const asked = { text, typed: inMisere ?? text, sum: 'disjunctive' } as const;
  const use = async (position: string, sum: SumName, misere: boolean) => ({
    ...{ position, sum, misere: misere || inMisere !== undefined },
  });
  return (await usePosition(ask, asked, use, sentences)).answer;
}

/** The position that is word for word what was typed, if the engine reads one. */
async function plainly(ask: Ask, text: string): Promise<TypedQuestion | undefined> {
  const read = import('./read-typed').then(({ readTyped }) => readTyped(ask, text));
  const best = (await read.catch(() => undefined))?.best;
  return best?.question.kind === 'position' && !best.changed.length ? best.question : undefined;
}

const NIM = 'nim';

/**
 * The sum in the engine's notation; with `apart`, each heap is a component of its own, except in
 * braces. Throws a `PositionError`.
 */
export async function readSum(ask: Ask, typed: string, apart = false): Promise<string> {
  if (typed.trim() === '') throw empty('position');
  if (typed.length > longestTyped) throw tooLong('position');
  const summands: string[] = [];
  for (const { game, heaps, braced, board } of apart ? typedComponents(typed) : sumComponents(typed)) {
    if (board !== undefined) {
      summands.push(board);
      continue;
    }
    const notation = game === '' ? NIM : await notationOf(ask, game);
    if (heaps.length === 0 && !braced) throw { ...empty('position'), code: 'missing', game: game || NIM };
    // The coins of a row are one component.
    if (apart && !braced && !notation.startsWith('coins:'))
      summands.push(...heaps.map((heap) => `${notation}:${heap}`));
    else summands.push(`${notation}:{${heaps.join(',')}}`);
  }
  return summands.join(' + ');
}

async function notationOf(ask: Ask, game: string): Promise<string> {
  const { game: found, error } = await readNotation({ ask }, game);
  if (found) return found.game;
  throw { ...error, game };
}

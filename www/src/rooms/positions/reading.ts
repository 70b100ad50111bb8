/* Reads a typed position, and asks the engine for its moves. */

import type { CompoundMovesAnswer, MisereMovesAnswer, MovesAnswer, SumName } from '../../engine/protocol';
import type { Ask } from '../../engine/task';
import { isEngineFailure } from '../../question/reader';
import { nameAt, type PositionError, readSum } from '../../question/typed/sum';
import { mooreIn } from '../../question/typed/sums';
import { isBoard } from './boards';
import type { Sentence } from './sentence';

/** The most moves of each kind in the lists. */
export const LISTED = 40;

/** Whether the player who cannot move loses, or wins. */
export type Play = 'normal' | 'misere';

/** A position as typed, and how it is played. */
export interface Asked {
  /** All that was typed; in `typed` there are spaces for the words for misère play. */
  text: string;
  typed: string;
  play: Play;
  sum: SumName;
}

export type Answer = MovesAnswer | MisereMovesAnswer | CompoundMovesAnswer;

/** The answer about a disjunctive sum in misère play. */
export const isMisere = (answer: Answer): answer is MisereMovesAnswer =>
  'play' in answer && !isCompound(answer);

export const isCompound = (answer: Answer): answer is CompoundMovesAnswer => 'sum' in answer;

/** How an answer's position is played. */
export const playedAs = (answer: Answer): Play => ('play' in answer ? answer.play : 'normal');

/** A position with its moves. */
export interface Analysis<Of extends Answer = Answer> {
  /** The position as typed. */
  typed: string;
  answer: Of;
  /** How it was read, if it was typed as a sentence. */
  read?: Sentence;
}

/** The error of a text that is no position, and what it may mean. */
export type ReadError = PositionError & { read?: Sentence | undefined };

/** What reads sentences: the page has it, elements and frames do not. */
export type Sentences = () => Promise<typeof import('./sentence')>;

/** Throws a `ReadError`. */
export async function analyse(ask: Ask, asked: Asked, sentences?: Sentences): Promise<Analysis> {
  const { text, typed, play, sum: chosen } = asked;
  try {
    const moore = mooreIn(typed);
    const sum = moore?.sum ?? chosen;
    const position = await readSum(ask, moore?.heaps ?? typed, sum !== 'disjunctive');
    return { typed, answer: await movesOf(ask, position, play, sum) };
  } catch (error) {
    if (isEngineFailure(error as PositionError) || !typed.trim()) throw error;
    const sentence = await sentences?.().catch(() => undefined);
    const read = await sentence?.understood(ask, text);
    if (!read?.position) throw { ...(error as PositionError), read };
    const answer = await movesOf(ask, read.position, read.misere ? 'misere' : play, read.sum ?? chosen);
    return { typed, answer, read };
  }
}

async function movesOf(ask: Ask, position: string, play: Play, sum: SumName): Promise<Answer> {
  // The type of the call is that of its last declaration, of normal play.
  const request: object = { position, play, sum, list: LISTED };
  const { answer } = await ask('moves', request as { position: string }).catch((error) => {
    const board = nameAt(position, error.at);
    throw { ...error, board: isBoard(board) ? board : '' };
  });
  return answer as Answer;
}

/* Reads a typed position, and asks the engine for its moves. */

import { type Sentences, usePosition } from '../../asked/position';
import type { Sentence } from '../../asked/sentence';
import type { CompoundMovesAnswer, MisereMovesAnswer, MovesAnswer, SumName } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { nameAt } from '../../question/typed/sum';
import { isBoard } from './boards';

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

/** How a move is made in it, if not in one component. */
export const sumIn = (answer: Answer): string => (isCompound(answer) ? answer.sum : '');

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

/** Throws a `ReadError`. */
export async function analyse(ask: Ask, asked: Asked, sentences?: Sentences): Promise<Analysis> {
  const { typed, play } = asked;
  const use = (position: string, sum: SumName, misere: boolean) =>
    movesOf(ask, position, misere ? 'misere' : play, sum);
  const { answer, read } = await usePosition(ask, asked, use, sentences).catch(async (error) => {
    const isFar = error.code === 'out-of-range' && error.sum;
    const { position, play, sum, read } = error;
    const far = isFar && (await sentences?.())?.farOutcome(ask, position, play === 'misere', sum, read);
    throw far ? { ...error, read: await far.catch(() => read) } : error;
  });
  return { typed, answer, ...(read ? { read } : {}) };
}

async function movesOf(ask: Ask, position: string, play: Play, sum: SumName): Promise<Answer> {
  // The type of the call is that of its last declaration, of normal play.
  const request: object = { position, play, sum, list: LISTED };
  const { answer } = await ask('moves', request as { position: string }).catch((error) => {
    const board = nameAt(position, error.at);
    throw { ...error, position, play, sum, board: isBoard(board) ? board : '' };
  });
  return answer as Answer;
}

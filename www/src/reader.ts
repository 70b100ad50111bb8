/* What people type for a number, and what the engine understands by it. */

import type { Client } from './engine/client';
import type { AskError, Calls, GameInfo } from './engine/protocol';

/** More characters than this are no number: nothing here takes one of more than 10,001 digits. */
export const longestTyped = 20_000;

export interface Understood {
  /** Plain digits; empty when nothing is typed or it is wrong. */
  value: string;
  error: AskError | undefined;
}

/** Reads a text by the engine's one parser, in the range that `range` names. Never rejects. */
export async function readNumber(
  client: Client,
  text: string,
  range: { problem: string; parameter: string } | { game: string },
): Promise<Understood> {
  const field = 'game' in range ? 'index' : range.parameter;
  if (text.length > longestTyped) return { value: '', error: tooLong(field) };
  const request: Calls['number']['request'] = { text, ...range };
  try {
    const reply = client.ask('number', request).catch((error: AskError) => {
      // An engine that stops over one number has stopped over something else: a fresh one may know better.
      if (error.code !== 'crashed') throw error;
      return client.ask('number', request);
    });
    return { value: (await reply).answer.value, error: undefined };
  } catch (error) {
    return { value: '', error: error as AskError };
  }
}

/** Reads a game's notation or its name. Never rejects. */
export async function readGame(
  client: Client,
  text: string,
): Promise<{ game: GameInfo | undefined; error: AskError | undefined }> {
  if (text.trim() === '') return { game: undefined, error: empty('game') };
  if (text.length > longestTyped) return { game: undefined, error: tooLong('game') };
  try {
    return { game: (await client.ask('game', { game: text })).answer, error: undefined };
  } catch (error) {
    return { game: undefined, error: error as AskError };
  }
}

/** Whether the engine is in trouble, rather than the number. */
export function isTrouble(error: AskError | undefined): boolean {
  return error !== undefined && ['crashed', 'load', 'unsupported'].includes(error.code);
}

function empty(field: string): AskError {
  return { code: 'empty', field, message: '', allowed: '', value: '' };
}

/** What is wrong with a text of more than `longestTyped` characters, which the engine is not asked about. */
export function tooLong(field: string): AskError {
  const max = String(longestTyped);
  return {
    code: 'too-long',
    field,
    message: '',
    allowed: `at most ${max} characters`,
    value: '',
    min: '1',
    max,
  };
}

/* Reads typed numbers and notations by the engine's parsers. typed/ reads games. */

import { askError } from '../engine/broken';
import type { AskError, Calls, ClientError, GameInfo } from '../engine/protocol';
import type { Ask } from '../engine/resource';

/** Longer texts are rejected unread: no parameter takes a number of more than 10,001 digits. */
export const longestTyped = 20_000;

export interface Understood {
  /** Plain digits; empty if the text is empty or wrong. */
  value: string;
  error: AskError | undefined;
}

/** Reads a number within the limits of a problem's parameter or a game. Never rejects. */
export async function readNumber(
  client: { ask: Ask },
  text: string,
  range: { problem: string; parameter: string } | { game: string },
): Promise<Understood> {
  const field = 'game' in range ? 'index' : range.parameter;
  if (text.length > longestTyped) return { value: '', error: tooLong(field) };
  const request: Calls['number']['request'] = { text, ...range };
  try {
    const reply = client.ask('number', request).catch((error: AskError) => {
      // Parsing a number does not crash the engine by itself: one retry on a fresh worker.
      if (error.code !== 'crashed') throw error;
      return client.ask('number', request);
    });
    return { value: (await reply).answer.value, error: undefined };
  } catch (error) {
    return { value: '', error: askError(error) };
  }
}

export interface ReadGame {
  game: GameInfo | undefined;
  error: AskError | undefined;
}

/** The game of a notation. Never rejects. */
export async function askFor({ ask }: { ask: Ask }, game: string): Promise<ReadGame> {
  try {
    return { game: (await ask('game', { game })).answer, error: undefined };
  } catch (error) {
    return { game: undefined, error: error as AskError };
  }
}

/** Whether the engine failed, rather than the text being wrong. */
export function isEngineFailure(error: AskError | undefined): boolean {
  return error !== undefined && ['broken', 'crashed', 'load', 'unsupported'].includes(error.code);
}

/** Whether the same request may succeed: not where the browser or a policy forbids it. */
export function retryHelps(error: AskError | undefined): boolean {
  if (!isEngineFailure(error)) return false;
  const { code, cause = '' } = error as ClientError;
  return code !== 'unsupported' && !['policy', 'trusted-types', 'unsupported'].includes(cause);
}

export function empty(field: string): AskError {
  return { code: 'empty', field, message: '', value: '' };
}

/** The error for a text of more than `longestTyped` characters, which never reaches the engine. */
export function tooLong(field: string): AskError {
  const max = String(longestTyped);
  return {
    code: 'too-long',
    field,
    message: '',
    value: '',
    min: '1',
    max,
  };
}

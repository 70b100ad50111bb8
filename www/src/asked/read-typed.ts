/* Asks the engine what a text means, with the words of the language. Loaded when it is asked. */

import type { Calls } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import words from '../i18n/en/words.txt?raw';

export type ReadQuestion = Calls['readQuestion']['answer'];

export const readTyped = async (ask: Ask, typed: string): Promise<ReadQuestion> =>
  (await ask('readQuestion', { text: typed, words })).answer;

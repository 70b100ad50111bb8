/* Asks the engine what a text means, with the words of the language. Loaded when it is asked. */

import type { Calls } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import words from '../i18n/en/words.txt?raw';

export type ReadQuestion = Calls['readQuestion']['answer'];

/** What the last texts are read as: the search and the room that it opens ask for the same. */
const known = new Map<string, ReadQuestion>();
const MOST = 8;

export async function readTyped(ask: Ask, typed: string): Promise<ReadQuestion> {
  const read = known.get(typed) ?? (await ask('readQuestion', { text: typed, words })).answer;
  known.delete(typed);
  known.set(typed, read);
  for (const oldest of known.keys()) if (known.size > MOST) known.delete(oldest);
  return read;
}

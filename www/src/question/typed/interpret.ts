/*
 * What a text means that is no notation: a name with other articles and spaces, a set, a code, an
 * OEIS number, first terms; or something that is no game, and then an error says so.
 */

import { RECOGNITION } from '../../edition';
import type { KnownSequence } from '../../engine/protocol';
import type { Ask } from '../../engine/resource';
import { askFor, type ReadGame } from '../reader';
import { boardIn } from './board';
import { isNamed, wordedNotations } from './names';
import { type Reading, readings } from './readings';

/** Rejects only if the engine fails. */
export async function interpreted(client: { ask: Ask }, text: string): Promise<ReadGame | undefined> {
  const notation = await engineName(client, text);
  if (notation) return askFor(client, notation);
  const board = boardIn(text);
  if (board) return otherwise('typed-board', board);
  const all = readings(text);
  const [reading] = all;
  switch (reading?.kind) {
    case 'set':
      return placed(await askFor(client, reading.game), text, reading);
    case 'code':
      return withoutPlace(await askFor(client, reading.game));
    case 'oeis':
      return byNumber(client, reading.number);
    case 'terms':
      return byTerms(client, reading.terms, all);
    case 'position':
      return positionOrTerms(client, text, all);
    case 'expression':
      return otherwise('typed-expression', text);
    default:
      return byWords(client, text);
  }
}

/** The error of a position after a name or a code; undefined for any other text. */
export function positionIn(text: string): ReadGame | undefined {
  const [reading] = readings(text);
  return reading?.kind === 'position' ? otherwise('typed-position-of', text) : undefined;
}

/** A list is the values of a game, rather than its heaps, if these values are known. */
async function positionOrTerms(client: { ask: Ask }, text: string, all: Reading[]): Promise<ReadGame> {
  const terms = all.find((reading) => reading.kind === 'terms');
  if (terms && !all.some(({ kind }) => kind === 'set')) {
    const read = await byTerms(client, terms.terms, []);
    if (read.game) return read;
  }
  const [reading] = all;
  if (reading?.kind !== 'position' || reading.game !== '') return otherwise('typed-position-of', text);
  return otherwise('typed-position', text, reading.heaps);
}

async function byWords(client: { ask: Ask }, text: string): Promise<ReadGame | undefined> {
  for (const notation of wordedNotations(text)) {
    const read = await askFor(client, notation);
    if (read.game) return read;
  }
  return undefined;
}

async function engineName({ ask }: { ask: Ask }, text: string): Promise<string | undefined> {
  const games = (await ask('games', {})).answer;
  return games.find(({ names }) => isNamed(text, names))?.game;
}

/** The error of a set at the number as it was typed. */
function placed(
  { game, error }: ReadGame,
  text: string,
  { game: notation, places }: Reading & { kind: 'set' },
) {
  if (!error || !('at' in error) || error.at === undefined) return { game, error };
  const which = notation.slice(0, error.at).split(',').length - 1;
  const unit = places[which]?.at;
  const { at: _, ...rest } = error;
  if (unit === undefined) return { game, error: rest };
  return { game, error: { ...rest, at: Array.from(text.slice(0, unit)).length } };
}

function withoutPlace({ game, error }: ReadGame): ReadGame {
  if (!error || !('at' in error)) return { game, error };
  const { at: _, ...rest } = error;
  return { game, error: { ...rest, code: 'typed-code' } };
}

async function byNumber(client: { ask: Ask }, number: string): Promise<ReadGame> {
  const known = RECOGNITION ? (await client.ask('knownSequences', {})).answer : [];
  const found = known.find(({ oeis }: KnownSequence) => oeis === number);
  return found?.game ? askFor(client, found.game) : otherwise('typed-oeis', number);
}

/**
 * The one game whose values begin with these terms; else the octal games of which one has them all
 * unshifted; else the named set, 1, 4, 9, …
 */
async function byTerms(client: { ask: Ask }, terms: number[], all: Reading[]): Promise<ReadGame> {
  const enough = RECOGNITION && terms.length >= 4 && terms.every((term) => term < 2 ** 32);
  const matches = enough ? (await client.ask('recognise', { terms })).answer : [];
  const games = [...new Set(matches.flatMap(({ game }) => game ?? []))];
  const sets = all.flatMap((reading) => (reading.kind === 'set' ? reading.game : []));
  const only =
    [games, sets].find(({ length }) => length === 1)?.[0] ??
    (enough && games.length === 0 && sets.length === 0 ? await octalCode(client, terms) : undefined);
  return only ? askFor(client, only) : otherwise('typed-terms', terms.join(', '));
}

/** The best octal code with these values, unless others with other values have them, too. */
async function octalCode(client: { ask: Ask }, terms: number[]): Promise<string | undefined> {
  const groups = (await client.ask('recogniseOctal', { terms })).answer;
  const [code, ...others] = groups.flatMap(({ codes }) => codes[0] ?? []).filter(({ shift }) => shift === 0);
  return others.length === 0 ? code?.game : undefined;
}

/** The text means something else than a game: `code` says what. */
function otherwise(code: string, value: string, heaps: string[] = []): ReadGame {
  const shown = heaps.length ? heaps.join(',') : value;
  return { game: undefined, error: { code, field: 'game', message: '', value: shown } };
}

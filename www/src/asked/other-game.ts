/*
 * A game by a text that is no notation, as the engine reads questions: a set, a code, an OEIS
 * number, first terms; or something that is no game, and then an error says so.
 */

import { RECOGNITION } from '../edition';
import type { TypedQuestion } from '../engine/protocol';
import type { Ask } from '../engine/resource';
import { askFor, type ReadGame } from '../question/reader';
import { BOARD_EXAMPLES } from '../question/typed/board';
import { readTyped } from './read-typed';

/** Undefined if the text means nothing that is clear. Rejects only if the engine fails. */
export async function otherGame(client: { ask: Ask }, text: string): Promise<ReadGame | undefined> {
  const { best, others } = await readTyped(client.ask, text);
  if (!best || best.changed.some(({ why }) => why === 'ignored')) return undefined;
  const all = [best, ...others].map(({ question }) => question);
  const { kind, text: meant, n, misere } = best.question;
  switch (kind) {
    case 'game':
      return n || misere ? undefined : askFor(client, meant);
    case 'sequence':
      return byNumber(client, meant);
    case 'terms':
      return byTerms(client, meant, all);
    case 'position':
      return best.changed.some(({ why }) => why === 'game')
        ? heapsOrTerms(client, meant, all)
        : of(meant, text);
    case 'nimber':
      return otherwise('typed-expression', text);
    case 'board':
      return otherwise('typed-board', meant);
    default:
      return undefined;
  }
}

/** The error of a position of a game that was named, or of a board. */
function of(position: string, text: string): ReadGame {
  const [name = ''] = position.split(':', 1);
  const isBoard = Object.hasOwn(BOARD_EXAMPLES, name) && !/:\(\d/.test(position);
  return isBoard ? otherwise('typed-board', name) : otherwise('typed-position-of', text);
}

/** A list is the values of a game, rather than its heaps, if these values are known. */
async function heapsOrTerms(client: { ask: Ask }, position: string, all: TypedQuestion[]): Promise<ReadGame> {
  const terms = all.find(({ kind }) => kind === 'terms');
  if (terms && !all.some(({ kind }) => kind === 'game')) {
    const read = await byTerms(client, terms.text, []);
    if (read.game) return read;
  }
  return otherwise('typed-position', position.replace(/^.*\{(.*)\}$/, '$1'));
}

async function byNumber(client: { ask: Ask }, number: string): Promise<ReadGame> {
  const known = RECOGNITION ? (await client.ask('knownSequences', {})).answer : [];
  const found = known.find(({ oeis }) => oeis === number);
  return found?.game ? askFor(client, found.game) : otherwise('typed-oeis', number);
}

/**
 * The one game whose values begin with these terms; else the octal games of which one has them all
 * unshifted; else the named set, 1, 4, 9, …
 */
async function byTerms(client: { ask: Ask }, list: string, all: TypedQuestion[]): Promise<ReadGame> {
  const terms = list.split(',').map(Number);
  const enough = RECOGNITION && terms.length >= 4 && terms.every((term) => term < 2 ** 32);
  const matches = enough ? (await client.ask('recognise', { terms })).answer : [];
  const games = [...new Set(matches.flatMap(({ game }) => game ?? []))];
  const sets = all.flatMap(({ kind, text }) => (kind === 'game' ? text : []));
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
function otherwise(code: string, value: string): ReadGame {
  return { game: undefined, error: { code, field: 'game', message: '', value } };
}

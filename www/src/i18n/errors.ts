/** Errors as sentences: the code chooses the sentence, the error's other fields fill it in. */

import 'texts:errors';
import type { AskError, GrundyscopeError, LoadFailure } from '../engine/protocol';
import type { BrokenLink } from '../question/question';
import { has, text } from './language';
import { counted } from './numbers';

/** The sentence for any error that a call rejects with. */
export function errorSentence(error: unknown): string {
  if (!isAskError(error)) return text('unexplained-error', { code: String(error) });
  if (!has(`error-${error.code}`)) return text('unexplained-error', { code: error.code });
  const { field = '', value: given = '', min = '', max = '', at }: Partial<GrundyscopeError> = error;
  const { cause = 'connection', status = 0 }: Partial<LoadFailure> = error;
  const value = visible(given);
  const rest = visible(at === undefined ? given : restOf(given, at));
  return text(`error-${error.code}`, {
    field: has(`subject-${field}`) ? text(`subject-${field}`) : field || text('subject-other'),
    name: field,
    value,
    rest,
    place: rest === value ? 'all' : rest === '' ? 'end' : 'rest',
    min: counted(min),
    max: counted(max),
    side: side(value, min, max),
    cause,
    status,
    message: (error as Partial<LoadFailure>).message ?? '',
  });
}

/** The sentence for why something could not be loaded. */
export function causeSentence({ cause = 'connection', status = 0 }: LoadFailure): string {
  return text('load-cause', { cause, status });
}

/** Replaces invisible characters: direction marks would also reorder the sentence around them. */
function visible(given: string): string {
  return given.replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '\ufffd');
}

/** The sentence for a link that cannot be read. */
export function linkSentence(link: BrokenLink): string {
  return text(`link-${link.reason}`, { part: link.part });
}

function isAskError(error: unknown): error is AskError {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/**
 * The given text from a character on. The engine counts characters, JavaScript UTF-16 units. If the
 * engine has shortened the text before that character, returns all of it.
 */
function restOf(value: string, at: number): string {
  const characters = Array.from(value);
  const shortened = characters.at(-1) === '…' && at >= characters.length - 1;
  return shortened ? value : characters.slice(at).join('');
}

/**
 * On which side of the range a number lies, if plain digits show it: only the engine evaluates
 * expressions and bounds such as 10^1000.
 */
function side(value: string, min: string, max: string): 'larger' | 'smaller' | 'outside' | 'unbounded' {
  if (min === '' || max === '') return 'unbounded';
  if (min === '0') return 'larger'; // a negative number has an error code of its own
  if (isPlain(value) && isPlain(max) && isLess(max, value)) return 'larger';
  if (isPlain(value) && isPlain(min) && isLess(value, min)) return 'smaller';
  return 'outside';
}

function isPlain(text: string): boolean {
  return /^[0-9]{1,60}$/.test(text);
}

function isLess(a: string, b: string): boolean {
  return BigInt(a) < BigInt(b);
}

/*
 * Reads the requests of the host page. As for all messages, the host page is not trusted: a request
 * without a valid id is ignored, and one with invalid contents is replied to with an error.
 */

import { longestHash } from '../question/question';
import { CONTROLS, langOf, sizeOf, THEMES } from './options';
import type { FrameOptions, RequestId } from './protocol';

/** A request, or the field that is wrong in it. */
export type ReadRequest = { id: RequestId } & (
  | { ask: string }
  | { get: true }
  | { set: Partial<FrameOptions> }
  | { wrong: string }
);

/** Longer ids are ignored. */
const MAX_ID = 100;

/** Reads a request; undefined for any other message. Never throws: the data are a copy, without
 * getters. */
export function readRequest(data: unknown): ReadRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, id, question, options } = data as Record<string, unknown>;
  if (typeof id !== 'string' || id.length > MAX_ID) return undefined;
  if (type === 'grundyscope:get') return { id, get: true };
  if (type === 'grundyscope:set') return { id, ...optionsIn(options) };
  if (type !== 'grundyscope:ask') return undefined;
  const readable = typeof question === 'string' && question.startsWith('#') && question.length <= longestHash;
  return readable ? { id, ask: question } : { id, wrong: 'question' };
}

const oneOf =
  <Value extends string>(all: readonly Value[]) =>
  (value: unknown): Value | undefined =>
    all.find((one) => one === value);

/** The values of `set`, which are not corrected, other than those of a URL. */
const VALUES: { [Name in keyof FrameOptions]: (value: unknown) => FrameOptions[Name] | undefined } = {
  show: (value) => (typeof value === 'string' && /^[a-z]{0,40}$/.test(value) ? value : undefined),
  theme: oneOf(THEMES),
  lang: (value) => (typeof value === 'string' ? langOf(value) : undefined),
  controls: oneOf(CONTROLS),
  size: (value) => (typeof value === 'number' && sizeOf(String(value)) === value ? value : undefined),
};

function optionsIn(given: unknown): { set: Partial<FrameOptions> } | { wrong: string } {
  if (typeof given !== 'object' || given === null) return { wrong: 'options' };
  const set: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const read = Object.hasOwn(VALUES, name) ? VALUES[name as keyof FrameOptions](value) : undefined;
    if (read === undefined) return { wrong: name.slice(0, MAX_ID) };
    set[name] = read;
  }
  return { set };
}

/*
 * Messages between a frame and its host page. The host page is not trusted: messages of other
 * shapes are ignored, and a message can request nothing that the URL of the frame could not. A
 * request without a valid id is ignored too, and one with invalid contents is replied to with an
 * error. The comments of `HostMessage` and `heights` are the documentation (npm run docs), as
 * those of the requests in protocol.ts.
 */

import { CONTROLS } from '../element/attributes';
import { longestHash } from '../question/question';
import type { Theme } from '../ui/theme';
import { langOf, sizeOf, THEMES, themeOf } from './options';
import type { FrameOptions, RequestId } from './protocol';

/** What the host page may send. */
export type HostMessage =
  /** Changes the colours: `auto`, `light`, `dark` or `contrast`. */
  | { type: 'grundyscope:theme'; theme: Theme }
  /** Changes the question, written as in a link: `#1/game?game=nim&n=30`. */
  | { type: 'grundyscope:question'; question: string }
  /** Loads the view before it is visible: for printing, or in a hidden tab. */
  | { type: 'grundyscope:start' }
  /** Reports the height again, for a page that started to listen late. */
  | { type: 'grundyscope:hello' };

export type ReadMessage = { theme: Theme } | { question: string } | { again: true } | { start: true };

/** A request, or the field that is wrong in it. */
export type ReadRequest = { id: RequestId } & (
  | { ask: string }
  | { get: true }
  | { set: Partial<FrameOptions> }
  | { wrong: string }
);

/** Longer ids are ignored. */
const MAX_ID = 100;

/** Undefined for any other message. Never throws: the data are a copy, without getters. */
export function readMessage(data: unknown): ReadMessage | ReadRequest | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, theme, question, id, options } = data as Record<string, unknown>;
  const link = typeof question === 'string' && /^#/.test(question) && question.length <= longestHash;
  if (type === 'grundyscope:hello') return { again: true };
  if (type === 'grundyscope:start') return { start: true };
  if (type === 'grundyscope:question') return link ? { question } : undefined;
  if (type === 'grundyscope:theme') {
    const known = typeof theme === 'string' && themeOf(theme);
    return known ? { theme: known } : undefined;
  }
  if (typeof id !== 'string' || id.length > MAX_ID) return undefined;
  if (type === 'grundyscope:get') return { id, get: true };
  if (type === 'grundyscope:set') return { id, ...optionsIn(options) };
  if (type === 'grundyscope:ask') return link ? { id, ask: question } : { id, wrong: 'question' };
  return undefined;
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

/**
 * The messages that report a height, one in each format that hosts understand. No host answers.
 *
 * - Canvas, and LTI hosts after it: `subject` and `height`.
 *   https://developerdocs.instructure.com/services/canvas/external-tools/lti/file.lti_window_post_message
 * - Embedly, and with it Medium and others: JSON text with `src`, `context` and `height`.
 *   https://docs.embed.ly/v1.0/docs/provider-height-resizing
 * - H5P's resizer, which Moodle, WordPress and Drupal load: `scrollHeight`. Its `hello` message is
 *   not sent: the resizer answers to the sender's origin, which throws if that is opaque.
 *   https://github.com/h5p/h5p-php-library/blob/master/js/h5p-resizer.js
 */
export function heights(height: number, address: string): unknown[] {
  return [
    /** Any page. */
    { type: 'grundyscope:height', version: 1, height },
    /** Canvas, and other LTI hosts. */
    { subject: 'lti.frameResize', height },
    /** Embedly and Medium, as JSON text. */
    JSON.stringify({ src: address, context: 'iframe.resize', height }),
    /** H5P's resizer, in Moodle, WordPress and Drupal. */
    { context: 'h5p', action: 'resize', scrollHeight: height },
  ];
}

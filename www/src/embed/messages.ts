/*
 * Messages between a frame and its host page. The host page is not trusted: messages of other
 * shapes are ignored, and a message can request nothing that the URL of the frame could not. The
 * comments of `HostMessage` and `heights` are the documentation (scripts/docs.mjs). Requests, which
 * have replies, are in protocol.ts.
 */

import { longestHash } from '../question/question';
import type { Theme } from '../ui/theme';
import { themeOf } from './options';

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

/** The request in a message of the host page; undefined for any other message. Never throws: the
 * data are a copy, without getters. */
export function readHostMessage(data: unknown): ReadMessage | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, theme, question } = data as Record<string, unknown>;
  if (type === 'grundyscope:hello') return { again: true };
  if (type === 'grundyscope:start') return { start: true };
  if (type === 'grundyscope:theme' && typeof theme === 'string') {
    const known = themeOf(theme);
    return known && { theme: known };
  }
  if (type !== 'grundyscope:question' || typeof question !== 'string') return undefined;
  return question.startsWith('#') && question.length <= longestHash ? { question } : undefined;
}

/** Whether a message may be a request, which channel.ts reads. */
export function mayRequest(data: unknown): boolean {
  return /^grundyscope:(ask|get|set)$/.test(String((data as { type?: unknown } | null)?.type));
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

/*
 * What a frame and the page around it say to each other. The page may be anyone's: what it says is understood in one of
 * these shapes, or not at all, and it can ask for nothing that it could not write into the frame's address. The comments
 * of `Said` and `heights` are the documentation (scripts/docs.mjs).
 */

import type { Theme } from '../elements/theme';
import { longestHash } from '../question';
import { themeOf } from './options';

/** What the page around may say. */
export type Said =
  /** Other colours: `auto`, `light`, `dark` or `contrast`. */
  | { type: 'grundyscope:theme'; theme: Theme }
  /** Another question in the same view, as a link has it: `#1/game?game=nim&n=30`. */
  | { type: 'grundyscope:question'; question: string }
  /** The view comes without waiting until it is seen: before printing, or behind something. */
  | { type: 'grundyscope:start' }
  /** The height is told again: to a page that began to listen late. */
  | { type: 'grundyscope:hello' };

export type Wish = { theme: Theme } | { question: string } | { again: true } | { start: true };

/** What the page around wishes; undefined for whatever else it says. Never throws: the data are a copy, without getters. */
export function readWish(data: unknown): Wish | undefined {
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

/**
 * A height in every dialect that is spoken. None of these needs an answer.
 *
 * - Canvas, and LTI hosts after it: `subject` and `height`.
 *   https://developerdocs.instructure.com/services/canvas/external-tools/lti/file.lti_window_post_message
 * - Embedly, and with it Medium and others: JSON text with `src`, `context` and `height`.
 *   https://docs.embed.ly/v1.0/docs/provider-height-resizing
 * - H5P's resizer, which Moodle, WordPress and Drupal load: `scrollHeight`. Its greeting is left out, since it answers to
 *   the sender's origin, which throws where that is an opaque one.
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

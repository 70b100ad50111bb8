/* The view of the problems room. */

import { html, nothing } from 'lit';
import type { Problem } from '../../engine/protocol';
import type { ProblemRoom } from './model';
import { question } from './question-view';

/** The module that is loaded after the first answer. */
export type Details = typeof import('./details');

/**
 * `details` draws everything below the answer, or a batch; until it is loaded, `instead` is shown
 * below.
 */
export function problem(room: ProblemRoom, of: Problem, details: Details | undefined, instead: unknown) {
  const many = room.mode === 'many';
  return html`${question(room, of, many ? details?.batch(room, of) : undefined)}
    ${details ? (many ? nothing : details.details(room, of)) : instead}`;
}

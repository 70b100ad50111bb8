/* The room of the problems. */

import { html, nothing } from 'lit';
import type { Problem } from '../engine/protocol';
import type { ProblemRoom } from '../problem-room';
import { question } from './question';

/** What is fetched after the first answer. */
export type Below = typeof import('./below');

/** `there` is what stands below the answer and in the place of it; until that has come, `instead` stands below. */
export function problem(room: ProblemRoom, of: Problem, there: Below | undefined, instead: unknown) {
  const many = room.mode === 'many';
  return html`${question(room, of, many ? there?.batch(room, of) : undefined)}
    ${there ? (many ? nothing : there.below(room, of)) : instead}`;
}

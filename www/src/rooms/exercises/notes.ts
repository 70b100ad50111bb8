/* Sentences about a wrong game, and about questions that a game does not have. */

import { html, nothing } from 'lit';
import { errorSentence, listed, text } from '../../i18n/index';
import type { ExerciseRoom } from './model';

/** The sentence about the error of the game, in the terms of its field. */
export function whatIsWrong({ error, spec }: ExerciseRoom): string {
  if (!error) return '';
  if (error.code === 'empty') return text('exercise-game-hint');
  if (error.code === 'no-sum') return text('exercise-no-heaps');
  if (error.code === 'unknown-game' || error.code.startsWith('typed-'))
    return text('exercise-no-game', { game: spec.game.slice(0, 60) });
  return errorSentence(error);
}

/** What the games have no questions of. */
export function missing({ exercise, stale }: ExerciseRoom) {
  if (!exercise || stale) return nothing;
  if (exercise.items.length === 0)
    return html`<p class="wrong" role="status">${text('exercise-nothing')}</p>`;
  if (exercise.missing.length === 0) return nothing;
  const kinds = listed(
    exercise.missing.map((kind) => text(`exercise-kind-${kind}`)),
    'disjunction',
  );
  return html`<p class="quiet" role="status">${text('exercise-missing', { kinds, count: exercise.missing.length })}</p>`;
}

/* The questions of an exercise, one at a time. */

import { html } from 'lit';
import exerciseStyles from '../../rooms/exercises/exercises.css?shadow';
import { missing } from '../../rooms/exercises/notes';
import { questionCard } from '../../rooms/exercises/question-view';
import mexStyles from '../../sequence/mex.css?shadow';
import stateStyles from '../../ui/states.css?shadow';
import type { ExerciseSubject } from '../subjects/exercises-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<ExerciseSubject> = {
  parts: [],
  sheets: [stateStyles, mexStyles, exerciseStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.exercise !== undefined,
  draw: ({ room }) => html`${questionCard(room)} ${missing(room)}`,
};

/* The questions of an exercise, one at a time. */

import { html } from 'lit';
import mexStyles from '../../../sequence/mex.css?shadow';
import stateStyles from '../../../ui/states.css?shadow';
import type { Drawing } from '../../view';
import exerciseStyles from '../exercises.css?shadow';
import { missing } from '../notes';
import { questionCard } from '../question-view';
import type { ExerciseSubject } from '../subject';

export const drawing: Drawing<ExerciseSubject> = {
  parts: [],
  sheets: [stateStyles, mexStyles, exerciseStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.exercise !== undefined,
  draw: ({ room }) => html`${questionCard(room)} ${missing(room)}`,
};

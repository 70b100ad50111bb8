/* The questions of an exercise on paper, with their key. */

import { html } from 'lit';
import exerciseStyles from '../../rooms/exercises/exercises.css?shadow';
import { missing } from '../../rooms/exercises/notes';
import sheetStyles from '../../rooms/exercises/sheet.css?shadow';
import printStyles from '../../rooms/exercises/sheet-print.css?shadow';
import { sheetsAlone } from '../../rooms/exercises/sheet-view';
import type { ExerciseSubject } from '../subjects/exercises-subject';
import type { Drawing } from '../view';

export const drawing: Drawing<ExerciseSubject> = {
  parts: [],
  sheets: [exerciseStyles, sheetStyles, printStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.exercise !== undefined,
  draw: ({ room }, { controls, address }) =>
    html`${sheetsAlone(room, address, controls !== 'none')} ${missing(room)}`,
};

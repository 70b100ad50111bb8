/* The questions of an exercise on paper, with their key. */

import { html } from 'lit';
import type { Drawing } from '../../view';
import exerciseStyles from '../exercises.css?shadow';
import { missing } from '../notes';
import sheetStyles from '../sheet.css?shadow';
import printStyles from '../sheet-print.css?shadow';
import { sheetsAlone } from '../sheet-view';
import type { ExerciseSubject } from '../subject';

export const drawing: Drawing<ExerciseSubject> = {
  parts: [],
  sheets: [exerciseStyles, sheetStyles, printStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.exercise !== undefined,
  draw: ({ room }, { controls, address }) =>
    html`${sheetsAlone(room, address, controls !== 'none')} ${missing(room)}`,
};

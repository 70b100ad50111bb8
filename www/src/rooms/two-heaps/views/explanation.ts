/* The explanation of a position of a game on two heaps. */

import { nothing } from 'lit';
import heatStyles from '../../../grid/heat.css?shadow';
import { cell } from '../../../grid/view';
import mexStyles from '../../../sequence/mex.css?shadow';
import type { Drawing } from '../../view';
import type { TwoHeapsSubject } from '../subject';

export const drawing: Drawing<TwoHeapsSubject> = {
  parts: [],
  sheets: [mexStyles, heatStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.grid.explained !== undefined,
  draw: ({ room }) => cell(room.grid, nothing),
};

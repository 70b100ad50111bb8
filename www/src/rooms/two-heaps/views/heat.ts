/* A game on two heaps as a coloured table, with the explanation of the selected cell. */

import '../../../grid/heat';
import heatStyles from '../../../grid/heat.css?shadow';
import mexStyles from '../../../sequence/mex.css?shadow';
import sequenceStyles from '../../../sequence/sequence.css?shadow';
import tableStyles from '../../../sequence/table.css?shadow';
import type { Drawing } from '../../view';
import type { TwoHeapsSubject } from '../subject';
import { table } from '../table-view';

export const drawing: Drawing<TwoHeapsSubject> = {
  parts: [],
  sheets: [sequenceStyles, tableStyles, mexStyles, heatStyles],
  title: ({ name }) => ({ name, heading: true }),
  ready: ({ room }) => room.grid.block !== undefined,
  draw: ({ room }) => table(room),
};

/* Fibonacci nim as a table of heaps and limits, with the moves made as a path. */

import 'texts:tables';
import '../../../grid/heat';
import heatStyles from '../../../grid/heat.css?shadow';
import { heat } from '../../../grid/view';
import { text } from '../../../i18n/index';
import mexStyles from '../../../sequence/mex.css?shadow';
import sequenceStyles from '../../../sequence/sequence.css?shadow';
import tableStyles from '../../../sequence/table.css?shadow';
import type { Drawing } from '../../view';
import { nimHeat } from '../nim-heat';
import type { ZeckendorfSubject } from '../subject';
import zeckendorfStyles from '../zeckendorf.css?shadow';

export const drawing: Drawing<ZeckendorfSubject> = {
  parts: ['heat'],
  sheets: [sequenceStyles, tableStyles, mexStyles, heatStyles, zeckendorfStyles],
  works: ({ room }) => [room.grid.loading],
  title: () => ({ name: text('pair-fibonacci-nim'), heading: true }),
  ready: ({ room }) => room.grid.block !== undefined,
  draw: ({ room }) => heat(nimHeat(room)),
};

/* The parameters of a question about a game on two heaps. */

import { cellOf, sizeOf } from '../../grid/cell';
import { tableGameOf } from '../../grid/table-games';
import { like, type Parameters } from '../../question/parameter';

/** The default number of cells on a side. */
export const USUAL_SIZE = 32;

/** The default game. */
export const USUAL_GAME = 'wythoff';

export const twoHeapsParameters: Parameters = {
  arguments: [
    /** "wythoff" and "euclid" have only a heat map and its explanation. */
    { name: 'game', read: tableGameOf, default: USUAL_GAME, written: 'always' },
  ],
  view: [
    /** In a heat map and in the tables of nimbers, a cell: "4,7". */
    { name: 'at', read: cellOf, views: ['heat', 'explanation'] },
    { name: 'corner', attribute: false, read: cellOf },
    { name: 'size', attribute: false, read: sizeOf },
    /** The layer of the table of a rule of three numbers: the third number, "0" to "99". Default:
     * "0". */
    { name: 'layer', read: like(/^\d{1,3}$/) },
  ],
};

export const parametersOf = () => twoHeapsParameters;

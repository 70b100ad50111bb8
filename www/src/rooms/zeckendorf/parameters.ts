/* The parameters of a question of the Zeckendorf room. */

import { cellOf, sizeOf } from '../../grid/cell';
import { like, oneOf, type Parameters } from '../../question/parameter';
import { zeckendorf } from './index';

/** The default second summand. */
export const USUAL_PLUS = '54';
/** Larger heaps (in digits) are not played, and letters at larger indices not shown. */
export const PLAYABLE = 1001;

const isPlayable = like(/^\d{1,1001}$/);
const isMoves = like(/^\d+(\.\d+)*$/);

export const zeckendorfParameters: Parameters = {
  arguments: [
    { name: 'n', default: zeckendorf.usual.n, written: 'always' },
    /** The number that `sum` adds to n. Default: "54". */
    { name: 'plus' },
  ],
  view: [
    /** The number of steps of the explanation of a Zeckendorf representation: "2". Default: all. */
    { name: 'step', read: like(/^\d{1,2}$/), views: ['explanation'] },
    /** The most stones that the first move of Fibonacci nim may take: "5". Default: all but one. */
    { name: 'limit', read: isPlayable },
    {
      /** In Fibonacci nim: "4.1.2". */
      name: 'moves',
      read: (value) => (value.length < 50_000 ? isMoves(value) : undefined),
    },
    { name: 'first', read: oneOf('engine') },
    { name: 'hints', read: oneOf('on', 'off') },
    /** The index of the first letter of the Fibonacci word in view: "100". */
    { name: 'from', read: isPlayable, views: ['word'] },
    // Elements have the table of Fibonacci nim as a game on two heaps.
    { name: 'at', attribute: false, read: cellOf },
    { name: 'corner', attribute: false, read: cellOf },
    { name: 'size', attribute: false, read: sizeOf },
  ],
};

export const parametersOf = () => zeckendorfParameters;

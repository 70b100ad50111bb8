/* The parameters of a question about a position. */

import type { Parameters } from '../../question/parameter';
import { playOf, sumOf } from '../../question/typed/sums';
import { positions } from './index';

export const positionParameters: Parameters = {
  arguments: [
    {
      /** A position, as typed: "kayles 3 5 7 and nim 4", "take:squares:{29,5}". */
      name: 'heaps',
      attribute: 'position',
      default: positions.usual.heaps,
      written: 'always',
    },
    /** In which components of a position a move is made: "disjunctive" (the default: in one),
     * "selective", "conjunctive", or "moore:2" (in one or two heaps of nim). */
    { name: 'sum', read: sumOf, default: 'disjunctive' },
    /** How a position or an exercise is played: "normal" (the default: the last move wins) or
     * "misere". */
    { name: 'play', read: playOf, default: 'normal' },
  ],
  view: [],
};

export const parametersOf = () => positionParameters;

/* The parameters of a question about a game. */

import { COMPARISON, GAME_TOOLS } from '../../edition';
import { oneOf, type Parameter, type Parameters } from '../../question/parameter';
import { columnsOf, FIT, PERIOD, sequenceParameters } from '../../sequence/parameters';
import { DEFAULT_N, games } from './index';

const PICTURES = ['chart', 'strip', 'histogram', 'table', 'value', 'list'];

const WITH: Parameter = {
  /** The second game of `compare`: "octal:0.07". */
  name: 'with',
  views: [...PICTURES, 'compare'],
  neededBy: 'compare',
};

/** Of the tools below the sequence. */
const TOOLS: readonly Parameter[] = [
  { name: 'code', attribute: false, read: oneOf('python', 'cpp') },
  { name: 'ordered', attribute: false, read: oneOf('yes', 'nonempty') },
  { name: 'heaps', attribute: false },
  { name: 'most', attribute: false },
];

export const gameParameters: Parameters = {
  arguments: [
    /** A game, by notation or name: "octal:0.77", "take:squares", "kayles". */
    { name: 'game', default: games.usual.game, written: 'always' },
    /** The last index of a game's sequence (default "200"), or a problem's N: "10^5", "2^20-1". */
    { name: 'n', default: DEFAULT_N, written: 'always' },
  ],
  view: [
    // Only the engine knows whether the game has the selected index.
    /** The selected index: "71". */
    { name: 'at', views: [...PICTURES, 'explanation'] },
    ...sequenceParameters((value) => value === PERIOD || value === FIT || columnsOf(value)),
    ...(COMPARISON ? [WITH] : []),
    ...(GAME_TOOLS ? TOOLS : []),
  ],
};

export const parametersOf = () => gameParameters;

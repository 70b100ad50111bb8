/* The parameters of a question about a problem, of which the catalogue lists the arguments. */

import type { Problem } from '../../engine/protocol';
import type { Parameters } from '../../question/parameter';
import { columnsOf, indexOf, sequenceParameters } from '../../sequence/parameters';

export function problemParameters({
  parameters,
  games,
  batch,
}: Pick<Problem, 'parameters' | 'games' | 'batch'>): Parameters {
  const named = (game = '') => games.find((info) => info.game === game);
  return {
    arguments: parameters.map(({ name, default: usual = '' }) => ({
      name,
      default: usual,
      written: 'always',
    })),
    view: [
      { name: 'mode', attribute: false, read: (value) => (batch && value === 'many') || undefined },
      /** With `problem`, the views of a sequence show that one of the problem's games. */
      { name: 'game', read: named },
      {
        name: 'at',
        read: (value, { view }) => {
          const game = named(view.game) ?? games[0];
          return game && indexOf(game, value);
        },
      },
      ...sequenceParameters(columnsOf),
    ],
  };
}

/** The argument of all problems: only the catalogue knows the others. */
const N = { name: 'n', kind: 'number', min: '', max: '' } as const;

/** The parameters of any problem, before the catalogue is there. */
export const parametersOf = () => problemParameters({ parameters: [N], games: [], batch: false });

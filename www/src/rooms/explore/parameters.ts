/* The catalogue has no parameters. */

import type { Parameters } from '../../question/parameter';

export const parametersOf = (): Parameters => ({ arguments: [], view: [] });

/* Positions among the results: their value in the games they may belong to. */

import type { Found } from '../../asked/contests';
import { outcomeFar } from '../../asked/far';
import type { Client } from '../../engine/client';
import type { SumName } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import { toBigInt } from '../../question/numbers';
import { componentsOf, TABLE } from '../../ruleset/components-of';
import { positionName } from '../../ruleset/position-name';

/** The games that are offered for a position without one. */
const USUAL = ['nim', 'take:squares', 'octal:0.77'];
/** The largest heap and the most heaps whose values are computed while the reader types. */
const LARGEST = 5000;
const MOST = 12;

interface Means {
  ask: Client['ask'];
  misere: boolean;
  sum: SumName | undefined;
  /** The link to a position, `written` so; undefined without the room for positions. */
  link(position: string, written: string): string | undefined;
}

/** A position in the engine's notation; a guess in each usual game; nothing of a heap that no game
 * answers. Never rejects. */
export async function positionsFound(position: string, guessed: boolean, means: Means): Promise<Found[]> {
  const [{ cells = [] } = {}] = componentsOf(position);
  const all = guessed ? USUAL.map((game) => `${game}:{${cells.join(',')}}`) : [position];
  return (await Promise.all(all.map((one) => positionFound(one, guessed, means)))).flat();
}

async function positionFound(position: string, guessed: boolean, means: Means): Promise<Found[]> {
  const components = componentsOf(position);
  const [{ game, cells } = { game: '', cells: [] }, ...others] = components;
  const isList = !others.length && position === `${game}:{${cells.join(',')}}`;
  // Heaps without braces may be moved in together.
  const href = means.link(position, isList ? position.replace(/^nim:|[{}]/g, '') : position);
  if (!href) return [];
  const isSmall = cells.length <= MOST && cells.every((cell) => Number(cell) <= LARGEST);
  const isHuge = cells.some((cell) => toBigInt(cell) > Number.MAX_SAFE_INTEGER);
  const isPair = position.endsWith(')') && TABLE.test(game);
  const outcome = isSmall || (game === 'nim' && !isHuge) ? byMoves : isHuge || isPair ? farAway : undefined;
  const about = (await outcome?.(position, means).catch(() => '')) ?? '';
  if ((guessed || isHuge) && !about) return [];
  const name = positionName(components);
  return [{ kind: 'position', name, sign: '', about: about || text('search-position-there'), href }];
}

/** Who wins, by a theorem. */
const farAway = async (position: string, { ask, sum, misere }: Means): Promise<string> =>
  (await outcomeFar(ask, position, misere, sum)).said;

/** Who wins, and why: the nim-sum of the values. */
async function byMoves(position: string, { ask }: Means): Promise<string> {
  const { components, value, outcome } = (await ask('moves', { position, list: 0 })).answer;
  const values = components.flatMap(({ kind, heaps, values, value }) =>
    kind === 'heaps' ? values : (heaps ?? [value]),
  );
  return text('search-position-about', {
    ...{ count: values.length, value: grouped(String(value)), outcome },
    sum: values.map((one) => grouped(String(one))).join(' ⊕ '),
  });
}

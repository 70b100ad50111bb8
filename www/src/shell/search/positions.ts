/* Positions among the results: their value in the games they may belong to. */

import type { Client } from '../../engine/client';
import { text } from '../../i18n/index';
import { componentsOf } from '../../ruleset/components-of';
import { positionName } from '../../ruleset/position-name';
import type { Found } from './entries';

/** The games that are offered for a position without one. */
const USUAL = ['nim', 'take:squares', 'octal:0.77'];
/** The largest heap and the most heaps whose values are computed while the reader types. */
const LARGEST = 5000;
const MOST = 12;

interface Means {
  ask: Client['ask'];
  /** The link to a position; undefined without the room for positions. */
  link(position: string): string | undefined;
}

/** A position in the engine's notation; a guess in each usual game. Never rejects. */
export async function positionsFound(position: string, guessed: boolean, means: Means): Promise<Found[]> {
  const [{ cells = [] } = {}] = componentsOf(position);
  // No game goes further: the link would lead to an error.
  if (cells.some((cell) => Number(cell) > Number.MAX_SAFE_INTEGER)) return [];
  const all = guessed ? USUAL.map((game) => `${game}:{${cells.join(',')}}`) : [position];
  return (await Promise.all(all.map((one) => positionFound(one, guessed, means)))).flat();
}

async function positionFound(position: string, guessed: boolean, means: Means): Promise<Found[]> {
  const components = componentsOf(position);
  const [{ game, cells } = { game: '', cells: [] }, ...others] = components;
  const isList = !others.length && position === `${game}:{${cells.join(',')}}`;
  // Heaps without braces may be moved in together.
  const href = means.link(isList ? position.replace(/^nim:|[{}]/g, '') : position);
  if (!href) return [];
  const isSmall = cells.length <= MOST && cells.every((cell) => Number(cell) <= LARGEST);
  const about = isSmall || game === 'nim' ? await byMoves(position, means).catch(() => '') : '';
  if (guessed && !about) return [];
  const name = positionName(components);
  return [{ kind: 'position', name, sign: '', about: about || text('search-position-there'), href }];
}

/** Who wins, and why: the nim-sum of the values. */
async function byMoves(position: string, { ask }: Means): Promise<string> {
  const { components, value, outcome } = (await ask('moves', { position, list: 0 })).answer;
  const values = components.flatMap(({ kind, heaps, values, value }) =>
    kind === 'heaps' ? values : (heaps ?? [value]),
  );
  return text('search-position-about', {
    ...{ count: values.length, sum: values.join(' ⊕ '), value: String(value), outcome },
  });
}

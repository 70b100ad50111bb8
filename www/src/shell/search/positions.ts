/* Positions among the results: their value in the games they may belong to. */

import type { Client } from '../../engine/client';
import { text } from '../../i18n/index';
import { componentsOf, type NamedComponent } from '../../ruleset/components-of';
import { positionName } from '../../ruleset/position-name';
import type { Found } from './entries';

/** The games that are offered for a position without one. */
const USUAL = ['nim', 'take:squares', 'octal:0.77'];
/** The largest heap and the most heaps whose values are computed while the reader types. */
const LARGEST = 5000;
const MOST = 12;

/** Games with so many moves that they are gone through only as far as values are explained. */
const SPLITS = /^(?:octal|hex|rule|grundys-game)\b/;

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
  const most = Math.max(0, ...cells.map(Number));
  if (SPLITS.test(game) && most > LARGEST) {
    const known = await means.ask('game', { game }).catch(() => undefined);
    // The link would lead to an error.
    if (most > Number(known?.answer.explainMax)) return [];
  }
  const isHeaps = isList && !game.startsWith('coins:') && game !== 'nimble';
  const about = await (isHeaps ? byValues({ game, cells }, means) : byMoves(position, means)).catch(() => '');
  if (guessed && !about) return [];
  const name = positionName(components);
  return [{ kind: 'position', name, sign: '', about: about || text('search-position-there'), href }];
}

async function byValues({ game, cells }: NamedComponent, { ask }: Means): Promise<string> {
  const values = game === 'nim' ? cells : await valuesOf(cells, game, ask);
  return outcome(values, (await ask('nimber', { expression: values.join('+') })).answer.value);
}

async function valuesOf(cells: readonly string[], game: string, ask: Client['ask']): Promise<string[]> {
  const n = Math.max(...cells.map(Number));
  if (n > LARGEST || cells.length > MOST) throw new RangeError('too large to compute at once');
  const { answer } = await ask('sequence', { game, n });
  return cells.map((cell) => String(answer[Number(cell)]));
}

async function byMoves(position: string, { ask }: Means): Promise<string> {
  const { components, value } = (await ask('moves', { position, list: 0 })).answer;
  const values = components.flatMap(({ heaps, value }) => heaps ?? [value]).map(String);
  return outcome(values, String(value));
}

/** Who wins, and why: the nim-sum of the values. */
const outcome = (values: readonly string[], value: string) =>
  text('search-position-about', {
    count: values.length,
    sum: values.join(' ⊕ '),
    value,
    outcome: value === '0' ? 'P' : 'N',
  });

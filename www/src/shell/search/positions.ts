/* Positions among the results: their value in the games they may belong to. */

import type { Client } from '../../engine/client';
import type { GameInfo } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { min } from '../../question/numbers';
import { readGame } from '../../question/typed/game';
import { typedComponents } from '../../question/typed/position';
import { roomFor } from '../../rooms/needs';
import { linkFor } from '../../rooms/places';
import { componentsOf } from '../../ruleset/components-of';
import { gameNamed } from '../../ruleset/game-name';
import { componentName, positionName } from '../../ruleset/position-name';
import type { Found } from './found';

/** The games that are offered for a position without one. */
const USUAL = ['nim', 'take:squares', 'octal:0.77'];
/** The largest heap and the most heaps whose values are computed while the reader types. */
const LARGEST = 5000;
const MOST = 12;

interface Means {
  client: Client;
  /** The link to a position; undefined without the room for positions. */
  link(position: string): string | undefined;
}

/** Never rejects: leaves out what cannot be computed. */
export async function positionsFound(heaps: string[], named: string, means: Means): Promise<Found[]> {
  // No game goes further: the link would lead to an error.
  if (heaps.some((heap) => Number(heap) > Number.MAX_SAFE_INTEGER)) return [];
  if (named === '') {
    const all = USUAL.map((game) => positionFound(heaps, game, means));
    return (await Promise.all(all)).flatMap((found) => found ?? []);
  }
  const ask: Client['ask'] = (name, request) => means.client.ask(name, request, { lane: 'quick' });
  const { game } = await readGame({ ask }, named, gameNamed);
  return game ? [(await positionFound(heaps, game.game, means)) ?? unvalued(heaps, game, means)] : [];
}

/** A position with a board, in the engine's notation. Never rejects. */
export async function boardFound(position: string, means: Means): Promise<Found[]> {
  const href = means.link(position);
  if (!href) return [];
  try {
    const { answer } = await means.client.ask('moves', { position, list: 0 }, { lane: 'quick' });
    const values = answer.components.flatMap(({ heaps, value }) => heaps ?? [value]).map(String);
    const name = positionName(componentsOf(position));
    return [{ kind: 'position', name, sign: '', about: outcome(values, String(answer.value)), href }];
  } catch {
    return [];
  }
}

/** Who wins, and why: the nim-sum of the values. */
const outcome = (values: readonly string[], value: string) =>
  text('search-position-about', {
    count: values.length,
    sum: values.join(' ⊕ '),
    value,
    outcome: value === '0' ? 'P' : 'N',
  });

/** A position with heaps of several games: "kayles 3 5 and nim 4". Never rejects. */
export async function sumFound(typed: string, means: Means): Promise<Found[]> {
  const components = typedComponents(typed);
  const games = new Set(components.map(({ game }) => game));
  if (games.size < 2 || components.some(({ heaps }) => !heaps.length)) return [];
  const ask: Client['ask'] = (name, request) => means.client.ask(name, request, { lane: 'quick' });
  const names: string[] = [];
  for (const { game, heaps } of components) {
    const found = game === '' ? 'nim' : (await readGame({ ask }, game, gameNamed)).game?.game;
    if (!found) return [];
    names.push(positionName([{ game: found, cells: heaps }]));
  }
  const href = means.link(typed);
  if (!href) return [];
  return [{ kind: 'position', name: names.join(' + '), sign: '', about: text('search-position-sum'), href }];
}

async function positionFound(heaps: string[], game: string, means: Means): Promise<Found | undefined> {
  // A position of Fibonacci nim is more than a number, and coins are no heaps.
  if (game === 'fibonacci-nim' || game.startsWith('coins:')) return undefined;
  try {
    const values = game === 'nim' ? heaps : await valuesOf(heaps, game, means.client);
    const href = means.link(written(game, heaps));
    if (!href) return undefined;
    const expression = values.join('+');
    const { value } = (await means.client.ask('nimber', { expression }, { lane: 'quick' })).answer;
    return {
      kind: 'position',
      name: positionName([{ game, cells: heaps }]),
      sign: '',
      about: outcome(values, value),
      href,
    };
  } catch {
    return undefined;
  }
}

async function valuesOf(heaps: string[], game: string, client: Client): Promise<string[]> {
  const largest = Math.max(...heaps.map(Number));
  if (largest > LARGEST || heaps.length > MOST) throw new RangeError('too large to compute at once');
  const { answer } = await client.ask('sequence', { game, n: largest }, { lane: 'quick' });
  return heaps.map((heap) => String(answer[Number(heap)]));
}

/** A position in the notation that the room for positions reads. */
const written = (game: string, heaps: string[]) =>
  game === 'nim' ? heaps.join(',') : `${game}:${heaps.join(',')}`;

/** A position whose value is not computed while the reader types; the game, without that room. */
function unvalued(heaps: string[], { game, max }: GameInfo, means: Means): Found {
  const href = game === 'fibonacci-nim' ? undefined : means.link(written(game, heaps));
  if (href) {
    const name = positionName([{ game, cells: heaps }]);
    return { kind: 'position', name, sign: '', about: text('search-position-there'), href };
  }
  return {
    kind: 'game',
    name: componentName(game),
    sign: game,
    about: text('search-position-none'),
    href: linkFor('sequence', { game, n: min(roomFor('sequence')?.usual?.n ?? '', max) }) ?? '',
    game,
  };
}

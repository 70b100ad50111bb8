/* Positions of several heaps among the results: their value in the games they may belong to. */

import type { Client } from '../../engine/client';
import type { GameInfo } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { min } from '../../question/numbers';
import { toHash } from '../../question/question';
import { readGame } from '../../question/typed/game';
import { DEFAULT_N, GAME } from '../../rooms/games/entry';
import { exhibitOf } from '../../rooms/games/exhibits';
import { gameNamed } from '../../rooms/games/game-name';
import { ruleHeading } from '../../rooms/games/rule-words';
import type { Found } from './found';

/** The games that are offered for a position without one. */
const USUAL = ['nim', 'take:squares', 'octal:0.77'];
/** The largest heap and the most heaps whose values are computed while the reader types. */
const LARGEST = 5000;
const MOST = 12;

interface Means {
  client: Client;
  /** The link to an expression in the nimbers room; undefined without that room. */
  link(expression: string): string | undefined;
}

/** Never rejects: leaves out what cannot be computed. */
export async function positionsFound(heaps: string[], named: string, means: Means): Promise<Found[]> {
  if (named === '') {
    const all = USUAL.map((game) => positionFound(heaps, game, means));
    return (await Promise.all(all)).flatMap((found) => found ?? []);
  }
  const ask: Client['ask'] = (name, request) => means.client.ask(name, request, { lane: 'quick' });
  const { game } = await readGame({ ask }, named, gameNamed);
  return game ? [(await positionFound(heaps, game.game, means)) ?? tooLarge(game)] : [];
}

async function positionFound(heaps: string[], game: string, means: Means): Promise<Found | undefined> {
  // A position of Fibonacci nim is more than a number, and coins are no heaps.
  if (game === 'fibonacci-nim' || game.startsWith('coins:')) return undefined;
  try {
    const values = game === 'nim' ? heaps : await valuesOf(heaps, game, means.client);
    const expression = values.join('+');
    const href = means.link(expression);
    if (!href) return undefined;
    const { value } = (await means.client.ask('nimber', { expression }, { lane: 'quick' })).answer;
    return {
      kind: 'position',
      name: text('search-position', { game: titled(game), heaps: heaps.join(', ') }),
      sign: '',
      about: text('search-position-about', {
        sum: values.join(' ⊕ '),
        value,
        outcome: value === '0' ? 'P' : 'N',
      }),
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

/** The game itself, if the value of the position is not computed here. */
function tooLarge({ game, max }: GameInfo): Found {
  return {
    kind: 'game',
    name: titled(game),
    sign: game,
    about: text('search-position-none'),
    href: toHash({ problem: GAME, arguments: { game, n: min(DEFAULT_N, max) }, view: {} }),
    game,
  };
}

function titled(game: string): string {
  const exhibit = exhibitOf(game);
  return exhibit ? text(`exhibit-${exhibit.id}`) : ruleHeading(game);
}

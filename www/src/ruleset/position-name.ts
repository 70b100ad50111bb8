/* What a position is called: its games by name, with their heaps; and the rules in sentences. */

import 'texts:exhibits';
import 'texts:named';
import type { Pieces } from '../boards/thumbnail';
import { grouped, listed, text } from '../i18n/index';
import { toBigInt } from '../question/numbers';
import { BOARD, FLIPPING_GAME, type NamedComponent, productOf, TABLE } from './components-of';
import { eachOf, hasPins, members, ruleOf } from './rule';
import { ruleHeading, ruleSentence } from './rule-words';

/** The key of a game's name and rule in the texts, and the values in them; undefined for a game
 * whose notation tells its name. */
function keyOf(game: string): { key: string; values: Record<string, string> } | undefined {
  const [first = '', second] = game.split(' x ');
  if (second !== undefined)
    return { key: 'product', values: { first: ruleHeading(first), second: ruleHeading(second) } };
  const board = BOARD.exec(game)?.[0];
  if (board !== undefined) return { key: board, values: {} };
  const table = TABLE.exec(game)?.[0];
  const r = /:(\d+)$/.exec(game)?.[1] ?? '';
  if (table !== undefined) return { key: table === 'wythoff' && r ? 'r-wythoff' : table, values: { r } };
  return undefined;
}

const isFlipping = (game: string) => game === productOf(...FLIPPING_GAME);

/** What a game is called. */
// messages: named-* named-how-*
export function componentName(game: string): string {
  if (isFlipping(game)) return text('exhibit-flipping-game');
  const known = keyOf(game);
  return known ? text(`named-${known.key}`, known.values) : ruleHeading(game);
}

/** A number with its digits in groups. */
const inGroups = (cell: string) => (/^\d+$/.test(cell) ? grouped(cell) : cell);

/** What the cells of a game are. */
export function piecesOf(game: string): Pieces {
  if (game.includes(' x ')) return 'disks';
  if (game.startsWith('coins:')) return 'coins';
  if (/^rule:\(\(/.test(game)) return 'numbers';
  if (/^(?:nimble|silver-dollar)\b/.test(game)) return 'squares';
  if (game === 'treblecross') return 'strip';
  if (game === 'staircase') return 'steps';
  if (game === 'northcott') return 'rows';
  if (game === 'hackenbush') return 'trees';
  return hasPins(game) ? 'pins' : 'stones';
}

/** The most sizes that are written out. */
const WRITTEN = 8;

/** Of these games the first cell is the stones, and the second how many of them may be taken. */
export const isLimited = (game: string) => /^(?:dynamic|fibonacci-nim)(?=:|$)/.test(game);

/** Whether all stones but one may be taken, as in the first move. */
const isFirst = ([stones = '', limit = '']: readonly string[]) =>
  limit !== '' && toBigInt(limit) === toBigInt(stones) - 1n;

/** What is on the board: “9 pins”, “heaps of 3, 5 and 7”; empty if only a picture shows it. */
export function boardWords({ game, cells }: NamedComponent): string {
  if (!cells.length) return '';
  const shown = isLimited(game) && isFirst(cells) ? cells.slice(0, 1) : cells;
  const all = shown.map(inGroups);
  const [rows = '', columns = ''] = all;
  const sizes = listed(all.length > WRITTEN ? [...all.slice(0, WRITTEN - 3), '…', ...all.slice(-1)] : all);
  const counts = { count: all.length, pairs: all.length / 2, size: Number(cells[0]) };
  const pieces = isLimited(game) && all.length > 1 ? 'limited' : piecesOf(game);
  return text('named-board', { pieces, sizes, rows, columns, ...counts });
}

/**
 * “Kayles, 9 pins”, “Nim: heaps of 3, 5 and 7”; of a sum, the games with “ + ” between them. `sum`
 * is how a move is made in it.
 */
export function positionName(components: readonly NamedComponent[], sum = ''): string {
  const isMoore = sum.startsWith('moore:');
  const named = components.map((component) => {
    const name = isMoore ? text('named-moore') : componentName(component.game);
    const board = boardWords(component);
    // A name with commas is set apart by a colon, too.
    const { game, cells } = component;
    const isOne = cells.length === 1 || isLimited(game) || piecesOf(game) === 'disks';
    return board
      ? text('named-position', { name, board, count: isOne && !name.includes(',') ? 1 : 2 })
      : name;
  });
  return named.join(' + ');
}

/** The rule of each game of a position, once, and of a product those of its games; without those
 * that are not known. */
export function positionRules(components: readonly NamedComponent[]): Array<{ name: string; rule: string }> {
  const games = components.flatMap(({ game }) =>
    game.includes(' x ') && !isFlipping(game) ? [game, ...game.split(' x ')] : [game],
  );
  const rules = [...new Set(games)].map((game) => ({ name: componentName(game), rule: ruleIn(game) }));
  return rules.filter(({ rule }) => rule !== '');
}

function ruleIn(game: string): string {
  if (isFlipping(game)) return text('rule-in-flipping-game');
  const known = keyOf(game);
  return known ? text(`named-how-${known.key}`, known.values) : ruleSentence(game);
}

/** What the last move takes: the last stone or pin where one can always be taken; else it is only
 * a move. */
export function lastOf(components: readonly NamedComponent[]): 'pin' | 'stone' | 'move' {
  const all = new Set(components.map(({ game }) => lastIn(game)));
  const [last = 'move', ...others] = all;
  return others.length ? 'move' : last;
}

function lastIn(game: string): 'pin' | 'stone' | 'move' {
  if (game === 'octal:0.77') return 'pin';
  if (/^(?:nim|wythoff|dynamic|fibonacci-nim)(?=:|$)/.test(game)) return 'stone';
  const rule = ruleOf(game);
  const takesOne = (name: string, parameter: string) =>
    name === 'at-least-half' || members(name, parameter)[0] === 1;
  const one =
    (rule?.kind === 'set' && takesOne(rule.name, rule.parameter)) ||
    (rule?.kind === 'list' && eachOf(rule.numbers).includes(1) !== rule.but) ||
    (rule?.kind === 'union' && eachOf(rule.numbers).includes(1));
  return one ? 'stone' : 'move';
}

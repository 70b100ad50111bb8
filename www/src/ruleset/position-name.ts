/* What a position is called: its games by name, with their heaps; and the rules in sentences. */

import exhibitTexts from '../i18n/en/exhibits.ftl?raw';
import texts from '../i18n/en/named.ftl?raw';
import ruleTexts from '../i18n/en/rules.ftl?raw';
import { commas, grouped, learn, text } from '../i18n/index';
import { BOARD, FLIPPING_GAME, type NamedComponent, productOf, TABLE } from './components-of';
import { ruleHeading, ruleSentence } from './rule-words';

for (const one of [texts, exhibitTexts, ruleTexts]) learn(one);

/** The key of a game's name and rule in the texts, and the values in them; undefined for a game
 * whose notation tells its name. */
function keyOf(game: string): { key: string; values: Record<string, string> } | undefined {
  if (game === productOf(...FLIPPING_GAME)) return { key: 'flipping-game', values: {} };
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

/** What a game is called. */
// messages: named-* named-how-*
export function componentName(game: string): string {
  const known = keyOf(game);
  return known ? text(`named-${known.key}`, known.values) : ruleHeading(game);
}

/** A number with its digits in groups. */
const inGroups = (cell: string) => (/^\d+$/.test(cell) ? grouped(cell) : cell);

/** “Kayles · 9”, “Nim · 3, 5, 7 + Kayles · 4”. */
export function positionName(components: readonly NamedComponent[]): string {
  const named = components.map(({ game, cells }) => {
    const name = componentName(game);
    if (!cells.length) return name;
    const [rows = '', columns = ''] = cells;
    const isProduct = game.includes(' x ');
    const shown = isProduct ? text('named-sides', { rows, columns }) : commas(cells.map(inGroups));
    return text('named-position', { name, cells: shown });
  });
  return named.join(' + ');
}

/** The rule of each game of a position, once; without those that are not known. */
export function positionRules(components: readonly NamedComponent[]): Array<{ name: string; rule: string }> {
  const games = [...new Set(components.map(({ game }) => game))];
  const rules = games.map((game) => {
    const known = keyOf(game);
    const rule = known ? text(`named-how-${known.key}`, known.values) : ruleSentence(game);
    return { name: componentName(game), rule };
  });
  return rules.filter(({ rule }) => rule !== '');
}

/* Messages and items in words. */

import { grouped, listed, locale, text } from '../../i18n/index';
import { ruleHeading, ruleSentence } from '../../ruleset/rule-words';
import type { Item, Message, Part, PlayedGame, PlayName } from './item';

/** A message in the reader's language. */
export function say({ text: key, with: given = {} }: Message): string {
  const filled = Object.entries(given).map(([name, value]) => [name, part(value)] as const);
  // messages: exercise-ask-* exercise-why-* exercise-outcome-* exercise-leaves exercise-leaves-*
  // messages: exercise-left-limit
  // messages: exercise-index exercise-value exercise-part exercise-of-game
  // messages: exercise-heap exercise-heaps exercise-coin exercise-coins exercise-take exercise-turn
  // messages: exercise-move-of exercise-reply exercise-reply-* exercise-empty exercise-not-*
  // messages: exercise-no-heap
  // messages: exercise-no-move exercise-no-turn
  return text(key, Object.fromEntries(filled));
}

function part(value: Part): string | number {
  if (typeof value !== 'object') return value;
  if (isList(value)) return listed(value.map(part));
  return 'game' in value ? gameWords(value.game) : say(value);
}

/** `Array.isArray` knows no lists that are only read. */
const isList = (value: Part): value is readonly Part[] => Array.isArray(value);

export const labelWords = (label: string | Message): string =>
  typeof label === 'string' ? label : say(label);

/** What a game is called. */
export const gameWords = (game: string): string => ruleHeading(game);

/** The names of the games of a question or of an exercise. */
export const gamesWords = (games: readonly PlayedGame[]): string =>
  games.map(({ game }) => gameWords(game)).join(' + ');

/** The rule of each game, and whether the last move wins or loses. */
export function rulesWords(games: readonly PlayedGame[], play: PlayName = 'normal'): string {
  const rules = games.map(({ game }) => {
    const rule = ruleSentence(game);
    return games.length > 1 && rule ? `${gameWords(game)}: ${rule}` : rule;
  });
  const end = text(play === 'misere' ? 'exercise-rules-misere' : 'rules-end');
  return games.length ? [...rules.filter(Boolean), end].join(' ') : '';
}

/** The right answer in words. */
export const answerWords = (item: Item): string =>
  item.answerWords ? say(item.answerWords) : grouped(item.answer);

/** With a capital letter, as a line of its own. */
export const sentence = (words: string): string =>
  words.charAt(0).toLocaleUpperCase(locale()) + words.slice(1);

/** The name of the games before their rules; empty where the rule says the same. */
export function headingWords(games: readonly PlayedGame[]): string {
  const name = gamesWords(games);
  return rulesWords(games).startsWith(name) ? '' : name;
}

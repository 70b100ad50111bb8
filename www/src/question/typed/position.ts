/* Positions as people type them: heaps of one or several games, and boards. Pure functions. */

import { isGraph, typedBoard } from './board';
import { plainDigits } from './names';

/** Heaps of one game, or the coins of one row, as typed. */
export interface TypedComponent {
  /** The name or the notation of the game; empty if none is typed, which means nim. */
  game: string;
  /** The sizes of the heaps, or the numbers of the coins that show heads. */
  heaps: string[];
  /** Whether the heaps are in braces: one component, also where each heap would be one. */
  braced?: true;
  /** A board in the engine's notation; then there are no game and heaps. */
  board?: string;
}

/** A size, as the engine's parser of numbers takes it: 12, 1e3, 2^5. */
const SIZE = '\\d+(?:[\\^e]\\d+)?';
const SIZES = RegExp(`^${SIZE}(?:(?:\\s*[,;]\\s*|\\s+)${SIZE})*$`, 'i');

/**
 * The components of a position: "kayles 3 5 7 and nim 4", "3 5 7", "0.77:12 + nim:{3,5}", in
 * the digits of any script. A component without a game continues the one before; the first one, and
 * one after a board, is nim. The heaps of a game without numbers are empty.
 */
export function typedComponents(text: string): TypedComponent[] {
  let game = '';
  return summands(plainDigits(text)).map((summand) => {
    const board = typedBoard(summand);
    const found = board === undefined ? component(summand) : { game: '', heaps: [], board };
    if (found.game !== '' || board !== undefined) game = found.game;
    return { ...found, game };
  });
}

const BETWEEN = /^(?:\+|;|\s+(?:and|plus)\s+|,\s*(?=\p{L}))/iu;
const AFTER_EDGES = /^(?:\+|\s+(?:and|plus)\s+)/i;

/** The parts of a text between "+", "and", ";" and a comma before a word, outside of brackets. */
function summands(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if ('({['.includes(character)) depth++;
    if (')}]'.includes(character)) depth--;
    if (depth > 0) continue;
    const ends = isGraph(text.slice(from, at)) ? AFTER_EDGES : BETWEEN;
    const between = ends.exec(text.slice(at));
    if (!between) continue;
    parts.push(text.slice(from, at));
    at += between[0].length - 1;
    from = at + 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** A game and its sizes: after the last colon, or else after white space or without a game. */
function component(text: string): TypedComponent {
  const colon = text.lastIndexOf(':');
  const afterColon = sizes(text.slice(colon + 1));
  if (colon >= 0 && afterColon) {
    const braced = text
      .slice(colon + 1)
      .trim()
      .startsWith('{');
    return { game: text.slice(0, colon).trim(), heaps: afterColon, ...(braced ? { braced } : {}) };
  }
  const alone = sizes(text);
  if (alone) return { game: '', heaps: alone };
  for (const { index } of text.matchAll(/\s+(?=[\d{([])/g)) {
    const found = sizes(text.slice(index));
    if (found) return { game: text.slice(0, index).trim(), heaps: found };
  }
  return { game: text, heaps: [] };
}

/** "1,000,000" and "1 000 000" are one number, as in words (src/question/tokens.rs). */
const joined = (list: string): string =>
  list
    .replace(/(?<![\d,])\d{1,3}(?=(,\d{3})*,0|(,\d{3}){4})(,\d{3})+(?![\d,^e])/gi, (all) =>
      all.replaceAll(',', ''),
    )
    .replace(/(?<=\d)\s+(?=(000){1,3}(?!\d))/g, '');

/** The numbers of a list, perhaps in brackets; undefined for any other text. */
function sizes(text: string): string[] | undefined {
  const bare = /^\s*(?:\{(.*)\}|\((.*)\)|\[(.*)\]|(.*?))\s*$/s.exec(text);
  const braced = bare?.[1]?.trim();
  const list = braced ?? joined((bare?.slice(2).find((inner) => inner !== undefined) ?? '').trim());
  // No heap is left of this game.
  if (braced === '') return [];
  return SIZES.test(list) ? list.split(/[\s,;]+/) : undefined;
}

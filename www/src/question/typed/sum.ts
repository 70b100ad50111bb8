/* The components of a typed sum, and errors of one. Pure functions. */

import type { AskError, GrundyscopeError } from '../../engine/protocol';
import { type TypedComponent, typedComponents } from './position';

/** An error, with the game as typed, or the name of the board, if the error is about one. */
export type PositionError = AskError & { game?: string; board?: string };

/** The name of the component at a place of a position in the engine's notation, such as "graph". */
export function nameAt(position: string, at: number | undefined): string {
  if (at === undefined) return '';
  const begin = position.lastIndexOf(' + ', at - 1);
  return /^[a-z-]+/.exec(position.slice(begin < 0 ? 0 : begin + 3))?.[0] ?? '';
}

/** An error within the size of a heap as one of the size alone, without the braces around sizes. */
export function errorOfSize(error: AskError): AskError {
  const { value = '', at } = error as Partial<GrundyscopeError>;
  if (error.code !== 'not-a-number' || at === undefined) return error;
  const begin = 1 + Math.max(...['{', ',', ':'].map((sign) => value.lastIndexOf(sign, at - 1)));
  const size = /^[^,}]*/.exec(value.slice(begin))?.[0] ?? '';
  return { ...error, value: size, at: at - begin } as AskError;
}

/** A size that is no whole number from 0 on, after a game or another size. */
const NO_SIZE = /(?:^|[\s:,({])([-−–]\d[\d.,]*|(?<=\S.*)(?<!(?:octal|code|hex)[\s:]*)\d+\.\d+)(?=[\s,)}]|$)/;

/** What is no size in the text of a game that is not known, as far as a sentence quotes it. */
export const noSizeIn = (game = ''): string | undefined => NO_SIZE.exec(game)?.[1]?.slice(0, 40);

/** The text of a game as a sentence quotes it. */
export const quoted = (game = ''): string => (game.length > 40 ? `${game.slice(0, 39)}…` : game);

/** The components of a typed sum; heaps of one game in a row are one of them. */
export function sumComponents(typed: string): TypedComponent[] {
  const result: TypedComponent[] = [];
  for (const component of typedComponents(typed)) {
    const last = result.at(-1);
    if (last?.game === component.game && last.heaps.length && component.heaps.length && !last.board)
      last.heaps = [...last.heaps, ...component.heaps];
    else result.push({ ...component });
  }
  return result;
}

/* Errors of the typed position as sentences. */

import { isOwnRule } from '../../engine/builds';
import type { AskError } from '../../engine/protocol';
import { allowedIn } from '../../i18n/allowed';
import { errorSentence, text } from '../../i18n/index';
import { empty } from '../../question/reader';
import { errorOfSize, noSizeIn, type PositionError, quoted } from '../../question/typed/sum';

const OWN = [
  ...['play-normal-only', 'play-one-heap', 'play-two-heaps', 'play-board-size', 'play-board-heads'],
  ...['play-no-coins', 'play-dynamic', 'play-parameter', 'play-rule-numbers'],
];

const UNREADABLE = ['missing', 'empty', 'negative', 'expression'];

/** Boards that are typed as a text of their own. */
const BOARDS = [
  ...['nimble', 'staircase', 'northcott', 'silver-dollar', 'poker', 'hackenbush', 'graph'],
  ...['wythoff', 'euclid', 'euclid-to-zero', 'dynamic', 'fibonacci-nim'],
];

/** A sentence about an error, in the terms of the field. */
export function whatIsWrong({ game, board, ...error }: PositionError): string {
  const name = quoted(game);
  const max = 'max' in error ? Number(error.max) : 0;
  // messages: play-normal-only play-one-heap play-two-heaps play-board-size play-board-heads
  // messages: play-no-coins play-dynamic play-parameter play-rule-numbers
  if (OWN.includes(error.code)) return text(error.code, { max, game: name });
  if ((error.code as string) === 'too-many-moves') return text('play-too-many-moves', { max });
  const allowed = allowedIn(error);
  if (!game && error.code === 'parentheses') return text('play-parentheses');
  if (board && BOARDS.includes(board)) return onBoard(board, error, allowed);
  // Of the text of a board.
  if (!game && allowed && UNREADABLE.includes(error.code)) return text('play-unreadable', { allowed });
  if (error.code === 'empty') return text('typed-empty');
  if (error.code === 'missing') return text('typed-no-heaps', { game: name });
  const unknown = error.code === 'unknown-game' || error.code.startsWith('typed-');
  if (unknown) return noGame(error, game, allowed);
  if (error.code === 'out-of-range' && allowed) return text('typed-range', { allowed });
  if (error.code === 'no-sum') return `${errorSentence(error)} ${allowed}`.trim();
  return errorSentence(errorOfSize(error));
}

function onBoard(board: string, error: AskError, allowed: string): string {
  if (board === 'graph' && error.code === 'cycle') return text('typed-round', { round: error.value });
  return text('play-board-wrong', { allowed });
}

/** About a game that is not known: because of a size, inside of a rule, or of its name. */
function noGame(error: AskError, game: string | undefined, allowed: string): string {
  const size = noSizeIn(game);
  if (size) return text('typed-no-size', { size });
  const rule = game ?? ('value' in error ? error.value : '');
  if (allowed && isOwnRule(rule)) return text('play-rule-wrong', { allowed });
  return game ? text('typed-no-game', { game: quoted(game) }) : errorSentence(error);
}

/** An error that this room finds itself; `max` and `game` are in the sentence of its code. */
export function wrong(code: string, { value = '', max = '', game = '' } = {}): PositionError {
  return { ...empty('position'), code, value, max, ...(game ? { game } : {}) } as PositionError;
}

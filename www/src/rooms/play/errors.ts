/* Errors of the typed position as sentences. */

import { errorSentence, grouped, text } from '../../i18n/index';
import type { PositionError } from '../../question/typed/sum';

const OWN = [
  'play-normal-only',
  'play-one-heap',
  'play-two-heaps',
  'play-board-size',
  'play-board-heads',
  'play-no-coins',
  'play-dynamic',
  'play-parameter',
  'play-rule-numbers',
];

const UNREADABLE = ['missing', 'empty', 'negative', 'expression'];

/** A sentence about an error, in the terms of the field. */
export function whatIsWrong({ game, ...error }: PositionError): string {
  const name = game?.slice(0, 40) ?? '';
  const max = 'max' in error ? Number(error.max) : 0;
  // messages: play-normal-only play-one-heap play-two-heaps play-board-size play-board-heads
  // messages: play-no-coins play-dynamic play-parameter play-rule-numbers
  if (OWN.includes(error.code)) return text(error.code, { max, game: name });
  const allowed = 'allowed' in error ? error.allowed.replace(/\d{5,}/g, grouped) : '';
  // Of the text of a board.
  if (!game && allowed && UNREADABLE.includes(error.code)) return text('play-unreadable', { allowed });
  if (!game && error.code === 'parentheses') return text('play-parentheses');
  if (error.code === 'empty') return text('play-empty');
  if (error.code === 'missing') return text('play-no-heaps', { game: name });
  if ((error.code as string) === 'too-many-moves') return text('play-too-many-moves', { max });
  if (game && (error.code === 'unknown-game' || error.code.startsWith('typed-')))
    return text('play-no-game', { game: name });
  if (error.code === 'out-of-range' && allowed) return text('play-range', { allowed });
  return errorSentence(error);
}

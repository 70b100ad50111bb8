/* Compares a typed answer with the right one. Pure functions. */

import type { Item, Message } from './item';

export type Verdict =
  | { kind: 'right' }
  /** `why`: the misconception that gives exactly this answer; or what the answer leads to. */
  | { kind: 'wrong'; why: Message[] }
  /** Not an answer to this question; `what` says what is one. */
  | { kind: 'unreadable'; what: Message };

/** The largest number that may be an answer. */
const DIGITS = 9;

export function check(item: Item, typed: string): Verdict {
  const read = readAnswer(item, typed);
  if (typeof read !== 'string') return { kind: 'unreadable', what: read };
  if (read === item.answer) return { kind: 'right' };
  const slip = item.slips.find(({ answer }) => answer === read);
  const reply = item.replies && Object.hasOwn(item.replies, read) ? item.replies[read] : undefined;
  // messages: exercise-slip-*
  const named: Message[] = slip
    ? [{ text: `exercise-slip-${slip.name}`, ...(slip.with ? { with: slip.with } : {}) }]
    : [];
  return { kind: 'wrong', why: [...named, ...(reply ? [reply] : [])] };
}

/** The answer in its canonical form, or what an answer looks like. */
function readAnswer({ input, answer, replies = {} }: Item, typed: string): string | Message {
  const text = typed.normalize('NFKC').trim();
  if (text === '') return { text: 'exercise-empty' };
  switch (input.type) {
    case 'number': {
      const digits = text.replace(/[\s,_]/g, '');
      return /^\d+$/.test(digits) && digits.length <= DIGITS
        ? String(Number(digits))
        : { text: 'exercise-not-number' };
    }
    case 'choice':
      return input.choices.some(({ value }) => value === text) ? text : { text: 'exercise-empty' };
    case 'move': {
      const [heap = '', left = ''] = text.split('>');
      if (heap === '') return { text: 'exercise-no-heap' };
      const numbers = listed(left);
      if (!numbers) return { text: 'exercise-not-heaps' };
      const key = `${heap}>${numbers
        .filter((one) => one > 0)
        .sort((a, b) => a - b)
        .join('+')}`;
      return key === answer || Object.hasOwn(replies, key) ? key : { text: 'exercise-no-move' };
    }
    case 'coins': {
      const numbers = listed(text);
      if (!numbers) return { text: 'exercise-not-coins' };
      const key = `0>${numbers.sort((a, b) => a - b).join('+')}`;
      return key === answer || Object.hasOwn(replies, key) ? key : { text: 'exercise-no-turn' };
    }
  }
}

/** The numbers of a list; undefined for any other text, and for none. */
function listed(text: string): number[] | undefined {
  const parts = text.split(/[\s,;+]+|\band\b/i).filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => /^\d{1,9}$/.test(part)) ? parts.map(Number) : undefined;
}

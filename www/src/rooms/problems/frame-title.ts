/* The title of a frame with a problem. */

import { has, text } from '../../i18n/language';
import type { FrameTitleOf } from '../view';

export const frameTitle: FrameTitleOf = ({ problem: id, arguments: given }, shortened) => {
  const name = `problem-${id}-name`;
  if (!has(name)) return { name: text('page-name'), detail: '' };
  const parts = Object.entries(given)
    .filter(([, value]) => value.trim() !== '')
    .map(([name, value]) => {
      const shown = shortened(value);
      // messages: argument-*
      const key = `argument-${id}-${name}`;
      if (name === 'n') return text('question-preset', { n: shown });
      return has(key) ? text(key, { value: /^\d{1,9}$/.test(value) ? Number(value) : shown }) : '';
    });
  return { name: text(name), detail: parts.filter(Boolean).join(text('list-separator')) };
};

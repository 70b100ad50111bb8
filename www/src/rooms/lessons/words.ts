/* The texts of a lesson: paragraphs, with code between backticks and emphasis between asterisks. */

import { html } from 'lit';
import { has, text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import type { LessonRoom } from './model';
import type { LessonName } from './path';

/** A text of a lesson, by the end of its key. */
export function wordsOf(name: LessonName, end: string): string {
  return text(`lesson-${name}-${end}`);
}

export function hasWords(name: LessonName, end: string): boolean {
  return has(`lesson-${name}-${end}`);
}

/** Paragraphs, which stand between empty lines of the text. */
export function paragraphs(words: string) {
  return words.split(/\n\s*\n/).map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** A piece of text with code and emphasis. */
export function inline(words: string) {
  return words
    .split(/(`[^`]+`|\*[^*]+\*)/)
    .map((piece) =>
      piece.length > 2 && piece.startsWith('`')
        ? html`<code translate="no" dir="ltr">${piece.slice(1, -1)}</code>`
        : piece.length > 2 && piece.startsWith('*')
          ? html`<strong>${bound(piece.slice(1, -1))}</strong>`
          : bound(piece),
    );
}

/** Announces the step; what is answered is announced beside the task. */
export function lessonAnnouncement({ entry, at, step }: LessonRoom): string {
  if (!entry || !step) return '';
  return text('lessons-place-said', {
    lesson: wordsOf(entry.name, 'name'),
    step: at,
    steps: entry.steps,
    title: wordsOf(entry.name, `${step.id}-title`),
  });
}

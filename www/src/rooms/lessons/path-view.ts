/* The path: all lessons in order, and how far the learner has come. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { icon } from '../../ui/icons';
import { linkFor } from '../places';
import type { LessonRoom } from './model';
import { stepLink } from './parameters';
import { PATH, type PathEntry } from './path';
import { title } from './title';
import { wordsOf } from './words';

export function pathView(room: LessonRoom, tools: unknown) {
  let place = 0;
  const exercises = linkFor('exercises');
  // messages: lessons-stretch-*
  return html`<section class="lesson-path" aria-labelledby="lesson-path-title">
    <div class="lesson-path-head">
      ${title(tools, 'lesson-path-title', text('lessons-path-title'))}
      ${tools}
      <p>${text('lessons-path-text')}</p>
      ${goOn(room)}
    </div>
    ${PATH.map(
      ({ id, lessons }) => html`<div class="lesson-stretch">
        <h2>${text(`lessons-stretch-${id}`)}</h2>
        <ol role="list">${lessons.map((entry) => card(room, entry, ++place))}</ol>
      </div>`,
    )}
    <p class="lesson-privacy row quiet">
      <span>${text('lessons-privacy')}</span>
      ${exercises ? html`<a class="link" href=${exercises}>${text('lessons-exercises')}</a>` : nothing}
      ${room.progress.isEmpty ? nothing : html`<button class="link" type="button" @click=${() => room.clear()}>${text('lessons-clear')}</button>`}
    </p>
  </section>`;
}

/** The way back into the first lesson that is begun and not done. */
function goOn({ progress }: LessonRoom) {
  const begun = PATH.flatMap(({ lessons }) => lessons).find(
    ({ name }) => !progress.isDone(name) && (progress.stepOf(name) ?? 1) > 1,
  );
  if (!begun) return nothing;
  const step = progress.stepOf(begun.name) ?? 1;
  const words = text('lessons-go-on', { name: wordsOf(begun.name, 'name'), step });
  return html`<div><a class="button primary" href=${stepLink(begun.name, step)}>${words}</a></div>`;
}

function card({ progress }: LessonRoom, { name, steps, minutes }: PathEntry, place: number) {
  const at = progress.stepOf(name);
  const done = progress.isDone(name);
  const state = done ? 'done' : at ? 'begun' : 'new';
  // messages: lessons-state-*
  return html`<li data-state=${state}>
    <a class="lesson-card option" href=${stepLink(name, (!done && at) || 1)}>
      <span class="lesson-number number" aria-hidden="true">${done ? icon('won') : place}</span>
      <b>${wordsOf(name, 'name')}</b>
      <span class="lesson-about">${wordsOf(name, 'about')}</span>
      <span class="quiet">${text(`lessons-state-${state}`, { minutes, steps, step: at ?? 1 })}</span>
    </a>
  </li>`;
}

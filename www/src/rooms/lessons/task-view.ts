/* A question to the learner, the verdict, and the explanation after it. */

import { html, nothing } from 'lit';
import { grouped, text } from '../../i18n/index';
import { icon } from '../../ui/icons';
import { type Answer, remarkOn } from './answers';
import type { Task } from './lesson';
import { liveView } from './live';
import type { LessonRoom } from './model';
import type { LessonName } from './path';
import { hasWords, inline, paragraphs, wordsOf } from './words';

interface Asked {
  room: LessonRoom;
  name: LessonName;
  task: Task;
  /** Whether wrong answers may be tried again. */
  again: boolean;
}

export function taskView(asked: Asked) {
  const { room, name, task, again } = asked;
  const answer = room.answerTo(task);
  const open = !answer || (again && !answer.right && !answer.shown);
  return html`<section class="lesson-task well" data-answered=${open ? nothing : 'true'} aria-labelledby="lesson-ask-${task.id}">
    <p class="lesson-ask" id="lesson-ask-${task.id}">${inline(wordsOf(name, `${task.id}-ask`))}</p>
    ${
      task.solve
        ? liveView(room, task.solve, (solved) => room.end(task, solved))
        : task.picks
          ? choices(asked, answer, open)
          : field(asked, answer, open)
    }
    <div class="lesson-verdict" role="status">${answer ? verdict(asked, answer, open) : nothing}</div>
  </section>
  ${
    open || !hasWords(name, `${task.id}-why`)
      ? nothing
      : html`<div class="lesson-why">${paragraphs(wordsOf(name, `${task.id}-why`))}</div>`
  }`;
}

function choices({ room, name, task }: Asked, answer: Answer | undefined, open: boolean) {
  return html`<div class="lesson-picks actions" role="group" aria-labelledby="lesson-ask-${task.id}">
    ${task.picks?.map((pick) => {
      const state = open
        ? nothing
        : task.right.includes(pick)
          ? 'right'
          : answer?.given === pick
            ? 'wrong'
            : nothing;
      return html`<button
        class="button"
        type="button"
        data-state=${state}
        aria-pressed=${answer?.given === pick ? 'true' : 'false'}
        aria-disabled=${open ? nothing : 'true'}
        @click=${() => open && room.answer(task, pick)}
      >${inline(wordsOf(name, `${task.id}-pick-${pick}`))}${state === nothing ? nothing : icon(state === 'right' ? 'won' : 'lost')}</button>`;
    })}
    ${open ? showButton(room, task) : nothing}
  </div>`;
}

function field({ room, task }: Asked, answer: Answer | undefined, open: boolean) {
  if (!open) return nothing;
  const unread = room.isUnread(task);
  const id = `lesson-field-${task.id}`;
  return html`<form
      class="lesson-form actions"
      novalidate
      @submit=${(event: Event) => {
        event.preventDefault();
        room.check(task);
      }}
    >
      <label class="hidden" for=${id}>${text('lessons-your-answer')}</label>
      <input
        type="text"
        class="input number"
        id=${id}
        inputmode="numeric"
        autocomplete="off"
        .value=${room.typedFor(task)}
        aria-invalid=${unread ? 'true' : 'false'}
        aria-describedby="${id}-note lesson-ask-${task.id}"
        @input=${(event: Event) => room.type(task, (event.target as HTMLInputElement).value)}
      />
      <button class="button primary" type="submit">${text(answer ? 'lessons-check-again' : 'lessons-check')}</button>
      ${showButton(room, task)}
    </form>
    <p class="lesson-note" id="${id}-note" role="alert">${unread ? text('lessons-no-number') : nothing}</p>`;
}

function showButton(room: LessonRoom, task: Task) {
  return html`<button class="link" type="button" @click=${() => room.show(task)}>${text('lessons-show')}</button>`;
}

function verdict({ name, task }: Asked, answer: Answer, open: boolean) {
  if (task.solve)
    return answer.right
      ? html`<p data-verdict="right"><b>${text('lessons-solved')}</b></p>`
      : html`<p data-verdict="wrong">${inline(wordsOf(name, `${task.id}-not`))}</p>`;
  const [first = ''] = task.right;
  const right = task.picks ? inline(wordsOf(name, `${task.id}-pick-${first}`)) : grouped(first);
  if (answer.right)
    return html`<p data-verdict="right"><b>${text('lessons-right')}</b>${task.picks ? nothing : html` ${text('lessons-it-is', { answer: grouped(answer.given) })}`}</p>`;
  const solution = html`${text('lessons-answer')} <b>${right}</b>`;
  if (answer.shown) return html`<p data-verdict="shown">${solution}</p>`;
  const remark = remarkOn(task, answer);
  const given = task.picks
    ? nothing
    : html`${text('lessons-not-number', { answer: grouped(answer.given) })} `;
  return html`<p data-verdict="wrong">${given}${hasWords(name, `${task.id}-${remark}`) ? inline(wordsOf(name, `${task.id}-${remark}`)) : text('lessons-not')}</p>
    ${open ? nothing : html`<p class=${task.picks ? 'hidden' : ''}>${solution}</p>`}`;
}

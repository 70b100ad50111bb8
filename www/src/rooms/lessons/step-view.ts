/* A step of a lesson: its text, the view inside, the prediction, and the way on. */

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { causeSentence, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { loadFailed, waiting } from '../../ui/placeholder';
import { usualQuestion } from '../definition';
import { lessons } from './index';
import type { Lesson, Step } from './lesson';
import { laterView, liveView } from './live';
import type { LessonRoom } from './model';
import { stepLink } from './parameters';
import { entryAfter, type PathEntry } from './path';
import { taskView } from './task-view';
import { title } from './title';
import { inline, paragraphs, wordsOf } from './words';

export function stepView(room: LessonRoom, entry: PathEntry, tools: unknown) {
  const { code, lesson, step } = room;
  if (code?.failure) return loadFailed(text('lessons-failed'), causeSentence(code.failure), room.again);
  if (!lesson || !step) return waiting();
  return html`<section class="lesson" aria-labelledby="lesson-title">
    ${keyed(`${entry.name} ${step.id}`, content(room, entry, lesson, step, tools))}
  </section>`;
}

function content(room: LessonRoom, entry: PathEntry, lesson: Lesson, step: Step, tools: unknown) {
  const { name } = entry;
  const { live, proof } = viewsOf(step, room.predicted);
  const asks = html`<div class="lesson-asks">${(step.tasks ?? []).map((task) => taskView({ room, name, task, again: step.end === true }))}</div>`;
  const later = step.proof ? laterView(step) : nothing;
  const proved = proof && html`<div class="lesson-live lesson-proof">${liveView(room, proof)}</div>`;
  const program = step.program && lesson.programs?.[step.program];
  return html`${head(room, entry, lesson, tools)}
    <div class="lesson-text">
      ${title(tools, 'lesson-title', inline(wordsOf(name, `${step.id}-title`)), (heading) => arrive(room, heading))}
      ${paragraphs(wordsOf(name, step.id))}
      ${program ? html`<pre class="lesson-program well" tabindex="0" dir="ltr" aria-label=${text('lessons-program')}><code translate="no">${program.trimEnd()}</code></pre>` : nothing}
    </div>
    ${
      live
        ? html`<div class="lesson-live" data-end=${step.end ? '' : nothing}>${liveView(room, live)}</div>${asks} ${proved}`
        : html`<div class="lesson-side">${asks} ${proved ?? later}</div>`
    }
    <div class="lesson-on">
      ${step.end ? ending(room, entry) : nothing}
      ${wayOn(room, entry, step)}
    </div>`;
}

/** The views of a step: a proof with the same view takes the place of the first one. */
function viewsOf({ live, proof }: Step, predicted: boolean): Pick<Step, 'live' | 'proof'> {
  if (!predicted || !proof) return live ? { live } : {};
  return live?.view === proof.view ? { live: proof } : { ...(live && { live }), proof };
}

/** Where the learner is: the lesson, its steps as dots, and sharing. */
function head(room: LessonRoom, { name, steps }: PathEntry, lesson: Lesson, tools: unknown) {
  return html`<div class="lesson-head">
    <p class="lesson-name"><a href=${toHash(usualQuestion(lessons))} @click=${follow(() => room.go())}>${text('lessons-path')}</a> <span aria-hidden="true">·</span> <b>${wordsOf(name, 'name')}</b></p>
    ${tools}
    <nav aria-label=${text('lessons-steps')}><ol class="lesson-dots" role="list">${Array.from(
      { length: steps },
      (_, index) => {
        const id = lesson.steps[index]?.id ?? '';
        const label = text('lessons-dot', { step: index + 1, steps, title: wordsOf(name, `${id}-title`) });
        return html`<li><a
        href=${stepLink(name, index + 1)}
        aria-current=${index + 1 === room.at ? 'step' : 'false'}
        title=${label}
        data-past=${index + 1 < room.at ? 'true' : nothing}
        @click=${follow(() => room.go(name, index + 1))}
      ><span class="hidden">${label}</span></a></li>`;
      },
    )}</ol></nav>
  </div>`;
}

function wayOn(room: LessonRoom, { name, steps }: PathEntry, step: Step) {
  const { at } = room;
  const next = entryAfter(name);
  const back =
    at > 1
      ? html`<a class="button" href=${stepLink(name, at - 1)} @click=${follow(() => room.go(name, at - 1))}>${text('lessons-back')}</a>`
      : nothing;
  const ready = room.predicted && (!step.end || room.solved);
  const on =
    at < steps
      ? html`<a class="button ${ready ? 'primary' : ''} lesson-next" href=${stepLink(name, at + 1)} @click=${follow(() => room.go(name, at + 1))}>${text(room.predicted ? 'lessons-next' : 'lessons-skip')}</a>`
      : next
        ? html`<a class="button ${ready ? 'primary' : ''} lesson-next" href=${stepLink(next.name, 1)} @click=${follow(() => room.go(next.name, 1))}>${text('lessons-next-lesson', { lesson: wordsOf(next.name, 'name') })}</a>`
        : html`<a class="button ${ready ? 'primary' : ''} lesson-next" href=${toHash(usualQuestion(lessons))} @click=${follow(() => room.go())}>${text('lessons-to-path')}</a>`;
  return html`<nav class="actions" aria-label=${text('lessons-way')}>
    ${back}<span class="quiet number">${text('lessons-place', { step: at, steps })}</span>${on}
  </nav>`;
}

function ending(room: LessonRoom, { name }: PathEntry) {
  return html`<div class="lesson-done" role="status">${room.solved ? html`<p><b>${text('lessons-done')}</b> ${inline(wordsOf(name, 'done'))}</p>` : nothing}</div>
    <h3>${text('lessons-sources')}</h3>
    <ul class="lesson-sources quiet">${wordsOf(name, 'sources')
      .split(/\n\s*\n/)
      .map((source) => html`<li>${inline(source)}</li>`)}</ul>`;
}

/** Follows a link inside the room, so that it stays in the element or frame around it. */
function follow(go: () => void) {
  return (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go();
  };
}

/** Moves the focus to the heading of a step that the learner has gone to. */
function arrive(room: LessonRoom, heading: Element | undefined): void {
  if (!heading || !room.moved) return;
  room.moved = false;
  queueMicrotask(() => {
    (heading as HTMLElement).focus({ preventScroll: true });
    const section = heading.closest('.lesson');
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' });
  });
}

/* A live view inside a step, with the link to its own page; and its place before the answer. */

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { causeSentence, text } from '../../i18n/index';
import { loadFailed } from '../../ui/placeholder';
import { type End, isSolved } from './answers';
import type { Live, Step } from './lesson';
import type { LessonRoom } from './model';

/** `ended`: called when a match or an exercise inside ends, with whether the learner solved it. */
export function liveView(
  room: LessonRoom,
  { link, view, controls }: Live,
  ended: (solved: boolean) => void = () => undefined,
) {
  const { failure } = room.liveViews;
  if (failure) return loadFailed(text('lessons-view-failed'), causeSentence(failure), room.again);
  return keyed(
    view,
    html`<div role="group" aria-label=${text('lessons-try')}>
      <p class="lesson-open quiet"><a href=${room.askedOf(link)}>${text('lessons-open')}</a></p>
      <grundy-live-view
        .client=${room.client}
        .link=${link}
        .view=${view}
        .controls=${controls ?? 'some'}
        @shown=${room.shown}
        @asked=${(event: CustomEvent<{ link: string }>) => room.follow(link, event.detail.link)}
        @ended=${(event: CustomEvent<End>) => ended(isSolved(event.detail))}
      ></grundy-live-view>
    </div>`,
  );
}

/** The place below a question for what shows its answer: until then, the position asked about. */
export function laterView({ board }: Step) {
  return html`<div class="lesson-later ${board ? 'tray' : 'empty'}">
    ${board?.() ?? nothing}
    <p class="quiet">${text('lessons-later')}</p>
  </div>`;
}

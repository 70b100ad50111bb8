/* The current question, its verdict and explanation; in the end, the summary. */

import './reply-field';
import { html, nothing } from 'lit';
import { Lazy } from '../../engine/lazy';
import { text } from '../../i18n/index';
import { bound } from '../../ui/formula';
import { type Item, LEVELS, type Pairs } from './item';
import type { Answered, ExerciseRoom } from './model';
import { usualGiven } from './spec';
import { answerWords, headingWords, labelWords, rulesWords, say } from './words';

/** The pictures that follow answers, fetched while the question is read. */
const pictures = new Lazy(() => import('./pictures'));
/** The sentence in the place of those that did not arrive. */
const lostCode = new Lazy(() => import('../../ui/lost'));

/** The question, or the summary. Once the first question `isSeen`, the pictures are fetched. */
export function questionCard(room: ExerciseRoom, isSeen = true) {
  const { item } = room;
  if (!item) return nothing;
  return html`<div class="exercise-card card" data-stale=${room.stale ? 'true' : nothing}>
    ${progress(room)}
    ${room.ended ? summary(room) : question(room, item, isSeen)}
  </div>`;
}

function progress(room: ExerciseRoom) {
  const { items, at, score } = room;
  const { right, done, streak } = score;
  const now = text('exercise-number', { number: at + 1, count: items.length });
  return html`<div class="exercise-progress">
    <p class="label">${room.ended ? text('exercise-all') : now}</p>
    <p class="quiet exercise-score">${
      done
        ? [
            text('exercise-score', { right, done }),
            ...(streak > 1 ? [text('exercise-streak', { streak })] : []),
          ].join(' · ')
        : nothing
    }</p>
    <div class="exercise-dots" aria-hidden="true">${items.map(
      (_, index) =>
        html`<i data-mark=${mark(room.answerTo(index))} data-now=${!room.ended && index === at ? '' : nothing}></i>`,
    )}</div>
  </div>`;
}

const mark = (answered: Answered | undefined) =>
  answered ? (answered.verdict.kind === 'right' ? 'right' : 'wrong') : 'open';

function question(room: ExerciseRoom, item: Item, isSeen: boolean) {
  if (item.reveal && isSeen) pictures.want(room.changed);
  const { answered, unreadable } = room;
  const { verdict } = answered ?? {};
  const rules = rulesWords(item.games, item.play);
  const name = headingWords(item.games);
  const left = room.items.filter((_, index) => !room.answerTo(index)).length;
  return html`<article class="exercise-question" aria-labelledby="exercise-ask">
    ${rules ? html`<p class="exercise-game">${name ? html`<b>${name}</b> ` : nothing}<span class="quiet">${bound(rules)}</span></p>` : nothing}
    <h2 class="subheading" id="exercise-ask">${bound(say(item.ask))}</h2>
    ${given(item)}
    ${item.difficulty ? html`<p class="quiet exercise-difficulty">${text('exercise-difficulty', { ...item.difficulty })}</p>` : nothing}
    <grundy-reply
      .item=${item}
      .typed=${answered?.typed ?? ''}
      .wrong=${unreadable ? say(unreadable) : ''}
      .done=${answered !== undefined}
      .right=${verdict?.kind === 'right'}
      .verdict=${verdict ? verdictWords(item, verdict) : ''}
      .last=${left === 0}
      @answered=${(event: CustomEvent<{ typed: string }>) => room.answer(event.detail.typed)}
      @typing=${() => room.typing()}
      @next=${() => room.next()}
    ></grundy-reply>
    ${verdict ? feedback(room, item, verdict) : nothing}
  </article>`;
}

/** A table of pairs as a row of cells that wraps: above what has a value, below the value. */
function given({ given: tables }: Item) {
  return tables.map((table) => pairs(table));
}

function pairs({ top, bottom, pairs }: Pairs) {
  return html`<dl class="exercise-pairs" aria-label=${text('exercise-given')} dir="ltr">
    <div class="head" aria-hidden="true"><dt>${say(top)}</dt><dd>${say(bottom)}</dd></div>
    ${pairs.map(
      ([label, value]) =>
        html`<div><dt>${labelWords(label)}</dt><dd data-zero=${value === '0' ? '' : nothing}>${value}</dd></div>`,
    )}
  </dl>`;
}

/** "Right.", or the right answer. */
function verdictWords(item: Item, { kind }: Answered['verdict']): string {
  return kind === 'right' ? text('exercise-right') : text('exercise-wrong', { answer: answerWords(item) });
}

function feedback({ changed }: ExerciseRoom, item: Item, verdict: Answered['verdict']) {
  const failed = pictures.failure && lostCode.want(changed)?.instead(pictures, () => pictures.again(changed));
  return html`<div class="exercise-feedback" data-verdict=${verdict.kind}>
    ${verdict.kind === 'wrong' ? verdict.why.map((one) => html`<p class="exercise-slip">${bound(say(one))}</p>`) : nothing}
    <div class="exercise-why">${item.why.map((one) => html`<p>${bound(say(one))}</p>`)}</div>
    ${pictures.module?.reveal(item.reveal) ?? failed}
  </div>`;
}

function summary(room: ExerciseRoom) {
  const { items, score, best, spec } = room;
  const { right } = score;
  const part = right === items.length ? 'all' : right * 3 >= items.length * 2 ? 'most' : 'some';
  const level = LEVELS.find((one) => one > spec.level);
  return html`<div class="exercise-end">
    <h2 class="subheading" tabindex="-1" id="exercise-result">${text('exercise-result', { right, count: items.length })}</h2>
    <p>${text('exercise-result-words', { part })}</p>
    ${best > 1 ? html`<p class="quiet">${text('exercise-best', { best })}</p>` : nothing}
    <p class="actions">
      <button class="button primary" type="button" @click=${() => room.renew()}>${text('exercise-new')}</button>
      <button class="button" type="button" @click=${() => room.again()}>${text('exercise-again')}</button>
      ${
        level
          ? html`<button class="button" type="button" @click=${() => room.change({ level, given: usualGiven(level) })}>${text('exercise-harder')}</button>`
          : nothing
      }
    </p>
    <ol class="exercise-list stack">${items.map(
      (
        item,
        index,
      ) => html`<li data-mark=${mark(room.answerTo(index))}><button class="link" type="button" @click=${() => room.go(index)}>${bound(say(item.ask))}</button>
        <span class="exercise-mark quiet">${text('exercise-mark', { mark: mark(room.answerTo(index)) })}</span></li>`,
    )}</ol>
  </div>`;
}

/** What screen readers announce: the verdict with its reason, else the question. */
export function exerciseAnnouncement(room: ExerciseRoom): string {
  const { item, answered, score, items, at } = room;
  if (!item || room.stale || room.isSheet) return '';
  if (room.ended) return text('exercise-result', { right: score.right, count: items.length });
  if (!answered)
    return `${text('exercise-number', { number: at + 1, count: items.length })}. ${say(item.ask)}`;
  const { verdict } = answered;
  return [verdictWords(item, verdict), ...(verdict.kind === 'wrong' ? verdict.why.map(say) : [])].join(' ');
}

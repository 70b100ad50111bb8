/* The upper part of the page: the question beside the answer. */

import { html, nothing } from 'lit';
import type { Problem } from '../../engine/protocol';
import { grouped, text } from '../../i18n/index';
import { checkArguments, isCheck } from '../../question/parameters';
import { menu } from '../../sequence/menu';
import type { MenuSource } from '../../sequence/menu-items';
import { tools } from '../../sequence/share-button';
import { bound } from '../../ui/formula';
import { icon } from '../../ui/icons';
import { pageHead } from '../../ui/page-head';
import { statusLine } from '../../ui/status';
import { fields } from './fields';
import type { Answered, ProblemRoom } from './model';
import { facts, solution } from './solution-view';
import { argumentsText } from './wording';

/** `batch` replaces the answer in the mode for many questions. */
export function question(room: ProblemRoom, problem: Problem, batch?: unknown) {
  const { answered } = room;
  const many = room.mode === 'many';
  return html`<section class=${many ? 'ask many' : 'ask one'} aria-labelledby="problem-name">
    ${pageHead(
      'problem-name',
      text(`problem-${problem.id}-name`),
      bound(text(`problem-${problem.id}-statement`)),
      many || !answered
        ? undefined
        : tools(
            room,
            menu(() => offered(room, problem, answered)),
          ),
      problem.batch ? modes(room) : nothing,
    )}
    ${
      many
        ? batch
        : html`<div class="asking card given">${fields(room, problem)} ${presets(room, problem)}</div>
          ${answer(room, problem)}`
    }
  </section>`;
}

function modes(room: ProblemRoom) {
  return html`<fieldset class="segments modes">
    <legend class="hidden">${text('question-mode')}</legend>
    <label><input type="radio" name="mode" .checked=${room.mode === 'one'} @change=${() => room.setMode('one')} />${text('question-one')}</label>
    <label><input type="radio" name="mode" .checked=${room.mode === 'many'} @change=${() => room.setMode('many')} />${text('question-many')}</label>
  </fieldset>`;
}

/** The questions with a published answer, which is hidden until the reader asks for it. */
function presets(room: ProblemRoom, problem: Problem) {
  if (!problem.checks.length) return nothing;
  const { published, answered } = room;
  const understood = Object.fromEntries(
    Object.entries(room.fields).map(([name, { value }]) => [name, value]),
  );
  const asks = (check: Problem['checks'][number]) => !room.wrong && isCheck(problem, check, understood);
  return html`<div class="presets">
    <div class="row between">
      <p class="quiet" id="presets-label">${text('question-published')}</p>
      <button class="link" type="button" aria-pressed=${published ? 'true' : 'false'} @click=${() => room.togglePublished()}>${text(
        published ? 'question-published-hide' : 'question-published-show',
        { count: problem.checks.length },
      )}</button>
    </div>
    <ul class="row" role="list" aria-labelledby="presets-label">${problem.checks.map((check) => {
      const given = checkArguments(problem, check);
      const computed = asks(check) && !room.stale && answered?.answer.answer;
      return html`<li><button
        class="preset option"
        type="button"
        aria-pressed=${asks(check) ? 'true' : 'false'}
        data-n=${check.n}
        @click=${() => room.preset(given)}
      ><span>${argumentsText(problem, given)}</span> ${
        published
          ? html`<span class="hidden">${text('question-preset-answer')}</span><b class="number">${grouped(check.answer)}${computed === check.answer ? icon('won') : nothing}</b>`
          : nothing
      }</button></li>`;
    })}</ul>
  </div>`;
}

function answer(room: ProblemRoom, problem: Problem) {
  const { answered, answering } = room;
  return html`<div class="answering card" id="answer" role="region" aria-label=${text('answer-label')} aria-busy=${answering.running ? 'true' : 'false'}>
    ${solution(room, problem)}
    ${statusLine(
      answering,
      {
        doing: text('progress-solving'),
        stopped: answered
          ? text('answer-cancelled', { question: answered.shown.question })
          : text('answer-cancelled-none'),
        home: 'field-n',
      },
      room.answerActions,
    )}
    ${facts(room, problem, false)}
  </div>`;
}

/** The content of the menu. */
function offered(room: ProblemRoom, problem: Problem, { answer, shown }: Answered): MenuSource {
  const { question, sequence: model, client } = room;
  const [name, asks] = [text(`problem-${problem.id}-name`), shown.question];
  return {
    title: text('copy-title-problem', { problem: name, question: asks }),
    question: room.stale ? { ...question, arguments: answer.arguments } : question,
    answer: answer.answer,
    sequence: model,
    client,
    heaps: problem.games.length > 1 ? 'flipping game 5' : undefined,
  };
}

/* The upper half of the page: the question on the one side, the answer on the other. */

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { bound } from '../elements/formula';
import type { Problem } from '../engine/protocol';
import { errorSentence, grouped, text } from '../i18n/index';
import type { Answered, ProblemRoom } from '../problem-room';
import { checkArguments, isCheck } from '../state';
import { copy } from './copy';
import { tools } from './share';
import { state } from './state';
import { welcome } from './welcome';
import { asked, wording } from './wording';

/** `batch` stands in the place of the answer where many questions are asked. */
export function question(room: ProblemRoom, problem: Problem, batch?: unknown) {
  const many = room.mode === 'many';
  return html`<section class=${many ? 'ask many' : 'ask'} aria-labelledby="problem-name">
    <div class="asking">
      <h2 id="problem-name">${text(`problem-${problem.id}-name`)}</h2>
      <p class="statement">${bound(text(`problem-${problem.id}-statement`))}</p>
      ${problem.batch ? modes(room) : nothing}
      ${many ? nothing : html`${fields(room, problem)} ${presets(room, problem)}`}
    </div>
    ${many ? batch : answer(room, problem)}
  </section>`;
}

function modes(room: ProblemRoom) {
  return html`<fieldset class="segments modes">
    <legend class="hidden">${text('question-mode')}</legend>
    <label><input type="radio" name="mode" .checked=${room.mode === 'one'} @change=${() => room.mean('one')} />${text('question-one')}</label>
    <label><input type="radio" name="mode" .checked=${room.mode === 'many'} @change=${() => room.mean('many')} />${text('question-many')}</label>
  </fieldset>`;
}

export function fields(room: ProblemRoom, problem: Problem) {
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
    @entered=${() => room.enter()}
  >${keyed(
    problem.id,
    problem.parameters.map(({ name, min, max, default: value }) => {
      const field = room.fields[name];
      const range = { min: grouped(min), max: grouped(max) };
      return html`<grundy-field
        class=${name === 'n' ? 'main' : 'side'}
        .name=${name}
        .label=${name === 'n' ? text(`problem-${problem.id}-n`) : text(`parameter-${problem.id}-${name}`)}
        .value=${room.question.arguments[name] ?? ''}
        .understood=${field?.value ?? ''}
        .error=${field?.error ? errorSentence(field.error) : ''}
        .allowed=${value === undefined ? text('field-range-optional', range) : text('field-range', range)}
        .optional=${value === undefined}
      ></grundy-field>`;
    }),
  )}</div>`;
}

function presets(room: ProblemRoom, problem: Problem) {
  if (!problem.checks.length) return nothing;
  const understood = Object.fromEntries(
    Object.entries(room.fields).map(([name, { value }]) => [name, value]),
  );
  const asks = (check: Problem['checks'][number]) => !room.wrong && isCheck(problem, check, understood);
  return html`<div class="presets">
    <p class="quiet" id="presets-label">${text('question-published')}</p>
    <ul role="list" aria-labelledby="presets-label">${problem.checks.map((check) => {
      const given = checkArguments(problem, check);
      return html`<li><button
        class="preset"
        type="button"
        aria-pressed=${asks(check) ? 'true' : 'false'}
        data-n=${check.n}
        @click=${() => room.preset(given)}
      ><span>${wording(problem, given)}</span> <span class="hidden">${text('question-preset-answer')}</span><b class="number">${grouped(check.answer)}</b></button></li>`;
    })}</ul>
  </div>`;
}

export function answer(room: ProblemRoom, problem: Problem) {
  const { answered, solving } = room;
  const facts = problem.facts.flatMap((name): Array<[string, string | string[]]> => {
    // Until the first answer comes, names keep the room that it will take.
    const value = answered ? answered.answer.facts[name] : solving.running ? '' : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return html`<div class="answering" id="answer" role="region" aria-label=${text('answer-label')} aria-busy=${solving.running ? 'true' : 'false'}>
    ${
      answered
        ? tools(
            room,
            copy(() => copied(room, problem, answered), answered.shown.digits),
          )
        : nothing
    }
    <grundy-answer
      .label=${asked(problem, answered?.answer.arguments ?? {})}
      .stale=${room.stale}
      .beside=${true}
      .of=${answered?.shown}
    ></grundy-answer>
    ${state(
      solving,
      {
        doing: text('progress-solving'),
        stopped: answered
          ? text('answer-cancelled', { question: answered.shown.question })
          : text('answer-cancelled-none'),
        home: 'field-n',
      },
      room.asking,
    )}
    <grundy-facts .problem=${problem.id} .facts=${facts}></grundy-facts>
    ${room.fresh ? welcome() : nothing}
  </div>`;
}

/** The answer that is shown, and the question it answers. */
function copied(room: ProblemRoom, problem: Problem, { answer, shown }: Answered) {
  const { question, explorer, client } = room;
  const [name, asks] = [text(`problem-${problem.id}-name`), shown.question];
  return {
    title: text('copy-title-problem', { problem: name, question: asks }),
    question: room.stale ? { ...question, arguments: answer.arguments } : question,
    answer: answer.answer,
    explorer,
    client,
  };
}

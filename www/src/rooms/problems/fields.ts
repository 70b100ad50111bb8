/* The fields of a problem's arguments. */

import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Problem } from '../../engine/protocol';
import { errorSentence, grouped, text } from '../../i18n/index';
import type { ProblemRoom } from './model';

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

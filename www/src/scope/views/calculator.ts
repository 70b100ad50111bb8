/* An expression of nimbers, its value, and the operations that lead to it. */

import '../../elements/answer';
import { html, nothing } from 'lit';
import type { AnswerShown } from '../../elements/answer';
import type { NimberAnswer } from '../../engine/protocol';
import nimberTexts from '../../i18n/en/nimbers.ftl?raw';
import { learn } from '../../i18n/index';
import { headOf, labelled } from '../../parts/nimber-words';
import questionStyles from '../../styles/question.css?shadow';
import { Work } from '../../work';
import { sheet } from '../styles';
import { type Enter, short } from '../view';
import { asks, expression } from './expression';

learn(nimberTexts);

/** Operations that are listed; the page shows all, and why. */
const SHOWN = 12;

export const enter: Enter = (holder, view) => {
  const work = new Work(holder.client, () => holder.changed());
  let shown: { expression: string; found: NimberAnswer; answer: AnswerShown } | undefined;
  let typed = '';
  return {
    sheets: [sheet(questionStyles)],
    work,
    get name() {
      return shown ? labelled(shown.expression) : '';
    },
    title: undefined,
    get there() {
      return shown !== undefined;
    },
    get answer() {
      return shown?.found.value;
    },
    show({ arguments: { e = '' } }) {
      typed = e;
      work.run(
        (ask) => ask('nimber', { expression: short(e, 'expression') }),
        ({ answer: found, milliseconds }) => {
          const answer = { digits: found.value, milliseconds, question: e, published: undefined };
          shown = { expression: e, found, answer };
        },
      );
    },
    leave: () => work.cancel(),
    draw() {
      const steps = shown?.found.steps.slice(0, SHOWN) ?? [];
      return html`${asks(holder, view) ? expression(holder, typed) : nothing}
        <grundy-answer
          .of=${shown?.answer}
          .stale=${shown !== undefined && shown.expression !== typed}
          .label=${labelled(shown?.expression ?? '')}
        ></grundy-answer>
        ${
          steps.length > 1
            ? html`<ol class="scope-steps math">${steps.map((step) => html`<li>${headOf(step)}</li>`)}</ol>`
            : nothing
        }`;
    },
  };
};

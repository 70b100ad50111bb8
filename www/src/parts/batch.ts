/* Many questions at once. */

import { html } from 'lit';
import type { GrundyscopeError, Problem } from '../engine/protocol';
import { errorSentence, text } from '../i18n/index';
import type { ProblemRoom } from '../problem-room';
import { state } from './state';

export function batch(room: ProblemRoom, problem: Problem) {
  const { many } = room;
  return html`<div class="batch">
    <grundy-batch
      .problem=${problem.id}
      .start=${many.text ?? problem.checks.map(({ n }) => n).join('\n')}
      .countLine=${many.countLine}
      .result=${many.answered?.answer}
      .stale=${many.stale}
      .milliseconds=${many.answered?.milliseconds ?? 0}
      .busy=${many.work.running}
      .explain=${(error: GrundyscopeError) => errorSentence(error)}
      @written=${(event: CustomEvent<{ text: string; countLine: boolean }>) =>
        many.write(event.detail.text, event.detail.countLine)}
      @ask=${(event: CustomEvent<{ text: string; countLine: boolean }>) =>
        room.ask(event.detail.text, event.detail.countLine)}
    ></grundy-batch>
    ${state(
      many.work,
      { doing: text('batch-progress'), stopped: text('batch-stopped'), home: 'batch-text' },
      room.listing,
    )}
  </div>`;
}

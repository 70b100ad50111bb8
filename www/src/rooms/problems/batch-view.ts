/* The view of a batch of questions. */

import { html } from 'lit';
import type { GrundyscopeError, Problem } from '../../engine/protocol';
import { errorSentence, text } from '../../i18n/index';
import { statusLine } from '../../ui/status';
import type { ProblemRoom } from './model';

export function batch(room: ProblemRoom, problem: Problem) {
  const { batch } = room;
  return html`<div class="batch">
    <grundy-batch
      .problem=${problem.id}
      .start=${batch.text ?? problem.checks.map(({ n }) => n).join('\n')}
      .countLine=${batch.countLine}
      .result=${batch.answered?.answer}
      .stale=${batch.stale}
      .milliseconds=${batch.answered?.milliseconds ?? 0}
      .busy=${batch.work.running}
      .explain=${(error: GrundyscopeError) => errorSentence(error)}
      @written=${(event: CustomEvent<{ text: string; countLine: boolean }>) =>
        batch.write(event.detail.text, event.detail.countLine)}
      @ask=${(event: CustomEvent<{ text: string; countLine: boolean }>) =>
        room.ask(event.detail.text, event.detail.countLine)}
    ></grundy-batch>
    ${statusLine(
      batch.work,
      { doing: text('batch-progress'), stopped: text('batch-stopped'), home: 'batch-text' },
      room.batchActions,
    )}
  </div>`;
}

/* How many positions of several heaps are P-positions: fields and answer. */

import { html, nothing } from 'lit';
import { counted, errorSentence, grouped, text } from '../../i18n/index';
import { min } from '../../question/numbers';
import { statusLine } from '../../ui/status';
import type { GameRoom } from './model';
import { MAX_HEAPS, type ToolsModel } from './tools-model';

/** The default number of heaps, as in Nim Square. */
const HEAPS = '3';
/** Up to this n a count takes a moment: the default for longer sequences. */
const QUICK = '100000';

/** Whether the order of the heaps counts. */
const ORDERED = ['', 'yes', 'nonempty'] as const;

export function countTool(room: GameRoom, { counting }: ToolsModel) {
  const { game, question } = room;
  if (!game) return nothing;
  const { heaps = HEAPS, most = min(room.n, QUICK) } = question.view;
  const ordered = ORDERED.find((one) => one === question.view.ordered) ?? '';
  const typed = /^\d{1,3}$/.test(heaps.trim()) ? Number(heaps) : 0;
  const isCount = typed >= 1 && typed <= MAX_HEAPS;
  const request = { game: game.game, n: most, heaps: typed, ordered };
  const found = isCount && counting.want(request) ? counting.value : undefined;
  const wrong = found?.read.error;
  const range = text('field-range', { min: 1, max: String(MAX_HEAPS) });
  return html`<div
      class="fields"
      @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.view(event.detail.name, event.detail.value)}
    >
      <grundy-field
        class="main"
        .name=${'heaps'}
        .label=${text('count-heaps')}
        .value=${heaps}
        .error=${isCount ? '' : range}
        .allowed=${range}
      ></grundy-field>
      <grundy-field
        class="side"
        .name=${'most'}
        .label=${text('count-most')}
        .value=${most}
        .understood=${found?.read.value ?? ''}
        .error=${wrong ? errorSentence(wrong) : ''}
        .allowed=${text('games-range', { min: game.first, max: grouped(game.max), cost: game.cost })}
      ></grundy-field>
    </div>
    <fieldset class="segments">
      <legend class="hidden">${text('count-which')}</legend>
      ${ORDERED.map(
        (value) => html`<label><input
          type="radio"
          name="ordered"
          .checked=${ordered === value}
          @change=${() => room.view('ordered', value)}
        />${text(
          value === '' ? 'count-unordered' : value === 'yes' ? 'count-ordered' : 'count-nonempty',
        )}</label>`,
      )}
    </fieldset>
    <div class="count-answer" aria-live="polite">${found?.answer ? answer(found.answer, found) : nothing}</div>
    ${statusLine(
      counting,
      { doing: text('count-progress'), stopped: text('count-stopped'), home: 'field-heaps' },
      {
        cancel: () => counting.stop(),
        again: () => {
          counting.retry();
          room.changed();
        },
      },
    )}`;
}

function answer(
  { zeros, positions }: { zeros: string; positions: string },
  { heaps, ordered, read }: { heaps: number; ordered: string; read: { value: string } },
) {
  return html`<p class="count-number"><output>${grouped(zeros)}</output></p>
    <p class="quiet">${text('count-of', {
      positions: counted(positions),
      heaps,
      n: counted(read.value),
      ordered: ordered || 'no',
    })}</p>`;
}

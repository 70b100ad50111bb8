/* The field of a position, and its errors. */

import { html, nothing } from 'lit';
import type { ComponentShape, SumName } from '../../engine/protocol';
import { allowedIn } from '../../i18n/allowed';
import { errorSentence, text } from '../../i18n/index';
import { BOARD_EXAMPLES } from '../../question/typed/board';
import { errorOfSize, noSizeIn, type PositionError, quoted } from '../../question/typed/sum';
import { SUMS, sumOf } from '../../question/typed/sums';
import type { PositionRoom } from './model';
import { sumName } from './words';

/**
 * `enter` is what Enter does, `words` how the text was read. What is wrong takes the place of the
 * usual manner of play; another manner may be what is wrong, and stays.
 */
export function field(room: PositionRoom, enter = () => room.enter(), words: unknown = nothing) {
  // messages: position-play-*
  return html`<div
    class="fields position-fields"
    @typed=${(event: CustomEvent<{ value: string }>) => room.type(event.detail.value)}
    @entered=${enter}
  >
    <grundy-game
      class="main"
      .name=${'heaps'}
      .label=${text('position-field')}
      .value=${room.typed}
      .error=${errorOf(room)}
      .hint=${text('position-hint')}
    ></grundy-game>
    <div class="position-words" ?inert=${room.reading}>${words}</div>
    <div class="row position-manner" ?hidden=${room.other && !room.other.outcome} ?data-kept=${room.error && !room.other && room.play === 'normal' && room.sum === 'disjunctive'}>
    <fieldset class="segments position-play">
      <legend class="hidden">${text('position-play')}</legend>
      ${(['normal', 'misere'] as const).map(
        (play) => html`<label><input
          type="radio"
          name="play"
          .checked=${room.play === play}
          @change=${() => room.choose(play)}
        />${text(`position-play-${play}`)}</label>`,
      )}
    </fieldset>
    ${sums(room)}</div>
  </div>`;
}

/** What is wrong, unless what was left out says it. */
function errorOf({ error, sentence }: PositionRoom): string {
  if (!error || sentence?.isOther) return '';
  return sentence?.leftOut && sentence.position === undefined ? '' : whatIsWrong(error);
}

/** The sums of a position: in Moore's game there are more heaps of nim than a move changes. */
export function sumsOf(components: ReadonlyArray<Pick<ComponentShape, 'game' | 'cells'>>): SumName[] {
  const isNim = components.every(({ game }) => game === 'nim');
  const heaps = isNim ? components.flatMap(({ cells }) => cells).length : 0;
  return SUMS.filter((sum) => !(Number(sum.replace('moore:', '')) >= heaps));
}

/** The choice of how a move is made: in one component or in several. */
function sums(room: PositionRoom) {
  const offered = sumsOf(room.analysis?.answer.components ?? []);
  if (!offered.includes(room.sum)) offered.push(room.sum);
  const choose = (event: Event) =>
    room.combine(sumOf((event.target as HTMLSelectElement).value) ?? 'disjunctive');
  return html`<label class="position-sum row quiet">${text('sum-label')}
    <select class="select" name="sum" @change=${choose}>${offered.map(
      (sum) => html`<option value=${sum} .selected=${sum === room.sum}>${sumName(sum)}</option>`,
    )}</select></label>`;
}

/** A sentence about an error, in the terms of the field. */
export function whatIsWrong({ game, board, ...error }: PositionError): string {
  const name = quoted(game);
  const allowed = allowedIn(error);
  if (board && error.code === 'cycle' && 'value' in error) return text('typed-round', { round: error.value });
  if (board)
    return text('position-board-wrong', {
      example: BOARD_EXAMPLES[board] ?? BOARD_EXAMPLES.wythoff,
      allowed,
    });
  if (error.code === 'empty') return text('typed-empty');
  if (error.code === 'missing') return text('typed-no-heaps', { game: name });
  const size = noSizeIn(game);
  if (size) return text('typed-no-size', { size });
  if (game && (error.code === 'unknown-game' || error.code.startsWith('typed-')))
    return text('typed-no-game', { game: name });
  if (error.code === 'out-of-range' && allowed) return text('typed-range', { allowed });
  if (error.code === 'no-sum') return `${errorSentence(error)} ${allowed}`.trim();
  return errorSentence(errorOfSize(error));
}

/* The settings of an exercise or a worksheet. */

import { wholeOf } from '../../question/parameter';
import '../../ui/notation-field';
import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { GIVEN, type KindName, LEVELS, PLAYS, type PlayName } from './item';
import type { ExerciseRoom } from './model';
import { whatIsWrong } from './notes';
import { MAX_SEED, USUAL, usualGiven } from './spec';

const COUNTS = [5, 10, 15, 20, 30, 50];

export function settings(room: ExerciseRoom, after: unknown = nothing) {
  const { spec } = room;
  // messages: exercise-play-* exercise-level-* exercise-given-* exercise-kind-*
  return html`<section class="exercise-settings stack on-screen" aria-labelledby="exercise-settings">
    <h2 class="subheading" id="exercise-settings">${text('exercise-settings')}</h2>
    ${gameField(room)}
    <fieldset class="exercise-kinds">
      <legend class="label above">${text('exercise-kinds')}</legend>
      ${PLAYS[spec.play].map(
        (kind) => html`<label class="exercise-kind row"><input
          type="checkbox"
          .checked=${spec.kinds.includes(kind)}
          @change=${(event: Event) => toggle(room, kind, event.target as HTMLInputElement)}
        /><span>${text(`exercise-kind-${kind}`)}</span></label>`,
      )}
    </fieldset>
    <div class="exercise-choices-row">
      ${select(
        text('exercise-play'),
        Object.keys(PLAYS).map((play) => [play, text(`exercise-play-${play}`)]),
        spec.play,
        (play) => room.change({ play: play as PlayName, kinds: [...USUAL.kinds[play as PlayName]] }),
      )}
      ${select(
        text('exercise-level'),
        LEVELS.map((level) => [String(level), text(`exercise-level-${level}`)]),
        String(spec.level),
        (level) => {
          const chosen = LEVELS.find((one) => String(one) === level) ?? spec.level;
          room.change({ level: chosen, given: usualGiven(chosen) });
        },
      )}
      ${
        // Misère play has no values that could be given.
        spec.play === 'misere'
          ? nothing
          : select(
              text('exercise-given'),
              GIVEN.map((given) => [given, text(`exercise-given-${given}`)]),
              spec.given,
              (given) => room.change({ given: GIVEN.find((one) => one === given) ?? spec.given }),
            )
      }
      ${select(text('exercise-count'), numbers(COUNTS, spec.count), String(spec.count), (count) => room.change({ count: Number(count) }))}
      ${seedField(room)}
    </div>
    ${after}
  </section>`;
}

/** The last kind stays chosen. */
function toggle(room: ExerciseRoom, kind: KindName, box: HTMLInputElement): void {
  const { kinds, play } = room.spec;
  const chosen = PLAYS[play].filter((one) => (one === kind ? box.checked : kinds.includes(one)));
  if (chosen.length) room.change({ kinds: chosen });
  else box.checked = true;
}

/** Numbers to choose from, with the chosen one among them. */
export const numbers = (usual: readonly number[], chosen: number): [string, string][] =>
  [...new Set([...usual, chosen])].sort((a, b) => a - b).map((number) => [String(number), String(number)]);

/** A choice under its label. */
export function select(
  label: string,
  values: readonly (readonly [value: string, words: string])[],
  chosen: string,
  change: (value: string) => void,
) {
  return html`<label class="exercise-setting label stack">${label}
    <select class="select" @change=${(event: Event) => change((event.target as HTMLSelectElement).value)}>
      ${values.map(([value, words]) => html`<option value=${value} ?selected=${value === chosen}>${words}</option>`)}
    </select></label>`;
}

/** The game as typed, with its error. */
export function gameField(room: ExerciseRoom) {
  return html`<div
    class="fields exercise-game-field"
    @typed=${(event: CustomEvent<{ value: string }>) => room.change({ game: event.detail.value }, true)}
    @entered=${() => room.enter()}
  >
    <grundy-game
      class="main"
      .name=${'exercise-game'}
      .label=${text('exercise-game')}
      .value=${room.spec.game}
      .error=${room.error ? whatIsWrong(room) : ''}
      .hint=${text('exercise-game-hint')}
    ></grundy-game>
  </div>`;
}

function seedField(room: ExerciseRoom) {
  return html`<div class="exercise-seed">
    <label class="exercise-setting label stack" for="exercise-seed">${text('exercise-seed')}</label>
    <span class="row">
      <input
        class="input number"
        id="exercise-seed"
        type="text"
        inputmode="numeric"
        dir="ltr"
        autocomplete="off"
        .value=${String(room.spec.seed)}
        aria-describedby="exercise-seed-note"
        @change=${(event: Event) => takeSeed(room, event.target as HTMLInputElement)}
      />
      <button class="button" type="button" @click=${() => room.renew()}>${text('exercise-new')}</button>
    </span>
    <p class="note quiet" id="exercise-seed-note">${text('exercise-seed-hint')}</p>
  </div>`;
}

/** A number becomes the seed; anything else stays in the field, which says what is allowed. */
function takeSeed(room: ExerciseRoom, input: HTMLInputElement): void {
  const seed = wholeOf(input.value, 0, MAX_SEED);
  const note = input.getRootNode() as Document | ShadowRoot;
  const line = note.getElementById('exercise-seed-note');
  input.setAttribute('aria-invalid', String(seed === undefined));
  line?.classList.toggle('wrong', seed === undefined);
  if (line)
    line.textContent = text(seed === undefined ? 'exercise-seed-wrong' : 'exercise-seed-hint', {
      max: MAX_SEED,
    });
  if (seed !== undefined) room.change({ seed });
}

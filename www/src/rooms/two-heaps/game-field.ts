/* The choice of a game, the number that some games have, and the field of a rule. */

import '../../ui/notation-field';
import { html, nothing } from 'lit';
import type { AskError } from '../../engine/protocol';
import { familyOf, MAX_PARAMETER, parameterOf } from '../../grid/table-games';
import { allowedIn } from '../../i18n/allowed';
import { errorSentence, text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { TABLE_RULES } from '../../ruleset/own-rules';
import { examples } from '../../ui/examples';
import { errorPlace } from '../../ui/notation-error';
import { TWO_HEAPS } from './index';
import type { TwoHeapsRoom } from './model';
import { USUAL_GAME } from './parameters';

/** The games to choose from, with the parameters to begin with. */
const GAMES = [
  ...[USUAL_GAME, 'wythoff:2', 'euclid', 'euclid-to-zero', 'fibonacci-nim', 'dynamic:3'],
  TABLE_RULES[0]?.rule ?? '',
];

export function gameField(room: TwoHeapsRoom) {
  const { family } = room;
  // messages: pair-*
  return html`<fieldset class="segments two-heaps-games on-screen">
      <legend class="hidden">${text('two-heaps-game')}</legend>
      ${GAMES.map(
        (game) => html`<label><input
          type="radio"
          name="two-heaps"
          .checked=${familyOf(game) === family}
          @change=${() => room.choose(game)}
        />${text(`pair-${familyOf(game)}`)}</label>`,
      )}
    </fieldset>
    ${family === 'rule' ? ruleField(room) : parameterField(room)}`;
}

/** The field of r, for games that have it. */
function parameterField(room: TwoHeapsRoom) {
  const max = MAX_PARAMETER[room.family];
  if (max === undefined) return nothing;
  const range = text('field-range', { min: 1, max: String(max) });
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ value: string }>) => room.typeParameter(event.detail.value)}
  ><grundy-field
    class="side"
    .name=${'r'}
    .label=${text('two-heaps-r')}
    .value=${room.typedParameter ?? String(parameterOf(room.game))}
    .error=${room.typedParameter === undefined ? '' : range}
    .allowed=${range}
  ></grundy-field></div>`;
}

function ruleField(room: TwoHeapsRoom) {
  const { ruleError: error, game } = room;
  const at = error && 'at' in error ? error.at : undefined;
  return html`<div
      class="fields two-heaps-rule"
      @typed=${(event: CustomEvent<{ value: string }>) => room.typeRule(event.detail.value)}
      @entered=${() => room.enter()}
    ><grundy-game
      class="main"
      .name=${'rule'}
      .label=${text('two-heaps-rule')}
      .value=${game}
      .error=${error ? sentence(error) : ''}
      .place=${at === undefined ? undefined : errorPlace(game, at)}
      .hint=${text('two-heaps-rule-hint')}
    ></grundy-game></div>
    ${tries(game)}`;
}

function sentence(error: AskError): string {
  if (error.code === 'empty') return text('two-heaps-rule-hint');
  const says = error.code === 'unknown-game' || error.code === 'out-of-range';
  return (says && allowedIn(error)) || errorSentence(error);
}

/** Rules to start from, and why. */
function tries(shown: string) {
  // messages: own-rule-*
  const all = TABLE_RULES.map(({ id, rule, n }) => ({
    name: text(`own-rule-${id}`),
    about: text(`own-rule-${id}-why`),
    href: toHash({ problem: TWO_HEAPS, arguments: { game: rule }, view: n === '15' ? { size: '16' } : {} }),
    here: rule === shown,
  }));
  return examples(text('two-heaps-rules'), all);
}

/* The game, the players, and who begins. */

import { html, nothing } from 'lit';
import { thumbnail } from '../../boards/thumbnail';
import type { SumName } from '../../engine/protocol';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { SUMS, sumOf } from '../../question/typed/sums';
import { FLIPPING_GAME, productOf } from '../../ruleset/components-of';
import { boardWords, componentName, lastOf, piecesOf } from '../../ruleset/position-name';
import { exampleList } from '../../ui/examples';
import { loadBeside } from '../../ui/load-beside';
import { whatIsWrong } from './errors';
import { PLAY } from './index';
import type { PlayRoom } from './model';
import { LEVELS } from './parameters';

/** A game to play: as it is typed, and what is on its board, for a name and a thumbnail. */
interface Example {
  typed: string;
  components: ReadonlyArray<readonly [game: string, ...numbers: number[]]>;
  misere?: true;
  /** How many heaps a move may change in Moore's game. */
  most?: number;
}

const EXAMPLES: readonly Example[] = [
  { typed: '3 5 7', components: [['nim', 3, 5, 7]] },
  { typed: 'kayles 9', components: [['octal:0.77', 9]] },
  { typed: 'turning turtles 2 5', components: [['coins:turning-turtles', 2, 5]] },
  { typed: 'take a square 14', components: [['take:squares', 14]] },
  { typed: 'take 1, 3 or 4: 10 13', components: [['take:1,3,4', 10, 13]] },
  { typed: "grundy's game 13", components: [['grundys-game', 13]] },
  { typed: "dawson's kayles 11", components: [['octal:0.07', 11]] },
  { typed: 'take:at-least-half: 1 2 3 4 5 6', components: [['take:at-least-half', 1, 2, 3, 4, 5, 6]] },
  { typed: 'fibonacci nim 17', components: [['fibonacci-nim', 17]] },
  { typed: 'wythoff 5 8', components: [['wythoff', 5, 8]] },
  { typed: 'euclid 8 13', components: [['euclid', 8, 13]] },
  { typed: 'flipping game 5', components: [[productOf(...FLIPPING_GAME), 5, 5]] },
  { typed: 'northcott 8: 1-5 2-7 3-6', components: [['northcott', 1, 5, 2, 7, 3, 6]] },
  { typed: 'hackenbush (()(())) ((())())', components: [['hackenbush', 0, 1, 1, 3, 0, 5, 6, 5]] },
  { typed: 'staircase 2 3 0 4', components: [['staircase', 2, 3, 0, 4]] },
  {
    typed: 'kayles 5 + nim 4',
    components: [
      ['octal:0.77', 5],
      ['nim', 4],
    ],
  },
  { typed: 'moore 2: 3 5 7', components: [['nim', 3, 5, 7]], most: 2 },
  { typed: '3 4 5', components: [['nim', 3, 4, 5]], misere: true },
];

export function positionField(room: PlayRoom) {
  return html`<div
      class="fields"
      @typed=${(event: CustomEvent<{ value: string }>) => room.type(event.detail.value)}
      @entered=${() => room.enter()}
    >
      <grundy-game
        class="main"
        .name=${'heaps'}
        .label=${text('play-field')}
        .value=${room.typed}
        .error=${room.error ? whatIsWrong(room.error) : ''}
        .hint=${text('play-hint-field')}
      ></grundy-game>
    </div>
    <p class="play-random"><button class="button" type="button" aria-disabled=${room.loaded ? 'false' : 'true'} @click=${({
      currentTarget,
    }: Event) =>
      loadBeside(
        currentTarget as HTMLElement,
        () => import('./random-position'),
        (random) => room.randomise(random),
      )}>${text('play-random')}</button></p>`;
}

export function players(room: PlayRoom) {
  const { level, skill, engineFirst } = room.settings;
  // Most positions are sums: the choice has its place before the engine answers.
  const inSum = (room.loaded?.game.kind ?? 'sum') === 'sum';
  const choice = (
    name: string,
    legend: string,
    options: [key: string, on: boolean, words: string][],
    choose: (key: string) => void,
  ) =>
    html`<fieldset class="play-choice">
      <legend class="label above">${legend}</legend>
      <div class="segments">${options.map(
        ([key, on, words]) => html`<label><input
          type="radio"
          name=${`play-${name}`}
          .checked=${on}
          @change=${() => choose(key)}
        />${words}</label>`,
      )}</div>
    </fieldset>`;
  // messages: play-level-*
  return html`<div class="play-players stack">
    ${choice(
      'level',
      text('play-opponent'),
      LEVELS.map((one) => [one, one === level, text(`play-level-${one}`, { skill })]),
      (key) => room.setLevel(key as typeof level),
    )}
    ${
      level === 'forgetful'
        ? html`<label class="play-skill">${text('play-skill')}
            <input type="range" min="0" max="100" step="5" .value=${String(skill)} @input=${(event: InputEvent) => room.setSkill((event.target as HTMLInputElement).value)} />
            <b class="number">${skill}</b></label>`
        : nothing
    }
    ${
      level === 'two'
        ? nothing
        : choice(
            'first',
            text('play-first'),
            [
              ['', !engineFirst, text('play-first-you')],
              ['engine', engineFirst, text('play-first-engine')],
            ],
            (first) => room.newGame({ first }),
          )
    }
    ${inSum || room.sum !== 'disjunctive' ? sumChoice(room) : nothing}
    ${
      room.sum === 'disjunctive'
        ? choice(
            'kind',
            text('play-kind'),
            [
              ['', !room.misere, text('play-kind-normal')],
              ['misere', room.misere, text('play-kind-misere')],
            ],
            (key) => room.setMisere(key === 'misere'),
          )
        : nothing
    }
  </div>`;
}

export function examples(room: PlayRoom) {
  const view: Record<string, string> = {};
  for (const name of ['level', 'skill', 'first', 'hints']) {
    const value = room.question.view[name];
    if (value) view[name] = value;
  }
  const all = EXAMPLES.map((one) => {
    const { typed: heaps, misere } = one;
    return {
      ...exampleWords(one),
      href: toHash({ problem: PLAY, arguments: misere ? { heaps, play: 'misere' } : { heaps }, view }),
      here: room.typed === heaps && room.misere === (misere ?? false),
      picture: html`<span class="play-picture">${one.components.map(([game, ...numbers]) => thumbnail(piecesOf(game), numbers))}</span>`,
    };
  });
  return html`<section class="play-examples" aria-labelledby="play-examples-heading">
    <h2 class="subheading" id="play-examples-heading">${text('play-examples')}</h2>
    ${exampleList(all)}
  </section>`;
}

/** The name of a game, and below it what is on its board, or how it ends in misère play. */
function exampleWords({ components, misere, most }: Example) {
  const all = components.map(([game, ...numbers]) => ({ game, cells: numbers.map(String) }));
  const name = most ? text('named-moore') : all.map(({ game }) => componentName(game)).join(' + ');
  const about = misere
    ? text('play-ending', { misere: 'yes', last: lastOf(all) })
    : all.map(boardWords).join(' + ');
  return { name, about };
}

function sumChoice(room: PlayRoom) {
  const known: readonly string[] = SUMS;
  const sums: readonly SumName[] = known.includes(room.sum) ? SUMS : [...SUMS, room.sum];
  return html`<label class="play-sum stack label">${text('sum-label')}
      <select class="select" name="sum" @change=${(event: Event) =>
        room.setSum(sumOf((event.target as HTMLSelectElement).value) ?? 'disjunctive')}>${sums.map(
        (sum) => html`<option value=${sum} ?selected=${sum === room.sum}>${sumName(sum)}</option>`,
      )}</select></label>`;
}

/** How a move in a sum is made, in words. */
function sumName(sum: SumName): string {
  const most = /^moore:(\d+)$/.exec(sum)?.[1];
  // messages: sum-*
  return text(`sum-${most ? 'moore' : sum}`, { most: Number(most ?? 1) });
}

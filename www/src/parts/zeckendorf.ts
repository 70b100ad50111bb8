/* The room Zeckendorf. */

import { html, nothing } from 'lit';
import { bound } from '../elements/formula';
import { errorSentence, grouped, shortened, text } from '../i18n/index';
import { isTrouble } from '../reader';
import { zeckendorfBeginning } from '../rooms/beginnings';
import type { Represented, ZeckendorfRoom } from '../zeckendorf-room';
import { addition } from './addition';
import { waiting } from './boot';
import { heat } from './heat';
import { nim, nimHeat } from './nim';
import { tools } from './share';
import { state } from './state';
import { called, headline, represented, rulers } from './terms';
import { word } from './word';

/** Numbers worth a look; why is in the texts, zeck-try-*. */
const TRIES: ReadonlyArray<[string, string]> = [
  ['hundred', '100'],
  ['two', '17'],
  ['fibonacci', '89'],
  ['all', '88'],
  ['googol', '10^100'],
];

export function zeckendorf(room: ZeckendorfRoom) {
  const { shown } = room;
  return html`<section class="ask zeckendorf" aria-labelledby="zeck-heading">
      <div class="asking">
        <h2 id="zeck-heading">${text('zeck-heading')}</h2>
        <p class="statement">${bound(text('zeck-statement'))}</p>
        ${field(room)} ${tries(room)}
      </div>
      ${answer(room)}
    </section>
    ${shown ? html`${steps(room, shown)} ${nim(room, earlier(room))} ${table(room)} ${sum(room)}` : nothing}
    ${shown || room.reading.error || room.reading.stopped ? html`${word(room)} ${whatIsThis()}` : waiting()}`;
}

function table(room: ZeckendorfRoom) {
  return html`<section class="zeck-table" aria-labelledby="zeck-table-heading">
      <h2 id="zeck-table-heading">${text('zeck-table-heading')}</h2>
      <p class="statement">${bound(text('zeck-table-statement'))}</p>
      ${heat(nimHeat(room))}
      <p class="quiet other-tables">${text('zeck-table-more')} <a href="#1/two-heaps?game=wythoff">${text('zeck-table-wythoff')}</a> · <a href="#1/two-heaps?game=euclid">${text('zeck-table-euclid')}</a></p>
    </section>`;
}

export function field(room: ZeckendorfRoom) {
  const { shown, error, stale } = room;
  const plain = /^\d*$/.test(room.typed);
  return html`<div
    class="fields"
    @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
    @entered=${() => room.enter()}
  ><grundy-field
      class="main"
      .name=${'n'}
      .label=${text('zeck-n')}
      .value=${room.typed}
      .understood=${plain || stale ? '' : (shown?.n ?? '')}
      .error=${error ? errorSentence(error) : ''}
      .allowed=${text('field-range', { min: '1', max: '10^100000' })}
    ></grundy-field></div>`;
}

function tries(room: ZeckendorfRoom) {
  return html`<div class="presets">
    <p class="quiet" id="zeck-tries">${text('zeck-tries')}</p>
    <ul role="list" aria-labelledby="zeck-tries">${TRIES.map(
      ([id, n]) => html`<li><button
        class="preset tried"
        type="button"
        data-n=${n}
        aria-pressed=${room.typed === n ? 'true' : 'false'}
        @click=${() => {
          room.type('n', n);
          room.enter();
        }}
      ><span>${grouped(n)}</span> <b>${text(`zeck-try-${id}`)}</b></button></li>`,
    )}</ul>
  </div>`;
}

export function answer(room: ZeckendorfRoom) {
  const { shown, stale, reading } = room;
  return html`<div class="answering" id="answer" role="region" aria-label=${text('zeck-answer')} aria-busy=${reading.running ? 'true' : 'false'}>
    ${shown ? html`${tools(room)}${represented(room, shown, stale)}` : nothing}
    ${
      room.error
        ? nothing
        : state(
            reading,
            { doing: text('zeck-progress'), stopped: text('zeck-stopped'), home: 'field-n' },
            { cancel: room.cancel, again: room.again },
          )
    }
  </div>`;
}

export function steps(room: ZeckendorfRoom, shown: Represented) {
  return html`<section class="zeck-steps" aria-labelledby="zeck-steps-heading" data-stale=${room.stale ? 'true' : nothing}>
    <h2 id="zeck-steps-heading">${text('zeck-steps-heading')}</h2>
    ${earlier(room)}
    <p class="statement">${bound(text('zeck-steps-statement'))}</p>
    ${rulers(room, shown)}
  </section>`;
}

/** Says that what stands there belongs to an earlier number. */
export function earlier({ shown, stale }: ZeckendorfRoom) {
  if (!shown || !stale) return nothing;
  return html`<p class="tag stale zeck-earlier">${text('zeck-earlier', { n: shortened(shown.n) })}</p>`;
}

export function sum(room: ZeckendorfRoom) {
  const { sum: added, plusError, adding, shown } = room;
  return html`<section class="zeck-add" aria-labelledby="zeck-add-heading">
    <h2 id="zeck-add-heading">${text('zeck-add-heading')}</h2>
    <p class="statement">${bound(text('zeck-add-statement'))}</p>
    <div
      class="fields"
      @typed=${(event: CustomEvent<{ name: string; value: string }>) => room.type(event.detail.name, event.detail.value)}
      @entered=${() => room.enter()}
    ><grundy-field
        class="main"
        .name=${'plus'}
        .label=${text('zeck-plus', { n: shown ? called(room, shown.n) : '' })}
        .value=${room.plus}
        .error=${plusError ? errorSentence(plusError) : ''}
        .allowed=${text('field-range', { min: '0', max: '10^100000' })}
      ></grundy-field></div>
    ${
      isTrouble(adding.error) || adding.visible
        ? state(
            adding,
            { doing: text('zeck-adding'), stopped: text('zeck-stopped'), home: 'field-plus' },
            { cancel: room.cancel, again: room.again },
          )
        : nothing
    }
    ${earlier(room)} ${added && shown ? addition(room, shown) : nothing}
  </section>`;
}

function whatIsThis() {
  return html`<details class="about what" id="what">
    <summary><h2>${text('zeck-what-heading')}</h2></summary>
    <div class="about-text">
      <p>${text('zeck-what-rulers')}</p>
      <p>${text('zeck-what-greedy')}</p>
      <p>${text('zeck-what-unique')}</p>
      <p>${text('zeck-what-game')}</p>
    </div>
  </details>`;
}

export function zeckendorfTitle({ typed }: ZeckendorfRoom): string {
  return text('zeck-title', { n: (typed || zeckendorfBeginning().arguments.n || '').slice(0, 40) });
}

export function zeckendorfSaid({ shown, stale, error }: ZeckendorfRoom): string {
  if (!shown || error || stale) return '';
  return text('zeck-said', { n: shortened(shown.n), terms: headline(shown) });
}

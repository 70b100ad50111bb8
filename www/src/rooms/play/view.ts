/* The view of the play room. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { tools } from '../../sequence/share-button';
import { brief } from '../../ui/brief';
import { matchView } from './match-view';
import type { PlayRoom } from './model';
import { examples, players, positionField } from './setup-view';

export function playView(room: PlayRoom) {
  const { loaded, loading, beginning } = room;
  return html`<section class="play" aria-labelledby="play-heading">
    <div class="play-main" role="region" aria-label=${text('play-match')} aria-busy=${loading.running ? 'true' : 'false'} data-reserved=${beginning ? reserved(room) : nothing}>
      <div class="play-top">
        <h2 id="play-heading">${text('play-heading')}</h2>
        ${loaded ? tools(room) : nothing}
      </div>
      ${loaded || beginning || loading.error || loading.stopped ? nothing : html`<p class="quiet">${text('play-none')}</p>`}
      ${matchView(room)}
    </div>
    <div class="play-side">
      <section class="play-setup" aria-label=${text('play-setup')}>
        <p class="statement">${text('play-statement', { misere: room.misere ? 'yes' : 'no' })}</p>
        ${positionField(room)}
        ${players(room)}
      </section>
      ${loaded?.game.kind === 'sum' ? analyse(room) : nothing}
    </div>
    ${examples(room)}
  </section>`;
}

/** The height to reserve: more for a link with hints or moves, which are told below the match. */
const reserved = ({ settings: { hint }, question }: PlayRoom) => (hint || question.view.moves ? 'more' : '');

/** The link to all values and moves, in the room of positions. */
function analyse({ typed, misere, sum, settings }: PlayRoom) {
  if (settings.hints === 'off') return nothing;
  const question = {
    problem: 'position',
    arguments: {
      heaps: typed,
      ...(misere ? { play: 'misere' } : sum === 'disjunctive' ? {} : { sum }),
    },
    view: {},
  };
  return html`<p><a href=${toHash(question)}>${text('play-analyse')}</a></p>`;
}

export function playTitle({ typed }: PlayRoom): string {
  return text('play-title', { position: brief(typed) });
}

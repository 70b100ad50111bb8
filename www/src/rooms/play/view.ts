/* The view of the play room. */

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { text } from '../../i18n/index';
import { positionName } from '../../ruleset/position-name';
import { menu } from '../../sequence/menu';
import { tools } from '../../sequence/share-button';
import { brief } from '../../ui/brief';
import { pageHead } from '../../ui/page-head';
import { emptyHere } from '../../ui/placeholder';
import { linkFor } from '../places';
import { matchView, ruleLine } from './match-view';
import type { PlayRoom } from './model';
import { examples, players, positionField } from './setup-view';

/** The other games stand below the match: they come when that has been seen. */
export function playView(room: PlayRoom, isSeen: boolean) {
  const { loaded, loading, beginning } = room;
  return html`<section class="play" aria-labelledby="play-heading">
    ${pageHead(
      'play-heading',
      loaded ? positionName(loaded.game.components, loaded.game.sum) : text('play-heading'),
      loaded ? ruleLine(loaded.game) : nothing,
      loaded &&
        tools(
          room,
          menu(() => ({ title: playTitle(room), question: room.question })),
        ),
    )}
    ${
      // The first match is drawn afresh below its rules: nothing that was there moves.
      keyed(
        loaded !== undefined,
        html`<div class="play-main" role="region" aria-label=${text('play-match')} aria-busy=${loading.running ? 'true' : 'false'} data-reserved=${beginning ? reserved(room) : nothing}>
          ${loaded || beginning || loading.error || loading.stopped ? nothing : emptyHere(linkFor('match', { heaps: 'kayles 9' }), 'kayles 9')}
          ${matchView(room)}
        </div>`,
      )
    }
    ${beginning || !isSeen ? nothing : examples(room)}
    <div class="play-side stack">
      <section class="play-setup" aria-label=${text('play-setup')}>
        ${positionField(room)}
        ${players(room)}
      </section>
      ${loaded?.game.kind === 'sum' ? analyse(room) : nothing}
    </div>
  </section>`;
}

/**
 * The height to reserve: more for a link with hints or moves, which are told below the match, and
 * for sums and the largest board.
 */
const reserved = (room: PlayRoom) =>
  room.settings.hint || room.question.view.moves || /\band\b|\+|flipping/i.test(room.typed) ? 'more' : '';

/** The link to all values and moves, in the room of positions. */
function analyse({ typed, misere, sum, settings }: PlayRoom) {
  if (settings.hints === 'off') return nothing;
  const how = misere ? { play: 'misere' } : sum === 'disjunctive' ? {} : { sum };
  const link = linkFor('position', { heaps: typed, ...how });
  return link ? html`<p><a href=${link}>${text('play-analyse')}</a></p>` : nothing;
}

export function playTitle({ loaded, typed }: PlayRoom): string {
  const position = loaded ? positionName(loaded.game.components, loaded.game.sum) : brief(typed);
  return text('play-title', { position });
}

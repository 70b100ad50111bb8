/* The view of the exercises room: an exercise, or a worksheet. */

import { html, nothing } from 'lit';
import { text } from '../../i18n/index';
import { toHash } from '../../question/question';
import { tools } from '../../sequence/share-button';
import { brief } from '../../ui/brief';
import { pageHead } from '../../ui/page-head';
import { emptyHere } from '../../ui/placeholder';
import { statusLine } from '../../ui/status';
import { linkFor } from '../places';
import type { ExerciseRoom } from './model';
import { missing } from './notes';
import { questionCard } from './question-view';
import { settings } from './settings-view';
import { worksheet } from './sheet-view';
import { gamesWords } from './words';

export function exercises(room: ExerciseRoom, isDrawn: boolean) {
  return room.isSheet ? worksheet(room, status(room), isDrawn) : exercise(room, isDrawn);
}

function exercise(room: ExerciseRoom, isDrawn: boolean) {
  const { making } = room;
  return html`<section class="exercise" aria-labelledby="exercise-heading">
    ${pageHead('exercise-heading', text('exercise-heading'), name(room), tools(room))}
    <div class="exercise-place" aria-busy=${making.running ? 'true' : 'false'} data-reserved=${room.item ? nothing : ''}>
      ${room.error ? emptyHere(linkFor('exercises', { game: 'kayles' }), 'kayles') : questionCard(room, isDrawn)} ${missing(room)} ${status(room)}
    </div>
    ${settings(room, html`<p><a href=${toHash(room.counterpart)}>${text('exercise-to-sheet')}</a></p>`)}
  </section>`;
}

/** The names of the games; as typed until they are known. */
const name = (room: ExerciseRoom): string =>
  room.exercise && !room.stale ? gamesWords(room.exercise.games) : brief(room.spec.game);

const status = (room: ExerciseRoom) =>
  statusLine(
    room.making,
    { doing: text('exercise-progress'), stopped: text('exercise-stopped'), home: 'field-exercise-game' },
    room.actions,
  );

export function exerciseTitle(room: ExerciseRoom): string {
  return text(room.isSheet ? 'worksheet-title' : 'exercise-title', { game: name(room) });
}

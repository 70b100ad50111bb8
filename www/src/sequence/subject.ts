/* Shared by the views of a sequence: that of a game, or of a problem's game. */

import 'texts:views';
import { html, nothing } from 'lit';
import type { Room } from '../rooms/definition';
import type { Subject, Title } from '../rooms/view';
import type { Repetition } from './chart';
import { summary } from './legend';
import type { SequenceRoom } from './room';
import sequenceStyles from './sequence.css?shadow';
import viewStyles from './views.css?shadow';

export interface SequenceSubject extends Subject<SequenceRoom & Room> {
  readonly sequenceName: string;
  readonly repetition: Repetition | undefined;
  /** False during a search that may soon change the picture. */
  readonly settled: boolean;
}

export const SHEETS: readonly string[] = [sequenceStyles, viewStyles];

export function sequenceTitle({ sequenceName: name, room }: SequenceSubject): Title {
  const { game } = room.sequence;
  return { name, notation: game && game.game !== name ? game.game : '' };
}

/** The index to mark: only one that is in the link, because no explanation of it is shown. */
export function chosen({ room }: SequenceSubject): number | undefined {
  return room.question.view.at ? room.sequence.chosen : undefined;
}

/** Forwards the events `cursor` and `choose` of views to the room. */
export function linked({ room }: SequenceSubject, inner: unknown) {
  return html`<div
      class="linked"
      @cursor=${(event: CustomEvent<{ n: number | undefined }>) => room.sequence.point(event.detail.n)}
      @choose=${(event: CustomEvent<{ n: number | string }>) => room.view('at', String(event.detail.n))}
    >${inner}</div>`;
}

/** A picture of the visible range, and a sentence about the whole sequence. */
export function figure(subject: SequenceSubject, inner: unknown) {
  const { room, sequenceName } = subject;
  const { loaded } = room.sequence;
  return linked(
    subject,
    html`<div class="graph" data-stale=${room.sequenceStale ? 'true' : nothing}>
        ${inner}
        <p class="quiet summary">${loaded ? summary(loaded, sequenceName) : nothing}</p>
      </div>`,
  );
}

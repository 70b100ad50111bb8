/* An expression of nimbers, for the views that the room of nimbers has. The room holds what is asked, and the page's parts draw it. */

import { html, nothing } from 'lit';
import nimberTexts from '../../i18n/en/nimbers.ftl?raw';
import { learn, text } from '../../i18n/index';
import { NimberRoom } from '../../nimber-room';
import { meaningfulNimbers } from '../../nimber-state';
import { labelled } from '../../parts/nimber-words';
import type { Place } from '../../place';
import { spare } from '../../state';
import nimberStyles from '../../styles/nimbers.css?shadow';
import tableStyles from '../../styles/table.css?shadow';
import { sheet } from '../styles';
import type { Enter, Holder } from '../view';
import { asks, expression } from './expression';

learn(nimberTexts);

interface Show {
  styles: readonly string[];
  /** What stands above it. */
  heading: string;
  /** Whether there is something to be drawn, and whether that is all. */
  there(room: NimberRoom): boolean;
  whole(room: NimberRoom): boolean;
  draw(room: NimberRoom, holder: Holder): unknown;
}

export function ofNimbers({ styles, heading, there, whole, draw }: Show): Enter {
  return (holder, view) => {
    const went = () => holder.went(spare(room.question));
    const place: Place = { write: went, settle: went, commit: went };
    const room = new NimberRoom(holder.client, place, () => holder.changed());
    return {
      sheets: [tableStyles, nimberStyles, ...styles].map(sheet),
      work: room.calculating,
      get error() {
        return room.error;
      },
      get name() {
        return labelled(room.question.arguments.e ?? '');
      },
      get title() {
        // messages: steps-heading tables-heading
        return { name: text(heading), notation: '', heading: true };
      },
      get there() {
        return there(room);
      },
      get whole() {
        return whole(room);
      },
      get answer() {
        return room.calculated?.answer.value;
      },
      show: (question) => room.take(meaningfulNimbers(question).question),
      leave: () => room.leave(),
      draw: () =>
        html`${asks(holder, view) ? expression(holder, room.question.arguments.e ?? '') : nothing}${draw(room, holder)}`,
    };
  };
}

/* A list of indices of a sequence: P-positions, gaps, records, first occurrences. */

import '../list';
import '../histogram';
import { html } from 'lit';
import type { Drawing } from '../../rooms/view';
import listStyles from '../list.css?shadow';
import type { ListKind } from '../lists';
import { lists } from '../lists-view';
import reasonStyles from '../reasons.css?shadow';
import { chosen, linked, type SequenceSubject, SHEETS, sequenceTitle } from '../subject';
import tableStyles from '../table.css?shadow';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['picture'],
  sheets: [...SHEETS, tableStyles, reasonStyles, listStyles],
  title: sequenceTitle,
  ready: ({ room }) => room.sequence.list !== undefined,
  draw(subject) {
    const { room, sequenceName } = subject;
    const { sequence: model, question } = room;
    const drawn = lists({
      kind: question.view.list as ListKind | undefined,
      found: model.list,
      busy: model.listing.running,
      name: sequenceName,
      bit: model.viewport.bit,
      cursor: model.cursor,
      chosen: chosen(subject),
      // Without an open list the view would be empty, so closing is ignored.
      open: (kind) => kind && room.view('list', kind),
    });
    return linked(subject, html`<div class="finds-of">${drawn}</div>`);
  },
};

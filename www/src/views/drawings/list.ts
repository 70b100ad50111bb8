/* A list of indices of a sequence: P-positions, gaps, records, first occurrences. */

import '../../sequence/list';
import '../../sequence/histogram';
import { html } from 'lit';
import reasonStyles from '../../rooms/problems/reasons.css?shadow';
import listStyles from '../../sequence/list.css?shadow';
import type { ListKind } from '../../sequence/lists';
import { lists } from '../../sequence/lists-view';
import tableStyles from '../../sequence/table.css?shadow';
import { chosen, linked, type SequenceSubject, SHEETS, sequenceTitle } from '../sequence';
import type { Drawing } from '../view';

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

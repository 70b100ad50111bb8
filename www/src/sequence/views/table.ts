/* A sequence as a table that goes to any index. */

import '../table';
import type { Drawing } from '../../rooms/view';
import { linked, type SequenceSubject, sequenceTitle } from '../subject';
import tableStyles from '../table.css?shadow';
import { table } from '../table-view';

export const drawing: Drawing<SequenceSubject> = {
  parts: ['table'],
  sheets: [tableStyles],
  title: sequenceTitle,
  ready: ({ room }) => room.sequence.window !== undefined,
  draw(subject) {
    const { room, sequenceName } = subject;
    const chosen = room.question.view.at ? room.sequence.at : undefined;
    return linked(subject, table(room, sequenceName, chosen));
  },
};

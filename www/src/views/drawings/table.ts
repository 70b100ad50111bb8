/* A sequence as a table that goes to any index. */

import '../../sequence/table';
import tableStyles from '../../sequence/table.css?shadow';
import { table } from '../../sequence/table-view';
import { linked, type SequenceSubject, sequenceTitle } from '../sequence';
import type { Drawing } from '../view';

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

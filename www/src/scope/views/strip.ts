/* A sequence as coloured cells. */

import '../../elements/strip';
import { html, nothing } from 'lit';
import { columnsOf, PERIOD } from '../../state';
import type { Enter } from '../view';
import { sequenceView } from './sequence';

export const enter: Enter = (holder) =>
  sequenceView(holder, (state, { subject, columns }) => {
    const { sight, repetition } = state;
    const width = columns === PERIOD && repetition ? PERIOD : columnsOf(columns) ? 'own' : 'fit';
    const picture = html`<grundy-strip
      .name=${subject.name}
      .laid=${sight.strip}
      .width=${width}
      .repetition=${repetition}
      .cursor=${state.cursor}
      .chosen=${state.chosen}
      .reading=${state.reading}
      @cursor=${({ detail }: CustomEvent<{ n: number | undefined }>) => state.point(detail.n)}
      @choose=${({ detail }: CustomEvent<{ n: number }>) => state.choose(detail.n)}
      @width=${({ detail }: CustomEvent<{ width: number }>) => sight.width(detail.width)}
      @page=${({ detail }: CustomEvent<{ from: number }>) => sight.page(detail.from)}
      @columns=${({ detail }: CustomEvent<{ columns: number | 'period' | undefined }>) =>
        holder.say('width', String(detail.columns ?? ''))}
    ></grundy-strip>`;
    return { picture, hint: nothing };
  });

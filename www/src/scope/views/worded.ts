/* A view that asks once and then says what came of it, in words and figures. */

import { html, type TemplateResult } from 'lit';
import type { Question } from '../../question';
import { Work } from '../../work';
import type { Ask, Holder, View } from '../view';

/** What came of it. Everything is written when it is drawn, in the language of that moment. */
export interface Worded {
  readonly name: string;
  readonly answer: string | undefined;
  readonly parameters?: Record<string, string> | undefined;
  draw(): TemplateResult;
}

export function worded(
  holder: Holder,
  sheets: View['sheets'],
  load: (ask: Ask, question: Question) => Promise<Worded>,
): View {
  const work = new Work(holder.client, () => holder.changed());
  let shown: Worded | undefined;
  return {
    sheets,
    work,
    get name() {
      return shown?.name ?? '';
    },
    title: undefined,
    get there() {
      return shown !== undefined;
    },
    get parameters() {
      return shown?.parameters;
    },
    get answer() {
      return shown?.answer;
    },
    show(question) {
      work.run(
        (ask) => load(ask, question),
        (found) => {
          shown = found;
        },
      );
    },
    leave: () => work.cancel(),
    draw: () => shown?.draw() ?? html``,
  };
}

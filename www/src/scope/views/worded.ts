/* A view that asks once and then says what came of it, in words and figures. */

import { html, type TemplateResult } from 'lit';
import type { Question } from '../../question';
import { Work } from '../../work';
import type { Ask, Holder, View } from '../view';

/** What came of it. Everything is written when it is drawn, in the language of that moment. */
export interface Worded {
  readonly name: string;
  readonly title?: View['title'];
  readonly answer?: string | undefined;
  readonly parameters?: Record<string, string> | undefined;
  /** As the question looks at it now. */
  draw(view: Question['view']): TemplateResult;
}

/** `asks` is what the answer depends on: where that stays, it is only looked at in another way. Without it, everything counts. */
export function worded(
  holder: Holder,
  sheets: View['sheets'],
  load: (ask: Ask, question: Question) => Promise<Worded>,
  asks?: (question: Question) => unknown,
): View {
  const work = new Work(holder.client, () => holder.changed());
  let shown: Worded | undefined;
  let view: Question['view'] = {};
  let asked: string | undefined;
  return {
    sheets,
    work,
    get name() {
      return shown?.name ?? '';
    },
    get title() {
      return shown?.title;
    },
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
      view = question.view;
      const wanted = asks && JSON.stringify(asks(question));
      if (wanted && wanted === asked && !work.error && !work.stopped) return;
      asked = wanted;
      work.run(
        (ask) => load(ask, question),
        (found) => {
          shown = found;
        },
      );
    },
    leave: () => work.cancel(),
    draw: () => shown?.draw(view) ?? html``,
  };
}

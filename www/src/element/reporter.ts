/* Sends the events `answer` and `error`, each once. */

import type { LoadFailure } from '../engine/protocol';
import type { Question } from '../question/question';
import type { ScopeEvents } from './attributes';
import { type Outlined, sentenceOf } from './outline';

/** What a view shows: the detail of one of the two events; undefined until it is complete. */
export type Outcome =
  | { error: ScopeEvents['error']['detail'] }
  | { answer: ScopeEvents['answer']['detail'] }
  | undefined;

export function outcomeOf(shown: Outlined): Outcome {
  const { error, view, name, link } = shown;
  if (error) {
    const field = 'field' in error ? String(error.field) : '';
    const { cause, status }: Partial<LoadFailure> = error;
    return { error: { code: error.code, field, message: sentenceOf(shown, error), cause, status } };
  }
  return view?.complete ? { answer: { view: name, question: link, answer: view.answer } } : undefined;
}

/** Dispatches an event of the element. */
export type Emit = <Name extends keyof ScopeEvents>(name: Name, detail: ScopeEvents[Name]['detail']) => void;

export class Reporter {
  readonly #emit: Emit;
  /** The last answer and error sent. */
  #answer = '';
  #error: Outlined['error'];

  constructor(emit: Emit) {
    this.#emit = emit;
  }

  /** Called after each drawing. */
  report(shown: Outlined, { problem, arguments: given }: Question): void {
    const outcome = outcomeOf(shown);
    if (shown.error !== this.#error) {
      this.#error = shown.error;
      if (!outcome || !('error' in outcome)) return;
      this.#emit('error', outcome.error);
    }
    if (!outcome || 'error' in outcome) return;
    // Changes of the view parameters, such as panning, are no new answers.
    const answer = JSON.stringify([outcome.answer.view, problem, given, outcome.answer.answer]);
    if (answer === this.#answer) return;
    this.#answer = answer;
    this.#emit('answer', outcome.answer);
  }
}

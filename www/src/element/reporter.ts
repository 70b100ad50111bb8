/* Sends the events `answer` and `error`, each once. */

import type { LoadFailure } from '../engine/protocol';
import type { Question } from '../question/question';
import type { ScopeEvents } from './attributes';
import { type Outlined, sentenceOf } from './outline';

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
    const { error, view, name, link } = shown;
    if (error !== this.#error) {
      this.#error = error;
      if (!error) return;
      const field = 'field' in error ? String(error.field) : '';
      const { cause, status }: Partial<LoadFailure> = error;
      this.#emit('error', { code: error.code, field, message: sentenceOf(shown, error), cause, status });
    }
    if (!view?.complete || error) return;
    // Changes of the view parameters, such as panning, are no new answers.
    const answer = JSON.stringify([name, problem, given, view.answer]);
    if (answer === this.#answer) return;
    this.#answer = answer;
    this.#emit('answer', { view: name, question: link, answer: view.answer });
  }
}

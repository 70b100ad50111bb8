/*
 * A sentence and a button in the place of a part whose code did not arrive. Where a first visit
 * does not need them, they are loaded early, but after the first answer.
 */

import { html, nothing, render } from 'lit';
import type { Lazy } from '../engine/lazy';
import { importAgain, whyNot } from '../engine/module';
import type { LoadFailure } from '../engine/protocol';
import { causeSentence, inLanguageOf, text } from '../i18n/index';
import { retryHelps } from '../question/reader';

/** In the place of the part. */
export function lost(failure: LoadFailure, again: () => void) {
  const button = html`<button class="button" type="button" @click=${again}>${text('page-again')}</button>`;
  return html`<p class="status-line row" role="alert">
    <span>${text('page-part-lost')} ${causeSentence(failure)}</span>
    ${retryHelps({ code: 'load', ...failure }) ? button : nothing}
  </p>`;
}

/** In the place of a part that is loaded on demand; nothing unless it failed. */
export function instead({ failure }: Lazy<unknown>, again: () => void) {
  return failure ? lost(failure, again) : nothing;
}

/** The lines beside controls. */
const lines = new WeakMap<Element, HTMLElement>();

/** After the control that opens the part. `arrived` is called once a retry succeeds. */
export async function lostBeside<Module>(
  control: Element,
  error: unknown,
  load: () => Promise<Module>,
  arrived: (module: Module) => unknown,
): Promise<void> {
  const failure = await whyNot(error);
  const line = lines.get(control) ?? document.createElement('div');
  lines.set(control, line);
  line.className = 'state';
  const again = async () => {
    let module: Module;
    try {
      module = await importAgain(load);
    } catch (found) {
      lostBeside(control, found, load, arrived);
      return;
    }
    line.remove();
    arrived(module);
  };
  inLanguageOf(control, () => render(lost(failure, again), line));
  control.after(line);
}

/* Loads the code behind a control when the reader first uses it. */

import { inLanguageOf, text } from '../i18n/index';

/**
 * Calls `arrived` with the code. If it does not arrive, a sentence with the cause and a button that
 * tries again appear after the control.
 */
export async function loadBeside<Module>(
  control: Element,
  load: () => Promise<Module>,
  arrived: (module: Module) => unknown,
): Promise<void> {
  let module: Module;
  try {
    module = await load();
  } catch (error) {
    try {
      const { lostBeside } = await import('./lost');
      await lostBeside(control, error, load, arrived);
    } catch {
      // The code of the sentence did not arrive either: the connection is gone.
      sayBeside(control);
    }
    return;
  }
  if (control.nextElementSibling?.matches('.state[role=alert]')) control.nextElementSibling.remove();
  arrived(module);
}

function sayBeside(control: Element): void {
  const { nextElementSibling: next } = control;
  if (next?.matches('.state')) return;
  const line = document.createElement('div');
  line.className = 'state';
  line.role = 'alert';
  line.textContent = inLanguageOf(control, () => text('page-part-lost'));
  control.after(line);
}

/* Opens the share dialog; its code is loaded at the first use. */

import { text } from '../i18n/index';
import type { ShareRequest } from '../sequence/share-button';

export async function openShare({ detail: { room, button } }: CustomEvent<ShareRequest>): Promise<void> {
  const load = () => import('../share/dialog');
  try {
    (await load()).share(room, button);
  } catch (error) {
    try {
      const { lostBeside } = await import('../ui/lost');
      lostBeside(button, error, load, ({ share }) => share(room, button));
    } catch {
      button.after(text('page-part-lost'));
    }
  }
}

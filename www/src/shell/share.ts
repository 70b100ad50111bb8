/* Opens the share dialog; its code is loaded at the first use. */

import { text } from '../i18n/index';
import type { ShareRequest } from '../sequence/share-button';

export async function openShare({ detail: { room, button } }: CustomEvent<ShareRequest>): Promise<void> {
  try {
    (await import('../share/dialog')).share(room, button);
  } catch {
    // The code could not be loaded; the next click tries again.
    button.title = text('copy-failed');
  }
}

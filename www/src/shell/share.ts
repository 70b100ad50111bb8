/* Opens the share dialog; its code is loaded at the first use. */

import type { ShareRequest } from '../sequence/share-button';
import { loadBeside } from '../ui/load-beside';

export function openShare({ detail: { room, button } }: CustomEvent<ShareRequest>): void {
  const load = () => import('../share/dialog');
  loadBeside(button, load, ({ share }) => share(room, button));
}

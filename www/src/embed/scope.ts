/* The element of a frame, with all that it needs: loaded when the frame becomes visible. */

import { configure, register } from '../element/element';
import { Inside } from '../element/inside';
import { readLink } from '../element/link';
import { createClient, isSupported, report } from '../engine/client';
import { known } from '../engine/known';
import { examineWorker, isKept, startModuleWorker } from '../engine/start';
import { sentences } from '../i18n/allowed';
import { setLiveViews } from '../ui/live-view';

setLiveViews(() => import('../element/live-view'));

/** Makes an element of the tag; `drawn` is called after each drawing. */
export function define(drawn: () => void): void {
  configure({
    load: async () => ({ Inside, read: readLink, createClient, isSupported, report, sentences }),
    known,
    startWorker: startModuleWorker,
    small: !isKept(),
    examine: examineWorker,
    site: new URL('./', document.baseURI).href,
    drawn,
  });
  register();
}

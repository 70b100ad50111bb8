/* The modules that are loaded when the first element is about to become visible. */

import { setLiveViews } from '../ui/live-view';
import { type Attributes, readLink } from './link';
import { readAttributes } from './question';

export { createClient, isSupported, report } from '../engine/client';
export { sentences } from '../i18n/allowed';
export { Inside } from './inside';

setLiveViews(() => import('./live-view'));

/** What the link asks, or else the attributes. */
export const read = (attributes: Attributes, link?: string) =>
  link === undefined ? readAttributes(attributes) : readLink(attributes, link);

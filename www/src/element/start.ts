/* The modules that are loaded when the first element is about to become visible. */

import { setLiveViews } from '../ui/live-view';

export { Inside } from './inside';
export { readAttributes } from './question';

setLiveViews(() => import('./live-view'));

/*
 * Code that the first answer does not need: the search in the header, the menu of answers, what
 * fetches the rest of the site, and the code for large questions, which is loaded early because the
 * connection may be lost later.
 */

import '../ui/menu';
import './search/search';
import '../ui/menu.css';
import './search/search.css';
import './print.css';
import { sentences } from '../i18n/allowed';
import { keepFocus } from '../ui/keep-focus';

export { Offline } from './offline';

keepFocus(document.body);

const early = [import('../engine/worker-team'), import('../engine/lost'), import('../ui/lost'), sentences()];
for (const part of early) part.catch(() => undefined);

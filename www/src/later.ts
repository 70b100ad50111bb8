/*
 * What nobody needs before the first answer: the search in the header, the menu of what can be copied, and what large questions take,
 * which must be there when the connection is gone.
 */

import './elements/copy';
import './elements/search';
import './styles/copy.css';
import './styles/search.css';
import { keepForOffline } from './offline';

keepForOffline();

for (const part of [import('./engine/together'), import('./estimate')]) part.catch(() => undefined);

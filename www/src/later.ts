/* What nobody needs before the first answer: the search in the header, and the menu of what can be copied. */

import './elements/copy';
import './elements/search';
import './styles/copy.css';
import './styles/search.css';
import { keepForOffline } from './offline';

keepForOffline();

/* The views of a sequence, with their texts: fetched after the first answer, and by each room that shows a sequence. */

import './elements/chart';
import './elements/histogram';
import './elements/mex';
import './elements/player';
import './elements/strip';
import './elements/table';
import texts from './i18n/en/views.ftl?raw';
import { learn } from './i18n/index';

learn(texts);

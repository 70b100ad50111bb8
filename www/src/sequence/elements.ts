/*
 * The views of a sequence, with their texts. Loaded after the first answer, and by rooms that show
 * a sequence.
 */

import './chart';
import './histogram';
import './mex';
import '../ui/player';
import './strip';
import './table';
import texts from '../i18n/en/views.ftl?raw';
import { learn } from '../i18n/index';

learn(texts);

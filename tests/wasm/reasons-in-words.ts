// The page's function from a reason to a sentence, with its texts.

import texts from '../../www/src/i18n/en/problems.ftl?raw';
import { learn } from '../../www/src/i18n/index';

export { sentence } from '../../www/src/rooms/problems/sentence';

learn(texts);

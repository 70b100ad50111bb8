// The page's own way from a reason to a sentence, with the texts that come with it.

import texts from '../../www/src/i18n/en/problems.ftl?raw';
import { learn } from '../../www/src/i18n/index';

export { sentence } from '../../www/src/elements/sentence';

learn(texts);

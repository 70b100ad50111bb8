/** What "grundyscope/classes" is: the element, not registered. */

import { GrundyScope, register, settle } from '../scope/element';
import { startWorker } from './web-start';

settle({ startWorker, site: '' });

export { GrundyScope, register };

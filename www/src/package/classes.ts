/** The package's entry "grundyscope/classes": the element, not registered. */

import { configure, GrundyScope, register } from '../element/element';
import { startWorker } from './web-start';

configure({ load: () => import('../element/start'), startWorker, site: '' });

export { GrundyScope, register };

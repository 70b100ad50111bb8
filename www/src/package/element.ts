/** The package's entry "grundyscope/element": the element, registered as `<grundy-scope>`. */

import { GrundyScope, register } from './classes';

register();

export { GrundyScope };

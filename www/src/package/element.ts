/** What "grundyscope/element" is: the element, registered as `<grundy-scope>`. */

import { GrundyScope, register } from './classes';

register();

export { GrundyScope };

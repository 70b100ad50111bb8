/** The package's worker in a browser: built as one file, which loads nothing but the engine. */

import { type Scope, serve } from '../engine/serve';
import { engine } from './web-engine';

serve(self as unknown as Scope, engine);

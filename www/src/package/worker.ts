/** The package's worker in a browser: one file, which needs nothing else but the engine. */

import { type Scope, serve } from '../engine/serve';
import { engine } from './web-engine';

serve(self as unknown as Scope, engine);

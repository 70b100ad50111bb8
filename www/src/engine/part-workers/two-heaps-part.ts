/** The worker of one part of the engine: see ../parts.ts. */

import * as part from '../../../pkg/part-two-heaps.js';
import { servePart } from '../serve-part';

servePart(
  part,
  new URL('../../../pkg/part-two-heaps_bg.wasm', import.meta.url),
  import.meta.env.DIGEST_PART_TWO_HEAPS,
);

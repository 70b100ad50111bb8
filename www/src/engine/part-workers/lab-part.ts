/** The worker of one part of the engine: see ../parts.ts. */

import * as part from '../../../pkg/part-lab.js';
import { servePart } from '../serve-part';

servePart(part, new URL('../../../pkg/part-lab_bg.wasm', import.meta.url), import.meta.env.DIGEST_PART_LAB);

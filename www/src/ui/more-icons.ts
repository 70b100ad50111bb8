/* Icons that a first answer does not need. */

import { outline } from './icons';

export const ARROWS = {
  left: outline('m12 19-7-7 7-7M19 12H5'),
  right: outline('m12 5 7 7-7 7M5 12h14'),
  up: outline('m5 12 7-7 7 7M12 19V5'),
  down: outline('m19 12-7 7-7-7M12 5v14'),
};

export const LISTEN = outline(
  'M9 18V5l12-2v13M3 18a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
);

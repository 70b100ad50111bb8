import { text } from '../../i18n/index';
import type { Tile } from '../tile';

export const tiles: readonly Tile[] = [{ words: () => [text('rooms-new-room'), text('tile-new-room')] }];

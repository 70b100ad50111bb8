import type { Client } from '../../engine/client';
import { thumbnail } from '../../sequence/thumbnail';
import { THUMBNAIL_VALUES } from '../../sequence/thumbnails';
import type { Tile } from '../tile';

const bars = (id: string, game: string): Tile => ({
  id,
  need: 'sequence',
  given: { game },
  picture: async (client: Client) =>
    thumbnail((await client.ask('sequence', { game, n: THUMBNAIL_VALUES - 1 }, { lane: 'quick' })).answer),
});

export const tiles: readonly Tile[] = [bars('games', 'octal:0.77'), bars('own-rule', 'rule:n to n/2 or n-1')];

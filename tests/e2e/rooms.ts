// The questions at which checks of all rooms look: at least one a room.
import { tableBeside } from '../wasm/rows.mjs';

export interface Room {
  name: string;
  hash: string;
  /** Another question of the same room, with sentences that both have. */
  next?: string;
  /** Its layout and texts, translated or not, are looked at by `npm test` as well. */
  quick?: boolean;
}

const rows = tableBeside(import.meta.url)<[string, string, string?, 'quick'?]>('rooms');
export const ROOMS: Room[] = rows.map(([name, hash, next, when]) => ({
  ...{ name, hash, quick: when === 'quick' },
  ...(next ? { next } : {}),
}));

/*
 * The games of the gallery, in groups, each with enough values to show its point. Their names are
 * exhibit-* in exhibits.ftl, the texts about them in gallery.ftl; tests/wasm/gallery.tsv has their
 * periods, which the engine confirms.
 */

export interface Exhibit {
  id: string;
  /** The canonical notation; for a problem, that of its thumbnail. */
  game: string;
  n: string;
  /** The problem that the exhibit links to, if it is not a game of this room. */
  problem?: string;
}

export interface Group {
  id: string;
  exhibits: readonly Exhibit[];
}

export const GROUPS: readonly Group[] = [
  {
    id: 'nim',
    exhibits: [
      { id: 'nim', game: 'nim', n: '64' },
      { id: 'one-to-three', game: 'take:1,2,3', n: '60' },
      { id: 'late', game: 'take:1,4,10,12', n: '120' },
      { id: 'all-but', game: 'take:all-but:2,5,8', n: '100' },
      { id: 'laskers-nim', game: 'octal:4.(3)', n: '100' },
      { id: 'at-most-half', game: 'take:at-most-half', n: '256' },
      { id: 'at-least-half', game: 'take:at-least-half', n: '200' },
      { id: 'proper-divisors', game: 'take:proper-divisors', n: '256' },
    ],
  },
  {
    id: 'kinds',
    exhibits: [
      { id: 'squares', game: 'take:squares', n: '1000' },
      { id: 'triangular', game: 'take:triangular', n: '200' },
      { id: 'fibonacci', game: 'take:fibonacci', n: '500' },
      { id: 'factorials', game: 'take:factorials', n: '5049' },
      { id: 'primes', game: 'take:primes', n: '500' },
      { id: 'fibonacci-nim', game: 'fibonacci-nim', n: '144' },
      { id: 'powers-of-2', game: 'take:powers-of-2', n: '256' },
    ],
  },
  {
    id: 'solved',
    exhibits: [
      { id: 'kayles', game: 'octal:0.77', n: '200' },
      { id: 'dawsons-chess', game: 'octal:0.137', n: '200' },
      { id: 'dawsons-kayles', game: 'octal:0.07', n: '200' },
      { id: 'daisies', game: 'octal:4.7', n: '60' },
      { id: 'duplicate-kayles', game: 'octal:0.1377', n: '400' },
      { id: 'long', game: 'octal:0.165', n: '13500' },
      { id: 'patience', game: 'octal:0.127', n: '93200' },
      { id: 'far', game: 'octal:0.16', n: '5000' },
    ],
  },
  {
    id: 'open',
    exhibits: [
      { id: 'grundys-game', game: 'grundys-game', n: '5000' },
      { id: 'officers', game: 'octal:0.6', n: '5000' },
      { id: 'treblecross', game: 'treblecross', n: '2000' },
      { id: 'three-heaps', game: 'hex:0.8', n: '300' },
    ],
  },
  {
    id: 'coins',
    exhibits: [
      { id: 'mock-turtles', game: 'coins:mock-turtles', n: '128' },
      { id: 'ruler', game: 'coins:ruler', n: '128' },
      { id: 'moebius', game: 'coins:moebius', n: '64' },
      { id: 'turnips', game: 'coins:turnips', n: '243' },
      { id: 'grunt', game: 'coins:grunt', n: '500' },
      { id: 'flipping-game', game: 'coins:runs:squares', n: '100', problem: 'flipping-game' },
    ],
  },
];

/** The exhibits that the gallery shows first: one of each group, and the classic one. */
export const FEATURED: readonly string[] = [
  'kayles',
  'one-to-three',
  'squares',
  'grundys-game',
  'dawsons-chess',
  'mock-turtles',
];

export const GALLERY: readonly Exhibit[] = GROUPS.flatMap(({ exhibits }) => exhibits);

/** The exhibit of a game, by its notation. */
export function exhibitOf(game: string): Exhibit | undefined {
  return GALLERY.find((exhibit) => exhibit.game === game && !exhibit.problem);
}

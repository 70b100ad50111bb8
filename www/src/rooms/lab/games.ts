/* The coin-turning games to choose from, by notation. */

/** Each has a text lab-game-ID. */
export const GAMES: ReadonlyArray<readonly [notation: string, id: string]> = [
  ['coins:turning-turtles', 'turning-turtles'],
  ['coins:mock-turtles', 'mock-turtles'],
  ['coins:moebius', 'moebius'],
  ['coins:mogul', 'mogul'],
  ['coins:moidores', 'moidores'],
  ['coins:motley', 'motley'],
  ['coins:twins', 'twins'],
  ['coins:triplets', 'triplets'],
  ['coins:ruler', 'ruler'],
  ['coins:runs:triangular', 'runs-triangular'],
  ['coins:runs:squares', 'runs-squares'],
  ['coins:turnips', 'turnips'],
  ['coins:sym', 'sym'],
  ['coins:grunt', 'grunt'],
];

/** The game to begin with where the reader writes one. */
export const WRITTEN = 'coins:runs:1,2,4';

/** Products to begin with, each with a text lab-example-ID and lab-example-ID-about. */
export const EXAMPLES: ReadonlyArray<readonly [id: string, given: Record<string, string>]> = [
  ['flipping', { first: 'coins:runs:triangular', second: 'coins:runs:squares', ...board(8, 'all') }],
  ['products', { first: 'coins:turning-turtles', second: 'coins:turning-turtles', ...board(8, '6,7') }],
  ['corners', { first: 'coins:twins', second: 'coins:twins', ...board(8, '4,5.7,8') }],
  ['rugs', { first: 'coins:ruler', second: 'coins:ruler', ...board(8, 'all') }],
];

function board(side: number, heads: string) {
  return { rows: String(side), columns: String(side), heads };
}

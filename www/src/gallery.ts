/* Games worth a look, each with as many values as show why. What is said about them is in the texts, gallery-*. */

import { GAME, type Question } from './question';

interface Exhibit {
  id: string;
  /** The notation as the engine writes it. */
  game: string;
  n: string;
}

export const GALLERY: readonly Exhibit[] = [
  { id: 'kayles', game: 'octal:0.77', n: '200' },
  { id: 'dawsons-chess', game: 'octal:0.137', n: '200' },
  { id: 'factorials', game: 'take:factorials', n: '5049' },
  { id: 'grundys-game', game: 'grundys-game', n: '5000' },
  { id: 'treblecross', game: 'octal:0.007', n: '2000' },
  { id: 'laskers-nim', game: 'octal:4.(3)', n: '100' },
  { id: 'mock-turtles', game: 'coins:mock-turtles', n: '128' },
  { id: 'ruler', game: 'coins:ruler', n: '128' },
  { id: 'squares', game: 'take:squares', n: '1000' },
  { id: 'primes', game: 'take:primes', n: '500' },
  { id: 'fibonacci-nim', game: 'fibonacci-nim', n: '144' },
  { id: 'at-least-half', game: 'take:at-least-half', n: '200' },
];

export function exhibited({ game, n }: Exhibit): Question {
  return { problem: GAME, arguments: { game, n }, view: {} };
}

/* The players of the machine. Pure functions on what the engine says about a position. */

import { type Look, type PlayMove, pick, type Random } from './game';
import type { Level } from './parameters';

/** The move of a player; undefined at the end of the game. */
export function chooseMove(look: Look, level: Level, skill: number, random: Random): PlayMove | undefined {
  if (level === 'random') return look.any(random);
  if (level === 'forgetful' && random() * 100 >= skill) return look.any(random);
  return perfectMove(look, random);
}

/** A winning move; without one, an undecided move, and else one that delays the end. */
export function perfectMove(look: Look, random: Random): PlayMove | undefined {
  // Moves that go back win, too, but would not come to an end.
  const forward = look.winning.filter(({ back }) => !back);
  return (
    pick(forward.length ? forward : look.winning, random) ?? pick(look.undecided, random) ?? look.slow(random)
  );
}

/** Random numbers that depend on the seed and the number of moves alone: a link repeats them. */
export function randomFor(seed: string, ply: number): Random {
  let state = 0x9e3779b9 ^ ply;
  for (const character of `${seed}/${ply}`)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

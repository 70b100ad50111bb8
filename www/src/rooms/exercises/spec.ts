/* What an exercise asks, as it stands in links and attributes. Pure functions. */

import { wholeOf } from '../../question/parameter';
import { playOf } from '../../question/typed/sums';
import {
  GIVEN,
  type GivenName,
  KINDS,
  type KindName,
  LEVELS,
  type Level,
  PLAYS,
  type PlayName,
} from './item';

export interface Spec {
  /** The games as typed: "kayles", "kayles + nim". */
  game: string;
  play: PlayName;
  kinds: KindName[];
  level: Level;
  given: GivenName;
  count: number;
  seed: number;
}

export const MAX_COUNT = 50;
export const MAX_SEED = 2 ** 32 - 1;
export const MAX_VERSIONS = 20;
export const USUAL = {
  kinds: { normal: ['value', 'outcome', 'move'], misere: PLAYS.misere },
  level: 1,
  count: 10,
  seed: 1,
} as const;

/** What is given at a level, if the link does not say. */
export const usualGiven = (level: Level): GivenName => GIVEN[level - 1] ?? 'rule';

/** The kinds of a list, in the order of `KINDS`; undefined if a name is unknown. */
export function kindsOf(typed: string | undefined): KindName[] | undefined {
  const names = (typed ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  if (names.length === 0 || !names.every((name) => KINDS.some((kind) => kind === name))) return undefined;
  return KINDS.filter((kind) => names.includes(kind));
}

export const levelOf = (typed: string | undefined): Level | undefined =>
  LEVELS.find((level) => String(level) === typed?.trim());

export const givenOf = (typed: string | undefined): GivenName | undefined =>
  GIVEN.find((given) => given === typed?.trim().toLowerCase());

/** The spec of the arguments of a link; wrong ones have their defaults. */
export function specOf(given: Record<string, string>): Spec {
  const level = levelOf(given.level) ?? USUAL.level;
  const play = playOf(given.play) ?? 'normal';
  return {
    game: given.game ?? 'kayles',
    play,
    kinds: kindsOf(given.kinds) ?? [...USUAL.kinds[play]],
    level,
    given: givenOf(given.given) ?? usualGiven(level),
    count: wholeOf(given.count, 1, MAX_COUNT) ?? USUAL.count,
    seed: wholeOf(given.seed, 0, MAX_SEED) ?? USUAL.seed,
  };
}

/** The arguments of a spec, without those at their defaults. The seed is always written. */
export function argumentsOf({ game, play, kinds, level, given, count, seed }: Spec): Record<string, string> {
  return {
    game,
    ...(play === 'normal' ? {} : { play }),
    ...(kinds.join() === USUAL.kinds[play].join() ? {} : { kinds: kinds.join(',') }),
    ...(level === USUAL.level ? {} : { level: String(level) }),
    ...(given === usualGiven(level) ? {} : { given }),
    ...(count === USUAL.count ? {} : { count: String(count) }),
    seed: String(seed),
  };
}

/*
 * Misère play, in which the last move loses: who wins, and which move. The engine decides every
 * position; there are no values, so nothing is given.
 */

import type { MisereMovesAnswer, Step } from '../../../engine/protocol';
import type { Ask } from '../../../engine/resource';
import type { Choice, Item, Message, PlayedGame, Slip } from '../item';
import type { Random } from '../random';
import { at, type MakeItem, message, type Setting } from './kind';
import { heapChoices } from './move';
import { heapsOf, moveKey, movesOf, moveWords, positionWords, WITHOUT_MOVES } from './position';

/** The largest heap at a level: the engine plays small positions out. */
const LARGEST = [5, 7, 9] as const;
const HEAPS = [2, 3, 4] as const;
const TRIES = 40;
/** The moves to choose from at the first level, and in files. */
const CHOICES = 5;
/** More moves than this are too many to look through. */
const MOST_OPTIONS = 40;

/** A position in misère play, with the winner in normal play. */
export interface Misere {
  answer: MisereMovesAnswer;
  normal: 'P' | 'N';
  /** The positions that win in normal play, in the notation. */
  normalWins: ReadonlySet<string>;
}

export const misereOutcome: MakeItem = async (ask, random, setting) => {
  const wanted = random.between(0, 1) ? 'N' : 'P';
  let found: Misere | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = await draw(ask, random, setting, 0);
    if (!drawn) return undefined;
    if (drawn.answer.outcome === null) continue;
    found = drawn;
    if (drawn.answer.outcome === wanted) break;
  }
  return found && outcomeItem(found, [...setting.games]);
};

export const misereMove: MakeItem = async (ask, random, setting) => {
  for (let tries = 0; tries < TRIES; tries++) {
    const drawn = await draw(ask, random, setting, tries >= TRIES / 2 ? 1 : 0);
    if (!drawn) return undefined;
    if (isPuzzle(drawn.answer)) return moveItem(ask, random, drawn, setting);
  }
  return undefined;
};

/** One winning move, at least one other, and every move is decided and listed. */
const isPuzzle = ({ winningCount, losingCount, losing, undecidedCount }: MisereMovesAnswer): boolean =>
  winningCount === 1 &&
  undecidedCount === 0 &&
  losingCount > 0 &&
  losingCount < MOST_OPTIONS &&
  losing.length === losingCount;

/**
 * A random position; undefined if a game has no misère play here, or is a row of coins. In half of
 * them all heaps but one are single: there misère play differs from normal play.
 */
async function draw(
  ask: Ask,
  random: Random,
  { games, level }: Setting,
  more: number,
): Promise<Misere | undefined> {
  const late = random.between(0, 1) === 1;
  const sizes = new Map<PlayedGame, number[]>();
  const chosen = games.length > 1 ? random.shuffled(games) : games;
  for (let drawn = 0; drawn < at(level, HEAPS) + more; drawn++) {
    const game = drawn < chosen.length ? chosen[drawn] : random.pick(chosen);
    if (!game) return undefined;
    const largest = Math.min(game.max, late && drawn > 0 ? 1 : at(level, LARGEST));
    sizes.set(game, [...(sizes.get(game) ?? []), random.between(1, largest)]);
  }
  const position = [...sizes].map(([{ game }, list]) => `${game}:{${list.join(',')}}`).join(' + ');
  const normal = await movesOf(ask, position);
  if (!normal || normal.components.some(({ kind }) => kind !== 'heaps')) return undefined;
  const answer = await misereMovesOf(ask, position);
  if (!answer) return undefined;
  return {
    answer,
    normal: normal.outcome,
    normalWins: new Set(normal.winning.map((one) => one.position)),
  };
}

async function misereMovesOf(ask: Ask, position: string): Promise<MisereMovesAnswer | undefined> {
  const request: object = { position, play: 'misere', list: MOST_OPTIONS };
  try {
    const { answer } = await ask('moves', request as { position: string });
    return answer as unknown as MisereMovesAnswer;
  } catch (error) {
    if (WITHOUT_MOVES.includes((error as { code?: string }).code ?? '')) return undefined;
    throw error;
  }
}

export function outcomeItem(found: Misere, games: Item['games']): Item {
  const { answer } = found;
  const [winning] = answer.winning;
  const outcome = answer.outcome ?? 'P';
  return {
    kind: 'outcome',
    play: 'misere',
    identity: `outcome ${answer.position}`,
    games,
    ask: message('exercise-ask-outcome-misere', { position: positionWords(answer) }),
    given: [],
    input: {
      type: 'choice',
      choices: (['N', 'P'] as const).map((value) => ({ value, label: message(`exercise-outcome-${value}`) })),
    },
    answer: outcome,
    answerWords: message(`exercise-outcome-${outcome}`),
    slips: misereOutcomeSlips(found),
    why: [
      ...whyMisere(answer),
      ...(winning ? [message('exercise-why-by', { move: moveWords(answer, winning) })] : []),
    ],
  };
}

/** The wrong outcome is that of normal play, or else its reverse. */
export function misereOutcomeSlips({ answer, normal }: Misere): Slip[] {
  const other = answer.outcome === 'P' ? 'N' : 'P';
  return [{ name: other === normal ? 'misere-normal' : 'misere-reversed', answer: other }];
}

/** Why the player to move wins or loses. */
function whyMisere(answer: MisereMovesAnswer): Message[] {
  const heaps = heapsOf(answer).map(({ size }) => size);
  const outcome = answer.outcome ?? 'P';
  if (answer.decidedBy !== 'nim')
    return [message('exercise-why-misere', { outcome, moves: answer.winningCount + answer.losingCount })];
  if (heaps.every((size) => size <= 1))
    return [message('exercise-why-misere-ones', { outcome, count: heaps.length })];
  const value = heaps.reduce((sum, size) => sum ^ size, 0);
  return [message('exercise-why-misere-nim', { outcome, sum: heaps.join(' ⊕ '), value })];
}

/** What a winning move leaves in nim. */
function leftBy(answer: MisereMovesAnswer, { cell, component, to }: Step): { after: string; count: number } {
  const others = heapsOf(answer).filter((heap) => heap.cell !== cell || heap.component !== component);
  const heaps = [...others.map(({ size }) => size), ...to].filter((size) => size > 0);
  if (answer.decidedBy !== 'nim') return { after: 'other', count: 0 };
  return { after: heaps.every((size) => size === 1) ? 'ones' : 'zero', count: heaps.length };
}

async function moveItem(
  ask: Ask,
  random: Random,
  found: Misere,
  { games, level }: Setting,
): Promise<Item | undefined> {
  const { answer } = found;
  const [winning] = answer.winning;
  if (!winning) return undefined;
  const key = moveKey(answer, winning);
  const slips = misereMoveSlips(found);
  const choices = choicesOf(random, answer, slips);
  const heaps = heapsOf(answer);
  return {
    kind: 'move',
    play: 'misere',
    identity: `move ${answer.position}`,
    games: [...games],
    ask: message('exercise-ask-move-misere', { position: positionWords(answer) }),
    given: [],
    input: level === 1 ? { type: 'choice', choices } : { type: 'move', heaps: heapChoices(answer) },
    answer: key,
    answerWords: moveWords(answer, winning),
    slips,
    replies: await repliesOf(ask, answer),
    why: [
      ...whyMisere(answer),
      message('exercise-why-misere-move', { move: moveWords(answer, winning), ...leftBy(answer, winning) }),
    ],
    choices,
    difficulty: {
      options: answer.winningCount + answer.losingCount,
      bits: Math.max(0, ...heaps.map(({ size }) => size)).toString(2).length,
      heaps: heaps.length,
    },
  };
}

/** The losing moves that win in normal play. */
export function misereMoveSlips({ answer, normalWins }: Misere): Slip[] {
  const seen = new Set<string>();
  return answer.losing.flatMap((one) => {
    const key = moveKey(answer, one);
    if (!normalWins.has(one.position) || seen.has(key)) return [];
    seen.add(key);
    return [{ name: 'move-normal', answer: key }];
  });
}

function choicesOf(random: Random, answer: MisereMovesAnswer, slips: readonly Slip[]): Choice[] {
  const tempting = new Set(slips.map((slip) => slip.answer));
  const others = new Map(random.shuffled(answer.losing).map((one) => [moveKey(answer, one), one as Step]));
  const ordered = [...others].sort(([a], [b]) => Number(tempting.has(b)) - Number(tempting.has(a)));
  const chosen = [...ordered.slice(0, CHOICES - 1).map(([, one]) => one), ...answer.winning];
  return random
    .shuffled(chosen)
    .map((one) => ({ value: moveKey(answer, one), label: moveWords(answer, one) }));
}

/** What the other player answers to each losing move; none to the last move of the game. */
async function repliesOf(ask: Ask, answer: MisereMovesAnswer): Promise<Record<string, Message>> {
  const replies: Record<string, Message> = {};
  for (const one of answer.losing) {
    const key = moveKey(answer, one);
    if (Object.hasOwn(replies, key)) continue;
    const after = await misereMovesOf(ask, one.position);
    const [reply] = after?.winning ?? [];
    if (after && reply) replies[key] = message('exercise-reply-misere', { move: moveWords(after, reply) });
    else replies[key] = message('exercise-reply-last');
  }
  return replies;
}

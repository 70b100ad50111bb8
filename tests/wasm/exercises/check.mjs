// Exercises of many seeds: every answer by the definitions, exactly one winning move where one is
// asked for, and every named misconception gives the answer that it is named for.
import { ok } from '../assert.mjs';
import { loadPage } from '../instance.mjs';
import { mex } from '../rules/interpreter.mjs';
import {
  GAMES,
  heapsIn,
  movesOf,
  options,
  product,
  sumOf,
  value,
  winningMoves,
  wins,
  winsMisere,
} from './oracle.mjs';
import { SLIPS } from './slips.mjs';

const ALL = 'value,next,sum,outcome,move,period,far,product';
/** Positions of at most so many stones are also played out. */
const PLAYED = 14;
/** Games for misère play, which positions of at most so many stones are played out in. */
const MISERE_GAMES = ['nim', 'octal:0.77', 'take:squares', 'grundys-game', 'take:1,2,3', 'octal:0.07'];
const MISERE_PLAYED = 22;

/** @param count of exercises, each of eight questions */
export async function checkExercises(api, report, count) {
  const module = await loadPage();
  const ask = async (call, request) => ({ answer: api[call](request) });
  const tally = { questions: 0, played: 0, slips: 0, misere: 0, named: new Set() };
  const difficulty = { 1: [], 2: [], 3: [] };
  let error;
  try {
    for (let seed = 1; seed <= count; seed += 1) {
      const game = GAMES[seed % GAMES.length];
      const level = String(1 + (seed % 3));
      const spec = module.specOf({ game, kinds: ALL, count: '8', level, seed: String(seed) });
      const games = await module.readGames(ask, game);
      const { items } = await module.generate(ask, games, spec);
      for (const item of items) {
        try {
          checkItem(item, module.check, tally);
        } catch (cause) {
          const where = `${game} level ${level} seed ${seed}: ${item.identity}`;
          throw new Error(`${where}: ${cause.message}`, { cause });
        }
        if (item.difficulty) difficulty[level].push(module.score(item.difficulty));
      }
    }
    for (let seed = 1; seed <= count; seed += 1) await misereExercise(module, ask, seed, tally);
    ok(tally.misere >= count, `${tally.misere} questions of misère play`);
    // A few are rare.
    const unnamed = Object.keys(SLIPS).filter((name) => !tally.named.has(name));
    ok(unnamed.length <= 5, `no question has ${unnamed.join(', ')}`);
    ok(tally.questions >= 5 * count, `${tally.questions} questions of ${count} exercises`);
    ok(tally.played > 0 || count < 20, 'no position was played out');
    const mean = (list) => list.reduce((sum, one) => sum + one, 0) / list.length;
    const [easy, usual, hard] = Object.values(difficulty).map(mean);
    ok(easy < usual && usual < hard, 'levels do not rise');
  } catch (failure) {
    error = failure.stack;
  }
  const name = `${tally.questions} questions and ${tally.slips} misconceptions by the definitions`;
  report({ name, error });
}

/** An exercise in misère play: every winner and every winning move by playing on. */
async function misereExercise({ specOf, readGames, generate, check }, ask, seed, tally) {
  const game = MISERE_GAMES[seed % MISERE_GAMES.length];
  const level = String(1 + (seed % 3));
  const spec = specOf({ game, play: 'misere', count: '4', level, seed: String(seed) });
  const { items, missing } = await generate(ask, await readGames(ask, game), spec);
  ok(items.length > 0 && missing.length === 0, `${game} level ${level} seed ${seed}: no questions`);
  for (const item of items) {
    const where = `misère ${game} level ${level} seed ${seed}: ${item.identity}`;
    const heaps = heapsIn(item.identity.slice(item.kind.length + 1));
    ok(item.play === 'misere' && check(item, typed(item, item.answer)).kind === 'right', where);
    checkSlips(item, check, tally);
    const stones = heaps.reduce((sum, { size }) => sum + size, 0);
    if (game !== 'nim' && stones > MISERE_PLAYED) continue;
    tally.misere += 1;
    if (item.kind === 'outcome')
      ok(item.answer === (winsMisere(heaps) ? 'N' : 'P'), `${where}: the outcome is wrong`);
    else misereMove(item, heaps, where);
  }
}

const misereKey = ({ size, left }) => `0.${size}>${left.join('+')}`;

/** The winning move, what is said of it, and the replies to the others. */
function misereMove(item, heaps, where) {
  const moves = movesOf(heaps);
  const winning = moves.filter(({ after }) => !winsMisere(after));
  ok(new Set(winning.map(misereKey)).size === 1, `${where}: ${winning.length} winning moves`);
  ok(item.answer === misereKey(winning[0]), `${where}: ${item.answer} is wrong`);
  const { after, count } = item.why.at(-1).with;
  const left = winning[0].after.map(({ size }) => size).filter((size) => size > 0);
  const sum = left.reduce((all, size) => all ^ size, 0);
  const ones = left.every((size) => size === 1);
  if (after === 'ones') ok(ones && count === left.length && count % 2 === 1, `${where}: single stones`);
  else if (after === 'zero') ok(!ones && sum === 0, `${where}: the nim-sum`);
  else ok(item.games[0].game !== 'nim', `${where}: nothing is said of what is left`);
  for (const one of moves) {
    if (misereKey(one) === item.answer) continue;
    const last = movesOf(one.after).length === 0;
    const reply = item.replies[misereKey(one)]?.text;
    ok(reply === `exercise-reply-${last ? 'last' : 'misere'}`, `${where}: reply to ${misereKey(one)}`);
  }
}

function checkItem(item, check, tally) {
  tally.questions += 1;
  ok(check(item, typed(item, item.answer)).kind === 'right', 'the answer is not right');
  const rest = item.identity.slice(item.kind.length + 1);
  CHECKS[item.kind](item, rest, tally);
  checkSlips(item, check, tally);
  // An answer of no known misconception is called by none.
  if (item.input.type === 'number') {
    const { why } = check(item, '987654');
    ok(why.length === 0, 'an unknown answer is called a misconception');
  }
}

function checkSlips(item, check, tally) {
  for (const slip of item.slips) {
    tally.slips += 1;
    tally.named.add(slip.name);
    ok(slip.answer !== item.answer, `${slip.name} is no mistake`);
    const holds = SLIPS[slip.name];
    ok(holds, `no definition of ${slip.name}`);
    ok(holds(item, slip), `${slip.name} does not give ${slip.answer}`);
    if (item.input.type === 'choice' && !item.input.choices.some(({ value: one }) => one === slip.answer))
      continue;
    const { kind, why } = check(item, typed(item, slip.answer));
    ok(kind === 'wrong' && why[0]?.text === `exercise-slip-${slip.name}`, `${slip.name} is not named`);
  }
}

/** An answer as the page passes it on. */
function typed({ input: { type } }, answer) {
  if (type === 'coins') return answer.replace(/^0>/, '');
  return type === 'move' ? answer.replace(/>$/, '>0') : answer;
}

const index = (rest) => {
  const at = rest.lastIndexOf(' ');
  return [rest.slice(0, at), Number(rest.slice(at + 1))];
};

const CHECKS = {
  value: oneValue,
  next: oneValue,
  far: oneValue,
  sum(item, position) {
    const heaps = heapsIn(position);
    ok(heaps.length > 1, 'one heap is no sum');
    ok(item.answer === String(totalOf(heaps)), 'the sum is wrong');
  },
  outcome(item, position, tally) {
    const heaps = heapsIn(position);
    ok(item.answer === (totalOf(heaps) ? 'N' : 'P'), 'the outcome is wrong');
    if (isSmall(heaps)) {
      tally.played += 1;
      ok(item.answer === (wins(heaps) ? 'N' : 'P'), 'the outcome is not that of playing on');
    }
  },
  move(item, position, tally) {
    const heaps = heapsIn(position);
    const winning = winningMoves(heaps);
    ok(winning.length === 1, `${winning.length} winning moves`);
    const [{ game, size, left }] = winning;
    const component = [...new Set(heaps.map((heap) => heap.game))].indexOf(game);
    // The coins that are turned besides the rightmost are those that show heads afterwards.
    const key = game.startsWith('coins:')
      ? `0>${[...left, size].sort((a, b) => a - b).join('+')}`
      : `${component}.${size}>${left.join('+')}`;
    ok(item.answer === key, `${item.answer} instead of ${key}`);
    const moves = movesOf(heaps);
    ok(item.difficulty.options <= moves.length, 'more moves than there are');
    const choices = item.choices.map(({ value: one }) => one);
    ok(choices.filter((one) => one === item.answer).length === 1, 'the choices lack the answer');
    ok(
      choices.every((one) => one === item.answer || Object.hasOwn(item.replies, one)),
      'a choice is no move',
    );
    if (!isSmall(heaps)) return;
    tally.played += 1;
    const found = moves.filter(({ after }) => !wins(after));
    ok(found.length === 1, `${found.length} winning moves by playing on`);
  },
  period(item, game) {
    const values = Array.from({ length: 1500 }, (_, n) => value(game, n));
    const repeats = (p) =>
      values.slice(900).every((one, at) => at + 900 + p >= values.length || one === values[at + 900 + p]);
    let least = 1;
    while (!repeats(least)) least += 1;
    ok(item.answer === String(least), `the period is ${least}`);
  },
  product(item, rest) {
    const [a, b] = rest.split(' ').map(Number);
    ok(item.answer === String(product(a, b)), 'the product is wrong');
  },
};

function oneValue(item, rest) {
  const [game, n] = index(rest);
  ok(item.answer === String(value(game, n)), `g(${n}) = ${value(game, n)}`);
  ok(item.answer === String(mex(options(game, n).map((heaps) => sumOf(game, heaps)))), 'not the mex');
}

const totalOf = (heaps) => heaps.reduce((sum, { game, size }) => sum ^ value(game, size), 0);
const isSmall = (heaps) =>
  heaps.reduce((sum, { size }) => sum + size, 0) <= PLAYED &&
  heaps.every(({ game }) => !game.startsWith('coins:'));

// Games to play against the built engine: the moves, the winning ones and the refutations are those
// of an oracle that tries everything; and the perfect player never loses a won position.
import { createServer } from 'vite';
import { same } from '../assert.mjs';
import { checking, load } from '../instance.mjs';
import { tableBeside } from '../rows.mjs';
import { FAMILIES } from './families.mjs';
import { keyOf, Oracle } from './oracle.mjs';

const rows = tableBeside(import.meta.url);
const ROOT = new URL('../../../', import.meta.url).pathname;
/** How many positions of each family are compared with the oracle. */
const COMPARED = 40;
/** More moves than any match here has, also those that go back and forth. */
const LONGEST = 2000;
/** How many positions of a family are remembered. */
const KEPT = 20_000;

/** All moves of a position: those of a board are tried one by one. */
function movesOf(look) {
  const [part] = look.parts;
  if (part?.kind !== 'disks') return look.moves;
  const moves = [];
  for (const head of part.heads) {
    const [row, column] = head.split('.').map(Number);
    for (const rows of part.rowSets.get(row))
      for (const columns of part.columnSets.get(column)) moves.push({ rows, columns });
  }
  return moves.map(({ rows, columns }) => look.find(`${spans(rows)}x${spans(columns)}`));
}

const spans = (set) => (set.length === 1 ? `${set[0]}` : `${set[0]}-${set.at(-1)}`);

/** The values that a look tells as its reason are those of a won or a lost position. */
function checkReason({ reason, outcome }, typed) {
  if (reason.kind === 'sum') {
    const sum = reason.terms.reduce((all, { value }) => all ^ value, 0);
    same([reason.value, reason.value === 0], [sum, outcome === 'P'], `${typed}: nim-sum`);
  }
  if (reason.kind === 'limit')
    same(Number(reason.limit) < Number(reason.terms.at(-1)), outcome === 'P', `${typed}: the least term`);
}

/** Compares one position with the oracle. */
async function compare({ ask, page, oracle }, family, typed, random) {
  const game = await page.readPlayable(ask, typed, family.misere ?? false, family.how);
  const look = await game.look(ask, game.start);
  checkReason(look, typed);
  const sum = family.sum(look.state);
  const all = oracle.moves(sum, family.how);
  const wins = (one) => oracle.wins(one, { misere: family.misere, how: family.how });
  same(look.outcome, wins(sum) ? 'N' : 'P', `${typed}: outcome`);
  const moves = movesOf(look);
  const keys = (sums) => [...new Set(sums.map(keyOf))].sort();
  const reached = (list) => keys(list.map(({ state }) => family.sum(state)));
  same(reached(moves), keys(all), `${typed}: moves`);
  same(new Set(moves.map(({ code }) => code)).size, moves.length, `${typed}: codes`);
  const losing = keys(all.filter((after) => !wins(after)));
  same(reached(look.winning), losing, `${typed}: winning moves`);
  for (const move of moves.slice(0, 12)) {
    const after = await game.look(ask, move.state);
    const mistake = page.mistakeAt({ looks: [look, after], moves: [move], misere: false }, 0);
    const lost = wins(sum) && wins(family.sum(move.state));
    same(mistake !== undefined, lost, `${typed}: ${move.code} is a mistake`);
    if (!mistake) continue;
    // In misère play the mistake may be the last move, which needs no answer.
    const answers = [mistake.better, ...(after.count ? [mistake.refutation] : [])];
    for (const answer of answers)
      if (!answer || wins(family.sum(answer.state)))
        throw new Error(`${typed}: ${answer?.code} does not win`);
  }
  // Another position of the same game, as the page offers it.
  const other = page.randomPosition({ typed, game, match: { looks: [look] } }, random);
  const offered = await page.readPlayable(ask, other, family.misere ?? false, family.how);
  const parts = (await offered.look(ask, offered.start)).parts;
  same(
    parts.map(({ kind }) => kind),
    look.parts.map(({ kind }) => kind),
    `${other}, offered for ${typed}`,
  );
}

/** Plays a match to its end; the perfect player has the seat that can win. */
async function play({ ask, page, looks }, family, typed, opponent, seed) {
  const game = await page.readPlayable(ask, typed, family.misere ?? false, family.how);
  // Matches of a family meet the same positions again and again.
  const lookAt = async (state) => {
    if (looks.size > KEPT) looks.clear();
    if (!looks.has(state)) looks.set(state, await game.look(ask, state));
    return looks.get(state);
  };
  const match = { misere: family.misere ?? false, looks: [await lookAt(game.start)], moves: [] };
  const first = match.looks[0].outcome;
  if (first === null) return;
  const seat = first === 'N' ? 0 : 1;
  for (let ply = 0; ; ply += 1) {
    if (ply > LONGEST) throw new Error(`${typed}: no end`);
    const look = match.looks.at(-1);
    if (look.count === 0) break;
    const level = ply % 2 === seat ? 'perfect' : opponent;
    const move = page.chooseMove(look, level, 70, page.randomFor(seed, ply));
    match.moves.push(move);
    match.looks.push(await lookAt(move.state));
  }
  const codes = match.moves.map(({ code }) => code).join('.');
  if (page.winnerOf(match) !== seat) throw new Error(`${typed}: lost to a ${opponent} player by ${codes}`);
}

/** Matches of each family, `count` of them; reports { name, error } each. */
export async function checkPlay(api, report, count) {
  // Open to the end: a game loads the code of its boards when it is read.
  const server = await createServer({
    ...{ root: ROOT, configFile: `${ROOT}vitest.config.ts`, logLevel: 'error', appType: 'custom' },
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await playAll(api, await server.ssrLoadModule(`${ROOT}tests/wasm/play/player.ts`), report, count);
  } finally {
    await server.close();
  }
}

/** What is typed wrongly, with the code and the board of the error. */
const WRONG = rows('errors');

async function refuse(ask, page, [typed, code, board]) {
  const error = await page
    .readPlayable(ask, typed, false)
    .then((game) => game.look(ask, game.start))
    .catch((thrown) => thrown);
  same([error.code, error.board], [code, board], `the error of ${typed}`);
}

/** Sentences, with the position that is played, and whether the last move loses. */
const SENTENCES = rows('sentences');

/** Games as they are typed in a field of games, and what is asked about, or why nothing is. */
const EXERCISES = rows('games');

async function readExercise(ask, page, [typed, game]) {
  const found = await page.readGames(ask, typed).catch(({ code }) => [{ game: code }]);
  const games = found.map((one) => one.game);
  same(games, [game], typed);
}

/** Heaps that are small enough to play, as if they were too large. */
async function readFar(ask, page, [position, play]) {
  const isLost = async (of) => (await ask('moves', { position: of, list: 0, play })).answer.outcome === 'P';
  const { outcome, moves } = await page.outcomeFar(ask, position, play === 'misere');
  same([outcome === 'P', moves.length === 0], Array(2).fill(await isLost(position)), position);
  for (const { href } of moves) same(await isLost(page.fromHash(href).arguments.heaps), true, href);
}

async function readSentence(ask, page, [typed, start, misere]) {
  const game = await page
    .readPlayable(ask, typed, false, 'disjunctive', page.sentences)
    .catch(({ code }) => ({ start: code }));
  same([game.start, game.misere], [start, misere], typed);
}

async function playAll(api, page, report, count) {
  const { readQuestion } = (await load('grundyscope-questions')).api;
  const ask = async (call, request) => ({ answer: { ...api, readQuestion }[call](request) });
  const check = checking(report);
  for (const wrong of WRONG) await check(`${wrong[0]} is refused`, () => refuse(ask, page, wrong));
  for (const sentence of SENTENCES)
    await check(`${sentence[0]} is played`, () => readSentence(ask, page, sentence));
  await check('an element plays what is word for word a position', async () => {
    const { start } = await page.readPlayable(ask, 'mock turtle 1 4', false);
    same(start, 'coins:mock-turtles:{1,4}', 'without chips');
  });
  for (const far of rows('far')) await check(`${far}: from afar`, () => readFar(ask, page, far));
  for (const exercise of EXERCISES)
    await check(`${exercise[0]} is an exercise`, () => readExercise(ask, page, exercise));
  for (const family of FAMILIES) {
    const random = page.randomFor(family.name, 0);
    const tools = { ask, page, oracle: new Oracle(), looks: new Map() };
    await check(`${family.name}: moves and refutations are those of the oracle`, async () => {
      for (let at = 0; at < COMPARED; at += 1)
        await compare(tools, family, family.draw(random, true), random);
    });
    await check(`${family.name}: the perfect player never loses a won position`, async () => {
      for (let at = 0; at < count; at += 1)
        await play(tools, family, family.draw(random, false), at % 2 ? 'random' : 'perfect', String(at));
    });
  }
}

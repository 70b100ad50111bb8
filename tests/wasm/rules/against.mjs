// Random rules in the engine and in the interpreter: the same values, the same options, and the
// same refusals. The seed of a disagreement repeats it:
// node tests/wasm/rules/against.mjs --seed 123 --count 1
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from '../instance.mjs';
import { Budget, TooLong } from './evaluate.mjs';
import { Cycle, Interpreter } from './interpreter.mjs';
import { randomMistake, randomRule } from './random.mjs';
import { RuleSyntaxError } from './tokens.mjs';

/** The values compared: of the heaps 0 to `N`, or of the positions of a square table. */
const N = 60;
const SIDE = 9;
/** With three coordinates: the layers, and a side of each. */
const LAYERS = [0, 1, 3];
const SMALL_SIDE = 4;
/** What the interpreter may count and try for one rule. */
const STEPS = 200_000;
/** Which rules of a series are spoilt on purpose: one of so many. */
const MISTAKES = 5;
/** The heaps whose options are compared. */
const EXPLAINED = [0, 1, 2, 3, 5, 8, 13, 21];
const EXPLAINED_CELLS = [
  [0, 0],
  [1, 2],
  [3, 3],
];
/** As many options as `explain` lists. */
const LISTED = 1000;

/** Two statements about a rule that should be one. */
class Disagreement extends Error {}

function agree(ours, engines, what) {
  const [expected, found] = [JSON.stringify(ours), JSON.stringify(engines)];
  if (expected !== found) throw new Disagreement(`${what}: ${expected} expected, not ${found}`);
}

/** The notation of a rule. */
const notation = (text) => (/^\s*\(/.test(text) ? `rule:${text}` : `rule:(${text})`);

/** What a call of the package gives or throws: `{ answer }` or `{ refusal }`. */
function ask(call) {
  try {
    return { answer: call() };
  } catch (error) {
    if (typeof error?.code !== 'string') throw error;
    return { refusal: error };
  }
}

/** As `ask`, for a call of the interpreter. */
function interpreted(call) {
  try {
    return { answer: call() };
  } catch (error) {
    if (!(error instanceof Cycle || error instanceof TooLong || error instanceof RangeError)) throw error;
    return { refusal: error };
  }
}

/**
 * Compares rules `seed`, ..., `seed + count - 1`, and returns how many were compared; `left` are
 * rules that take the interpreter too long from the start. Throws at the first disagreement.
 */
function compareRules(api, { seed = 1, count }) {
  const tally = { rules: 0, values: 0, cycles: 0, mistakes: 0, left: 0 };
  for (let one = seed; one < seed + count; one += 1) {
    const text = one % MISTAKES === 0 ? randomMistake(one) : randomRule(one);
    try {
      compareRule(api, text, tally);
    } catch (error) {
      const message = error instanceof Disagreement ? error.message : error.stack;
      throw new Error(`seed ${one}: ${text}\n    ${message}`, { cause: error });
    }
  }
  return tally;
}

/** Compares one rule. @throws {Disagreement} */
function compareRule(api, text, tally) {
  const game = notation(text);
  const rule = readRule(game);
  if (!rule) {
    compareMistake(api, game, tally);
    return;
  }
  tally.rules += 1;
  agree(sortedWalls(rule.rule), sortedWalls(api.ruleTree({ game }).tree), 'the tree');
  if (rule.rule.coordinates.length === 1) compareHeaps(api, game, rule, tally);
  else compareTable(api, game, rule, tally);
}

/** A tree with its walls in order and each once, which means the same. */
function sortedWalls({ walls, ...tree }) {
  const sorted = walls && Array.from(new Set(walls.map(String))).sort();
  return JSON.stringify({ ...tree, walls: sorted }, (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

function readRule(text) {
  try {
    return new Interpreter(text, STEPS);
  } catch (error) {
    if (error instanceof RuleSyntaxError) return undefined;
    throw error;
  }
}

/** A text that is no rule is refused at a place in it. */
function compareMistake(api, game, tally) {
  tally.mistakes += 1;
  const { refusal } = ask(() => api.game({ game }));
  if (!refusal) throw new Disagreement('an error expected, because it is no rule');
  agree('game', refusal.field, 'the field of the error');
  if (!(refusal.at >= 0 && refusal.at <= game.length && refusal.allowed))
    throw new Disagreement(`the error names no place: ${JSON.stringify(refusal)}`);
}

/** The heaps 0, ..., N, as far as the interpreter and the engine go. */
function compareHeaps(api, game, rule, tally) {
  const { answer: info, refusal } = ask(() => api.game({ game }));
  if (refusal) throw new Disagreement(`a rule, but: ${refusal.code}, ${refusal.message}`);
  const last = Number(info.max) < N ? Number(info.max) : N;
  const values = [];
  let end;
  while (!end && values.length <= last) {
    const { answer, refusal } = interpreted(() => rule.value(values.length));
    if (refusal) end = refusal;
    else values.push(answer);
  }
  if (end instanceof Cycle) {
    tally.cycles += 1;
    agree('cycle', ask(() => api.sequence({ game, n: last })).refusal?.code, `n = ${last}`);
  }
  if (values.length === 0) {
    if (!(end instanceof Cycle)) tally.left += 1;
    return;
  }
  const { answer: found, refusal: refused } = ask(() => api.sequence({ game, n: values.length - 1 }));
  agree(undefined, refused?.code, `n = ${values.length - 1}`);
  agree(values, [...found], 'the values');
  tally.values += values.length;
  rule.budget = new Budget(STEPS);
  for (const n of EXPLAINED) if (n < values.length) compareOptions(api, game, rule, n);
}

/** The options of a position as the interpreter and the engine tell them, each as text. */
function agreeOnOptions(rule, place, { value, optionCount, options: found }, { shown, shownFound, sorted }) {
  const { answer: options } = interpreted(() => rule.options(place));
  if (!options) return undefined;
  agree(rule.value(...place), value, `the value of (${place})`);
  agree(options.length, optionCount, `the number of options of (${place})`);
  if (options.length > LISTED) return undefined;
  const ours = options.map((parts) => `${shown(parts)} has ${rule.sum(parts)}`);
  const engines = found.map((option) => `${shownFound(option)} has ${option.value}`);
  const inOrder = (list) => (sorted ? list.sort() : list);
  agree(inOrder(ours), inOrder(engines), `the options of (${place})`);
  return options;
}

/** Heaps in any order; heaps of 0 do not show. */
const heapsShown = (heaps) =>
  heaps
    .filter((heap) => heap > 0)
    .sort((a, b) => a - b)
    .join('+');

/** The options of a heap, in any order. */
function compareOptions(api, game, rule, n) {
  agreeOnOptions(rule, [n], api.explain({ game, n }), {
    shown: (parts) => heapsShown(parts.flat()),
    shownFound: ({ to }) => heapsShown([...to]),
    sorted: true,
  });
}

/** Square tables, one for each layer of three coordinates, cell by cell where not all is known. */
function compareTable(api, game, rule, tally) {
  const three = rule.rule.coordinates.length === 3;
  for (const layer of three ? LAYERS : [undefined]) compareLayer(api, game, rule, layer, tally);
}

function compareLayer(api, game, rule, layer, tally) {
  const third = layer === undefined ? {} : { layer };
  const window = (fromRow, fromColumn, rows, columns) =>
    ask(() => api.table({ game, fromRow, fromColumn, rows, columns, ...third }));
  const side = layer === undefined ? SIDE : SMALL_SIDE;
  const cells = Array.from({ length: side * side }, (_, at) => [Math.floor(at / side), at % side]);
  const place = (cell) => (layer === undefined ? cell : [...cell, layer]);
  const values = cells.map((cell) => interpreted(() => rule.value(...place(cell))));
  if (values.every(({ refusal }) => !refusal)) {
    const { answer, refusal } = window(0, 0, side, side);
    agree(undefined, refusal?.code, 'the table');
    agree(
      values.map(({ answer }) => answer),
      [...answer],
      'the table',
    );
    tally.values += values.length;
    rule.budget = new Budget(STEPS);
    for (const cell of EXPLAINED_CELLS) compareCell(api, game, rule, cell, third);
    return;
  }
  const isRound = values.some(({ refusal }) => refusal instanceof Cycle);
  if (isRound) tally.cycles += 1;
  else tally.left += 1;
  for (const [at, [row, column]] of cells.entries()) {
    const ours = values[at];
    // Without end or only long: the engine may know the value, or refuse it after seconds.
    if (!('answer' in ours || ours.refusal instanceof Cycle)) continue;
    const engines = window(row, column, 1, 1);
    const where = `(${place([row, column])})`;
    if (ours.refusal instanceof Cycle) {
      const isFar = compareRound(rule, place([row, column]), engines, where);
      // Each such refusal takes the engine seconds.
      if (isFar) return;
    }
    if (!('answer' in ours)) continue;
    agree(undefined, engines.refusal?.code, where);
    agree(ours.answer, engines.answer[0], where);
    tally.values += 1;
  }
}

/**
 * A position that leads round is refused as such, unless it leads to more positions than the
 * engine opens: then either refusal is true. Returns whether it is refused as too far.
 */
function compareRound(rule, position, engines, where) {
  if (engines.refusal?.code === 'out-of-range' && leadsFar(rule, position)) return true;
  agree('cycle', engines.refusal?.code, where);
  return false;
}

/** Whether more positions are reached from one than the budget of an interpretation allows. */
function leadsFar(rule, position) {
  rule.budget = new Budget(STEPS);
  const reached = new Set([position.join()]);
  const open = [position];
  try {
    for (let next = open.pop(); next; next = open.pop())
      for (const part of rule.options(next).flat())
        if (!reached.has(part.join())) {
          reached.add(part.join());
          open.push(part);
        }
  } catch (error) {
    if (error instanceof TooLong || error instanceof RangeError) return true;
    throw error;
  }
  return false;
}

/** The options of a cell, and the winning moves. */
function compareCell(api, game, rule, [row, column], third) {
  const place = [row, column, ...Object.values(third)];
  const position = (to, layer) => (layer === undefined ? to : [...to, layer]);
  const shown = (parts) => parts.map((part) => `(${part})`).join('+');
  const options = agreeOnOptions(rule, place, api.tableExplain({ game, row, column, ...third }), {
    shown,
    shownFound: ({ to, layer, and = [] }) => shown([position(to, layer), ...and]),
  });
  if (!options) return;
  const winning = options.filter((parts) => rule.sum(parts) === 0).map((parts) => parts[0]);
  const { winning: moves } = api.tableMoves({ game, row, column, ...third });
  agree(
    winning.map(String),
    moves.map(({ to, layer }) => position(to, layer).join()),
    `the winning moves of (${place})`,
  );
}

/** Reports one result for `count` rules: `{ name, error }`. */
export function checkRules(api, report, count) {
  try {
    const { rules, values, cycles, mistakes } = compareRules(api, { count });
    const many = [rules > 0.6 * count, values > 25 * count, cycles > 0, mistakes > 0.1 * count];
    if (many.includes(false)) throw new Error(`too few: ${rules}, ${values}, ${cycles}, ${mistakes}`);
    report({ name: `${rules} rules, ${values} values, ${cycles} cycles, ${mistakes} mistakes` });
  } catch (error) {
    report({ name: 'as the interpreter says', error: error.message });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string' } } });
  const { api } = await load();
  const began = Date.now();
  const tally = compareRules(api, {
    seed: Number(values.seed ?? 1),
    count: Number(values.count ?? 1000),
  });
  console.log(tally, `${((Date.now() - began) / 1000).toFixed(1)} s`);
}

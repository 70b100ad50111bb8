// The contract of the generated package, as wasm/src/*.d.ts declares it: one set of tests, run in
// Node by node.mjs and in Chromium by tests/e2e/contract.spec.ts.
//
// `fixtures`: { checks: [{problem, arguments, answer}], numbers: [{text, result, at}], golden,
// declarations }, the first three from tests/golden.
import { conforms, read } from './declarations.mjs';
import { tests as hostile } from './hostile.mjs';
import { tests as comparison } from './rooms/comparison.mjs';
import { tests as exported } from './rooms/exports.mjs';
import { tests as games } from './rooms/games.mjs';
import { tests as golden } from './rooms/golden.mjs';
import { tests as heaps } from './rooms/heaps.mjs';
import { tests as nimbers } from './rooms/nimbers.mjs';
import { tests as ownRules } from './rooms/own-rules.mjs';
import { tests as periodicity } from './rooms/periodicity.mjs';
import { tests as pictures } from './rooms/pictures.mjs';
import { tests as positions } from './rooms/positions.mjs';
import { tests as problems } from './rooms/problems.mjs';
import { tests as products } from './rooms/products.mjs';
import { tests as progress } from './rooms/progress.mjs';
import { tests as recognition } from './rooms/recognition.mjs';
import { tests as sequences } from './rooms/sequences.mjs';
import { tests as sides } from './rooms/sides.mjs';
import { tests as squarePositions } from './rooms/square-positions.mjs';
import { tests as takeOver } from './rooms/take-over.mjs';
import { tests as twoHeaps } from './rooms/two-heaps.mjs';
import { tests as zeckendorf } from './rooms/zeckendorf.mjs';

const tests = {
  ...golden,
  ...problems,
  ...sequences,
  ...games,
  ...heaps,
  ...periodicity,
  ...pictures,
  ...positions,
  ...products,
  ...sides,
  ...squarePositions,
  ...takeOver,
  ...nimbers,
  ...twoHeaps,
  ...ownRules,
  ...zeckendorf,
  ...recognition,
  ...comparison,
  ...progress,
  ...exported,
};

/**
 * The exports, with every answer checked against its declaration and its name added to `answered`.
 */
function checked(api, { functions, types }, answered) {
  const check = (name) => {
    const declared = functions.get(name);
    return (...given) => {
      const answer = api[name](...given);
      if (declared) conforms(answer, declared.result, types, name);
      answered.add(name);
      return answer;
    };
  };
  return Object.fromEntries(Object.keys(api).map((name) => [name, check(name)]));
}

/**
 * Runs every test with one instance of the package and its memory; reports { name, error } each.
 */
export async function run(instance, fixtures, report) {
  const declarations = read(fixtures.declarations);
  const given = { ...fixtures, declarations, instance: { ...instance, answered: new Set() } };
  await each(tests, checked(instance.api, declarations, given.instance.answered), given, report);
}

/**
 * Runs the hostile values over every export and field: one of every `fixtures.sample` values.
 * All of them take more than a minute.
 */
export async function runHostile(instance, fixtures, report) {
  const given = { ...fixtures, declarations: read(fixtures.declarations), instance };
  await each(hostile, instance.api, given, report);
}

async function each(tests, api, given, report) {
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test(api, given);
      report({ name });
    } catch (error) {
      report({ name, error: error?.stack ?? error?.message ?? JSON.stringify(error) });
    }
  }
}

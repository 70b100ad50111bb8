// The contract of the generated package, as wasm/src/*.d.ts declares it: one set of tests, run by
// node.mjs. `fixtures` are those of fixtures.mjs.
import { conforms } from './declarations.mjs';
import { hostileTests } from './hostile.mjs';
import { checking } from './instance.mjs';
import { tests as exported } from './rooms/exports.mjs';
import { tests as games } from './rooms/games.mjs';
import { tests as golden } from './rooms/golden.mjs';
import { tests as nimbers } from './rooms/nimbers.mjs';
import { tests as problems } from './rooms/problems.mjs';
import { tests as progress } from './rooms/progress.mjs';
import { tests as squares } from './rooms/squares.mjs';
import { tableTests } from './rooms/tables.mjs';

/**
 * The exports, with every answer checked against its declaration and its name added to `answered`.
 */
function checked(api, { functions, types }, answered) {
  const check = (name) => {
    const declared = functions[name];
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
  const given = { ...fixtures, instance: { ...instance, answered: new Set() } };
  const own = { ...golden, ...problems, ...games, ...squares, ...nimbers, ...progress };
  const tests = { ...tableTests(fixtures), ...own, ...exported };
  await each(tests, checked(instance.api, fixtures.declarations, given.instance.answered), given, report);
}

/**
 * Runs the hostile values over every export and field: one of every `fixtures.sample` values.
 */
export async function runHostile(instance, fixtures, report) {
  const given = { ...fixtures, instance };
  await each(hostileTests(fixtures), instance.api, given, report);
}

async function each(tests, api, given, report) {
  const check = checking(report);
  for (const [name, test] of Object.entries(tests)) await check(name, () => test(api, given));
}

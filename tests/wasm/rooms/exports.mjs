// The exports: the declared and the actual ones are the same, and all are tested.
import { equal, ok, same } from '../assert.mjs';

const SETUP = new Set(['default', 'initSync']);

/** The names of a package's exports, without those that load it. */
export const names = (api) =>
  Object.keys(api)
    .filter((name) => !SETUP.has(name))
    .sort();

export const tests = {
  'exports: they are those declared'(_api, { declarations, instance }) {
    same(names(instance.api), Object.keys(declarations.functions).sort());
    for (const name of names(instance.api)) {
      const { parameters } = declarations.functions[name];
      same(
        parameters.map((parameter) => parameter.name),
        ['request', 'progress'].slice(0, parameters.length),
        `${name}: parameters`,
      );
      equal(instance.api[name].length, parameters.length, `${name}: takes so many arguments`);
    }
  },

  'exports: every export has a test'(_api, { instance }) {
    // Runs last: the other tests have collected the exports that answered.
    const untested = names(instance.api).filter((name) => !instance.answered.has(name));
    ok(untested.length === 0, `no test gets an answer of ${untested.join(', ')}`);
  },
};

/* Code that an answer needs, loaded with it. */

import { importAgain, whyNot } from './module';

/** The loads that failed: they are tried differently. */
const failed = new WeakSet<() => Promise<unknown>>();

/** Loads a module; rejects as the engine does if it does not arrive, for "Try again". */
export async function part<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await (failed.has(load) ? importAgain(load) : load());
  } catch (error) {
    failed.add(load);
    throw { code: 'load', ...(await whyNot(error)) };
  }
}

// The steps before a build: Rust, its library for WebAssembly, npm packages and tools.
import { runSteps } from '../lib/task.mjs';
import { ensurePackages, packagesSeconds } from './packages.mjs';
import { ensureRust } from './rust.mjs';
import { ensureTools, toolsSeconds } from './tools.mjs';
import { ensureWasmLibrary } from './wasm-library.mjs';

/**
 * Finds or installs all of them, then runs `steps`: `{ seconds, run }` as `runSteps` takes them,
 * where `run` gets the environment for builds.
 */
export async function withBuildTools(...steps) {
  let [rust, env] = [];
  const setUp = [
    {
      seconds: () => 0,
      run: async () => {
        rust = await ensureRust(); // first: it is what a person may have to install by hand
        env = await ensureWasmLibrary(rust);
      },
    },
    {
      seconds: () => Math.max(packagesSeconds(), toolsSeconds()),
      run: async () => {
        [env] = await Promise.all([ensureTools(rust.env, env), ensurePackages()]);
      },
    },
  ];
  const more = steps.map(({ seconds = () => 0, run }) => ({ seconds, run: () => run(env) }));
  await runSteps([...setUp, ...more]);
}

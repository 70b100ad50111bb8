// The built package, and the count of what passed: for the programs of this folder.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PKG = new URL('../../www/pkg/', import.meta.url);

/** An instance of the whole engine, or of another build, with its memory. */
export async function load(build = 'grundyscope') {
  const api = await import(new URL(`${build}.js`, PKG));
  const { memory } = await api.default({ module_or_path: readFileSync(new URL(`${build}_bg.wasm`, PKG)) });
  return { api, memory };
}

/** What the page exports in page.ts. */
export async function loadPage() {
  const { runnerImport } = await import('vite');
  const { texts } = await import('../../www/build/plugins/texts.mjs');
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const options = { root, configFile: false, logLevel: 'error', plugins: [texts()] };
  return (await runnerImport(`${root}tests/wasm/page.ts`, options)).module;
}

/** A function that runs a check, and reports its name, with the error if it throws. */
export const checking = (report) => async (name, check) => {
  try {
    await check();
    report({ name });
  } catch (error) {
    report({ name, error: error?.stack ?? error?.message ?? JSON.stringify(error) });
  }
};

/** Counts results, and prints each. */
export class Count {
  #passed = 0;
  #failed = 0;

  /** The listener for the results `{ name, error }` of one place. */
  of(where) {
    return ({ name, error }) => {
      if (error) this.#failed += 1;
      else this.#passed += 1;
      console.log(`${error ? '✗' : '✓'} ${where}: ${name}${error ? `\n    ${error}` : ''}`);
    };
  }

  /** Prints the last line, and sets the exit code. */
  end() {
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    process.exitCode = this.#failed === 0 ? 0 : 1;
  }
}

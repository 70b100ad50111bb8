// Instances of the built package, and the count of what passed: for the programs of this folder.
import { readFileSync } from 'node:fs';

const PKG = new URL('../../www/pkg/', import.meta.url);
export const SIMD = 'grundyscope_bg.wasm';
export const BASELINE = 'grundyscope_baseline_bg.wasm';

/** An instance of its own of one of the two builds, with its memory. */
export async function load(build = SIMD) {
  // The query makes it a module, and so an instance, of its own.
  const api = await import(`${new URL('grundyscope.js', PKG)}?${build}`);
  const { memory } = await api.default({ module_or_path: readFileSync(new URL(build, PKG)) });
  return { api, memory };
}

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

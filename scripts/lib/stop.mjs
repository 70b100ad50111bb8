// Expected failures: one sentence, no stack trace.

/** Thrown for a failure that the reader can resolve. */
export class Stop extends Error {}

/** Runs a command's main function; a Stop becomes its sentence, a last line, and exit code 1. */
export async function main(run, last = '') {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    if (last) console.log(last);
    process.exit(1);
  }
}

// Failures that were foreseen: one sentence for the person, no stack trace.

/** Thrown when something cannot go on for a reason that a person can act on. */
export class Stop extends Error {}

/** Runs a command's main function; a Stop becomes its sentence and exit code 1. */
export async function main(run) {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(`\n${error.message}`);
    process.exit(1);
  }
}

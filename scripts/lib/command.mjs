// Command lines: one table of options for each command, which Node's parseArgs reads and `--help`
// prints.
import { parseArgs } from 'node:util';

/** The option of commands that serve. */
export const PORT = { value: 'N', min: 0, max: 65_535, help: 'the port to serve at, 0 for any' };

/**
 * This process's options. Each has `help`, one line, and perhaps a `default`; without more it is a
 * flag, with `value`, its value's name in the usage, a text, and with `min` and `max` as well, a
 * whole number. `rest` names arguments that are not options: `values.rest`. Anything wrong prints
 * the usage and exits with 2.
 */
export function commandLine({ name, about, options: own = {}, rest }) {
  const options = { ...own, help: { help: 'print this' } };
  const usage = [`Usage: ${name} -- [options]${rest ? ` [${rest}]` : ''}`, about, ''];
  const types = {};
  for (const [key, { value, default: usual, help }] of Object.entries(options)) {
    usage.push(
      `  ${`--${key} ${value ?? ''}`.padEnd(18)} ${help}${value && usual !== undefined ? ` (${usual})` : ''}`,
    );
    types[key] = value ? { type: 'string' } : { type: 'boolean' };
  }
  try {
    const { values, positionals } = parseArgs({
      options: types,
      allowPositionals: rest !== undefined,
    });
    for (const [key, { min, max = Number.MAX_SAFE_INTEGER, default: usual }] of Object.entries(options)) {
      const text = values[key] ?? usual;
      values[key] = text;
      if (min === undefined || text === undefined) continue;
      values[key] = Number(text);
      if (!Number.isInteger(values[key]) || values[key] < min || values[key] > max)
        throw new RangeError(`--${key} is "${text}": it takes a whole number from ${min} to ${max}.`);
    }
    if (!values.help) return { ...values, rest: positionals };
    console.log(usage.join('\n'));
    process.exit(0);
  } catch (error) {
    console.error(`${error.message}\n\n${usage.join('\n')}`);
    process.exit(2);
  }
}

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
export function commandLine({ name, about, options = {}, rest }) {
  const all = { ...options, help: { help: 'print this' } };
  const lines = Object.entries(all).map(([key, { value = '', default: usual, help }]) => {
    const flag = `--${usual === true ? 'no-' : ''}${key} ${value}`;
    return `  ${flag.padEnd(18)} ${help}${value && usual !== undefined ? ` (${usual})` : ''}`;
  });
  const usage = [`Usage: ${name} -- [options]${rest ? ` [${rest}]` : ''}`, about, '', ...lines].join('\n');
  try {
    const types = Object.entries(all).map(([key, { value }]) => [
      key,
      { type: value ? 'string' : 'boolean' },
    ]);
    const { values, positionals } = parseArgs({
      options: Object.fromEntries(types),
      allowNegative: true,
      allowPositionals: rest !== undefined,
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const found = Object.entries(all).map(([key, option]) => [key, read(key, option, values[key])]);
    return { ...Object.fromEntries(found), rest: positionals };
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}

function read(key, { value, min, max = Number.MAX_SAFE_INTEGER, default: usual }, text = usual) {
  if (!value) return Boolean(text);
  if (min === undefined || text === undefined) return text;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new RangeError(`--${key} is "${text}": it takes a whole number from ${min} to ${max}.`);
}

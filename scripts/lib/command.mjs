// Command lines: one table of options for each command, from which its usage is written.
import { parseArgs } from 'node:util';

/** The option of commands that serve. */
export const PORT = { value: 'N', min: 0, max: 65_535, help: 'the port to serve at, 0 for any' };

/**
 * Reads this process's options. Each option has `help`, one line, and one of
 *   - nothing more: a flag, false by default (`default: true` makes it `--no-NAME`);
 *   - `value`, how its value is called in the usage, and perhaps a `default`: a text;
 *   - `min` and perhaps `max` as well as `value`: an integer in that range.
 * `rest` names the arguments after the options; they are returned as `values.rest`.
 * `--help` prints the usage and exits with 0; anything wrong prints it and exits with 2.
 */
export function commandLine(command, args = process.argv.slice(2)) {
  try {
    const values = read(command, args);
    if (!values.help) return values;
    console.log(usage(command));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    console.error(`${error.message.split('. ')[0].replace(/\.?$/, '.')}\n\n${usage(command)}`);
    process.exit(2);
  }
}

/** The values; throws a TypeError or a RangeError with a message. */
export function read({ options = {}, rest }, args) {
  const known = Object.entries({ ...options, help: {} }).map(([name, option]) => [
    option.default === true ? `no-${name}` : name,
    { type: option.value ? 'string' : 'boolean' },
  ]);
  const { values, positionals } = parseArgs({
    args,
    options: Object.fromEntries(known),
    allowPositionals: rest !== undefined,
  });
  const found = { help: values.help, ...(rest && { rest: positionals }) };
  for (const [name, option] of Object.entries(options)) found[name] = asAsked(name, option, values);
  return found;
}

function asAsked(name, { value, min, max, default: usual }, values) {
  if (!value) return usual === true ? !values[`no-${name}`] : Boolean(values[name]);
  const text = values[name];
  if (min === undefined || text === undefined) return text ?? usual;
  const number = Number(text);
  if (!Number.isInteger(number) || number < min || number > (max ?? number)) {
    const range = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
    throw new RangeError(`--${name} is "${text}": it takes a whole number ${range}`);
  }
  return number;
}

/** What `--help` prints. */
export function usage({ name, about, options = {}, rest }) {
  const flags = Object.entries(options).map(([option, { value, default: usual, help }]) => [
    usual === true ? `--no-${option}` : `--${option}${value ? ` ${value}` : ''}`,
    value && usual !== undefined ? `${help} (${usual})` : help,
  ]);
  const rows = [...flags, ['--help', 'print this']];
  const width = Math.max(...rows.map(([flag]) => flag.length));
  const lines = rows.map(([flag, help]) => `  ${flag.padEnd(width)}  ${help}`);
  return [`Usage: ${name} -- [options]${rest ? ` [${rest}]` : ''}`, about, '', ...lines].join('\n');
}

// Statistics and tables of benchmark rounds.

/** The middle one, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** The sides that are compared, in the order of a round. */
export const SIDES = ['native', 'rust', 'wasm'];

/**
 * Median and minimum of the times of each side, and medians of the ratios of the rounds: how many
 * times as fast the package is as C++ (`ratio`), and native Rust as the package (`rustRatio`).
 */
export function summary(rounds) {
  const told = (side) => {
    const times = rounds.map((round) => round[side]).filter((time) => time !== undefined);
    return times.length > 0 ? { median: median(times), least: Math.min(...times) } : undefined;
  };
  const ratio = (slower, faster) => {
    const both = rounds.filter((round) => round[slower] !== undefined && round[faster] !== undefined);
    return both.length > 0 ? median(both.map((round) => round[slower] / round[faster])) : undefined;
  };
  const sides = Object.fromEntries(SIDES.map((side) => [side, told(side)]));
  return { ...sides, ratio: ratio('native', 'wasm'), rustRatio: ratio('wasm', 'rust') };
}

/** A number with three significant digits: 0.0123, 1.23, 123, 12,300. */
export function figure(number) {
  if (number === undefined) return '';
  if (number === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(number))));
  return number.toLocaleString('en', {
    maximumSignificantDigits: 3,
    minimumFractionDigits: Math.min(digits, 4),
  });
}

/** The lines of a Markdown table with aligned columns. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)];
}

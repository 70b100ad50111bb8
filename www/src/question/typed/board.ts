/* Strips, stairs, trees, graphs and tables as people type them, in the engine's notation. */

/** Each board: what its name is like, and what reads the text after it. */
const BOARDS: ReadonlyArray<readonly [RegExp, (rest: string) => string | undefined]> = [
  [/^nimble\b/i, (rest) => `nimble:${braced(rest)}`],
  [/^stair\s?case(?:[\s-]+nim)?\b/i, (rest) => `staircase:${braced(rest)}`],
  [/^(?:the\s+)?silver[\s-]+dollar(?:\s+game)?\b/i, (rest) => `silver-dollar:${braced(rest)}`],
  [/^poker(?:[\s-]+nim)?\b/i, poker],
  [/^northcott(?:[’']s)?(?:\s+(?:game|nim))?\b/i, northcott],
  [/^(?:green\s+)?hackenbush\b/i, (rest) => `hackenbush:${rest}`],
  [/^(?:directed\s+)?graph\b/i, graph],
  [/^wythoff(?:[’']s)?(?:\s+(?:nim|game))?(?=[\s:({]|$)/i, (rest) => cell('wythoff', rest)],
  [/^euclid(?:[’']s)?(?:\s+game)?(?=[\s:({]|$)/i, (rest) => cell('euclid', rest)],
  [/^fibonacci[\s-]+nim(?=[\s:({]|$)/i, (rest) => cell('fibonacci-nim', rest)],
];

/** A position of each board, in the notation. */
export const BOARD_EXAMPLES: Record<string, string> & { graph: string; wythoff: string } = {
  nimble: 'nimble:{1,4,4}',
  staircase: 'staircase:{3,0,2}',
  northcott: 'northcott:8:{1-5,2-7}',
  'silver-dollar': 'silver-dollar:{1,4,7}',
  poker: 'poker:{3,5}',
  hackenbush: 'hackenbush:(()(()))',
  graph: 'graph:a>b,b>c,a>c@a',
  euclid: 'euclid:(3,8)',
  'euclid-to-zero': 'euclid-to-zero:(3,8)',
  dynamic: 'dynamic:1:(9,2)',
  'fibonacci-nim': 'fibonacci-nim:(5,4)',
  wythoff: 'wythoff:(3,5)',
};

/** An example of the board whose name is all that was typed. */
export const boardAlone = (text: string): string | undefined =>
  BOARD_EXAMPLES[/^([a-z-]+):(?:8:)?(?:\{\})?$/.exec(typedBoard(text.trim()) ?? '')?.[1] ?? ''];

/** A game on two numbers in the notation, with a cell: "wythoff:2:(3,5)". */
const TABLE = /^(.*\S)\s*:\s*\(\s*(\d+)\s*,\s*(\d+)\s*\)$/s;
const NAMED_TABLE = /^(?:wythoff|dynamic)(?::\d+)?$|^euclid(?:-to-zero)?$|^fibonacci-nim$/i;
const OWN_TABLE = /^rule:\(\s*\([^()]*,/i;

/** The notation of a board; undefined for any other text. */
export function typedBoard(text: string): string | undefined {
  const [, game = '', row, column] = TABLE.exec(text) ?? [];
  if (row && (NAMED_TABLE.test(game) || OWN_TABLE.test(game))) return `${game}:(${row},${column})`;
  for (const [name, read] of BOARDS) {
    const found = name.exec(text);
    if (found)
      return read(
        text
          .slice(found[0].length)
          .replace(/^[\s:]+/, '')
          .trim(),
      );
  }
  return undefined;
}

/** Whether a text begins with a list of edges, which may have commas before words. */
export const isGraph = (text: string): boolean => /^\s*(?:directed\s+)?graph\b/i.test(text);

/** Numbers with commas or white space between them, in braces. */
function braced(list: string): string {
  const inner = /^[{([](.*)[\])}]$/s.exec(list)?.[1] ?? list;
  return `{${inner
    .split(/[\s,;]+/)
    .filter(Boolean)
    .join(',')}}`;
}

/** "3 5", or with chips that were taken before: "2,0: 3 5". */
function poker(rest: string): string {
  const [, bank, heaps] = /^(\d+\s*,\s*\d+)\s*:(.*)$/s.exec(rest) ?? [];
  return bank === undefined ? `poker:${braced(rest)}` : `poker:${bank}:${braced(heaps?.trim() ?? '')}`;
}

const USUAL_SQUARES = 8;

/** "8: 1-5 2-7"; without a number of squares there are eight, or as many as the pieces need. */
function northcott(rest: string): string {
  const [, squares, rows] = /^(?:(\d+)\s*(?::\s*|\s+))?(.*)$/s.exec(rest) ?? [];
  const list = braced((rows ?? '').trim().replace(/\s*[-–]\s*/g, '-'));
  const pieces = [...list.matchAll(/\d{1,5}/g)].map(Number);
  return `northcott:${squares ?? Math.max(USUAL_SQUARES, ...pieces)}:${list}`;
}

/** "a>b b>c from a" */
function graph(rest: string): string {
  return `graph:${rest.replace(/\s+(?:from|at)\s+((?:[\p{L}\p{N}_]+[\s,]*)+)$/u, (_, tokens: string) => {
    const names = tokens.split(/[\s,]+/).filter(Boolean);
    return `@{${names.join(',')}}`;
  })}`;
}

/** Two numbers. */
function cell(game: string, rest: string): string | undefined {
  const numbers = braced(rest).slice(1, -1).split(',');
  return numbers.length === 2 ? `${game}:(${numbers.join(',')})` : undefined;
}

const EDGE = /^([\p{L}\p{N}_]+)\s*(?:->|→|[>,;\s])\s*([\p{L}\p{N}_]+)$/u;

/** Lines as one line: a list of edges is a graph, short lines have commas between them. */
export function oneLine(lines: string): string {
  const all = lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const edges = all.map((line) => EDGE.exec(line)?.slice(1).join('>'));
  if (edges.every(Boolean)) return `graph ${edges.join(' ')}`;
  if (!all.some(isText)) return all.join(', ');
  // Beside the numbers of a sample, a title or a label is a line of its own.
  const isPage = all.some((line) => /^[\d\s]+$/.test(line));
  const goesOn = (at: number): boolean => !isPage || [at - 1, at].every((at) => isText(all[at] ?? ''));
  return all.map((line, at) => (at ? (goesOn(at) ? ' ' : ' / ') : '') + line).join('');
}

/** A line of text, which goes on in the next one. */
const isText = (line: string): boolean => line.length > 32 || /[\p{L}\d][.,:;?!]$/u.test(line);

/** Whether a text begins as an own rule of two or three coordinates. */
export function isTableRule(text: string): boolean {
  return /^(?:\s*rule\s*:)?[\s(]*\(\s*[a-z]\w*\s*,[^()]*\)\s*(?:->|→|to\b)/i.test(text);
}

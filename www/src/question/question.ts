/**
 * The question that the page shows, and its notation in links.
 *
 *     #1/nim-square?n=10^5&heaps=3;at=1000
 *     #1/game?game=octal:0.77&n=200;at=71
 *     version, problem, ? arguments as typed, ; view parameters
 *
 * Links live for years: version 1 stays valid, and a change of the notation gets a new number.
 * This file knows the notation only; the catalogue knows which problems and parameters exist.
 */

export interface Question {
  problem: string;
  /** The arguments as typed ("10^5"), by parameter name. */
  arguments: Record<string, string>;
  /** View parameters: short and optional, such as the game or the index in its sequence. */
  view: Record<string, string>;
}

/** Why a link cannot be read; `part` is the wrong piece of it, shortened. */
export interface BrokenLink {
  kind: 'broken';
  /**
   * - `shape`: not of the form above.
   * - `version`: a version of the notation that this page does not know.
   * - `name`: the name of a problem or an argument has characters that no name has.
   * - `duplicate`: an argument is given twice.
   * - `escape`: a % that is not followed by a character in UTF-8.
   * - `long`: more than `longestHash` characters.
   */
  reason: 'shape' | 'version' | 'name' | 'duplicate' | 'escape' | 'long';
  part: string;
}

export type Reading = { kind: 'question'; question: Question } | { kind: 'none' } | BrokenLink;

const version = '1';

/** The longest hash that is read, with its "#": 10,001 full-width digits take 90,009 characters. */
export const longestHash = 100_000;

/** Names are identifiers: a link needs no escapes in them, and `__proto__` is not a name. */
const name = /^[A-Za-z][A-Za-z0-9_-]{0,59}$/;

/**
 * The link of a question, with the "#". Names must be identifiers. The arguments keep their order;
 * lone surrogates, which have no UTF-8, become U+FFFD as everywhere in URLs.
 */
export function toHash(question: Question): string {
  const list = (entries: Record<string, string>, mark: string) => {
    const parts = Object.entries(entries).map(([key, value]) => `${encode(key)}=${encode(value)}`);
    return parts.length === 0 ? '' : mark + parts.join('&');
  };
  return `#${version}/${encode(question.problem)}${list(question.arguments, '?')}${list(question.view, ';')}`;
}

/** The question of a link, or null without one or in a broken link; `readHash` says which. */
export function fromHash(hash: string): Question | null {
  const reading = readHash(hash);
  return reading.kind === 'question' ? reading.question : null;
}

/**
 * Reads a link, with or without the "#". Never throws. An anchor within the page ("#main") is no
 * question.
 */
export function readHash(hash: string): Reading {
  if (hash.length > longestHash) return broken('long', hash);
  const text = hash.startsWith('#') ? hash.slice(1) : hash;
  if (text === '' || name.test(text)) return { kind: 'none' };

  const numbered = /^(\d+)\/(.*)$/s.exec(text);
  if (!numbered) return broken('shape', text);
  const [, written = '', rest = ''] = numbered;
  if (written !== version) return broken('version', written);

  // The text is split before it is unescaped, so an escaped mark is always part of a value.
  const [head = '', ...views] = rest.split(';');
  const [problem = '', ...lists] = head.split('?');
  if (!name.test(problem)) return broken('name', problem);
  if (views.length > 1) return broken('shape', `;${views[1]}`);
  const given = readList(lists.length === 0 ? undefined : lists.join('?'));
  if ('kind' in given) return given;
  const view = readList(views[0]);
  if ('kind' in view) return view;
  return { kind: 'question', question: { problem, arguments: given.entries, view: view.entries } };
}

/** Whether two questions are the same; the order of arguments does not count. */
export function equal(a: Question, b: Question): boolean {
  return a.problem === b.problem && sameEntries(a.arguments, b.arguments) && sameEntries(a.view, b.view);
}

function readList(text: string | undefined): { entries: Record<string, string> } | BrokenLink {
  // Without a prototype, so that looking up "constructor" finds nothing.
  const entries: Record<string, string> = Object.create(null);
  if (text === undefined) return { entries };
  for (const part of text.split('&')) {
    // Empty parts are ignored, as in "?&n=5".
    if (part === '') continue;
    const middle = part.indexOf('=');
    if (middle < 0) return broken('shape', part);
    const key = part.slice(0, middle);
    if (!name.test(key)) return broken('name', key);
    if (Object.hasOwn(entries, key)) return broken('duplicate', key);
    const value = decode(part.slice(middle + 1));
    if (value === null) return broken('escape', part);
    entries[key] = value;
  }
  return { entries };
}

function sameEntries(a: Record<string, string>, b: Record<string, string>): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  );
}

/** Escapes a value, but keeps common notation readable: 10^5, 2**20-1, take:squares, 1,2,5. */
function encode(value: string): string {
  return encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .replace(/%(?:5E|2C|3A|2B|2F|40|24)/g, decodeURIComponent)
    .replace(/'/g, '%27'); // it would end an attribute or string that a link is pasted into
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function broken(reason: BrokenLink['reason'], part: string): BrokenLink {
  const shown = Array.from(part.slice(0, 120)).slice(0, 60).join('');
  return { kind: 'broken', reason, part: shown.length < part.length ? `${shown}…` : shown };
}

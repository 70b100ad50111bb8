/* How values and questions are written to be copied. Pure functions. */

/** What is cited. */
export interface Source {
  /** Such as “Kayles: Grundy values g(0) to g(200)”. */
  title: string;
  /** The question itself. */
  url: string;
  version: string;
  date: Date;
}

/** 0, 1, 2, 3 */
export function asList(values: ArrayLike<number>): string {
  return Array.from(values).join(', ');
}

/** n and g(n) with a tab between them, a line each, as spreadsheets take them. */
export function asTable(values: ArrayLike<number>, from: number): string {
  return ['n\tg(n)', ...Array.from(values, (value, at) => `${from + at}\t${value}`)].join('\n');
}

/** The OEIS's b-file: n and the term, a line each. */
export function asBFile(values: ArrayLike<number>, from: number): string {
  return Array.from(values, (value, at) => `${from + at} ${value}\n`).join('');
}

/** 2026-11-21, by the reader's own calendar. */
export function day(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** One entry, with the link as it is: \url and biblatex want it so. */
export function bibtex({ title, url, version, date }: Source): string {
  const key = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  return [
    `@misc{grundyscope-${key},`,
    `  author       = {{Grundyscope}},`,
    `  title        = {{${inTex(title)}}},`,
    `  year         = {${date.getFullYear()}},`,
    `  howpublished = {\\url{${forTex(url)}}},`,
    `  note         = {Grundyscope ${version}, ${day(date)}},`,
    `}`,
    '',
  ].join('\n');
}

/** Grundyscope 0.1.0, “Kayles: …”, 2026-11-21, https://… */
export function plain({ title, url, version, date }: Source): string {
  return `Grundyscope ${version}. ${title}. ${day(date)}. ${url}`;
}

/** A title in TeX: its own signs escaped, typographic ones spelled out. */
export function inTex(title: string): string {
  return title
    .replace(/[\\{}]/g, (sign) => ({ '\\': '\\textbackslash{}', '{': '\\{', '}': '\\}' })[sign] ?? sign)
    .replace(/[&%$#_]/g, (sign) => `\\${sign}`)
    .replace(/\^/g, '\\textasciicircum{}')
    .replace(/~/g, '\\textasciitilde{}')
    .replace(/’/g, "'")
    .replace(/[“”]/g, (mark) => (mark === '“' ? '``' : "''"))
    .replace(/–/g, '--');
}

/** A link within \url{…}: braces and backslashes would end it. */
function forTex(url: string): string {
  return url.replace(/[{}\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

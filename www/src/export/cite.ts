/* Values and questions as text to copy. Pure functions. */

/** What a citation names. */
export interface Source {
  /** Such as “Kayles: Grundy values g(0) to g(200)”. */
  title: string;
  /** The link of the question. */
  url: string;
  version: string;
  date: Date;
}

/** 0, 1, 2, 3 */
export function asList(values: ArrayLike<number>): string {
  return Array.from(values).join(', ');
}

/** A line for each n, with a tab between n and g(n), as spreadsheets read it. */
export function asTable(values: ArrayLike<number>, from: number): string {
  return ['n\tg(n)', ...Array.from(values, (value, at) => `${from + at}\t${value}`)].join('\n');
}

/** A b-file of the OEIS: n and the term, a line each. */
export function asBFile(values: ArrayLike<number>, from: number): string {
  return Array.from(values, (value, at) => `${from + at} ${value}\n`).join('');
}

/** 2026-11-21, in the reader's time zone. */
export function day(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** One entry, with the link unescaped, as \url and biblatex expect it. */
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

/** A title in TeX: special characters escaped, typographic ones spelled out. */
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

/** A line of Markdown with every special character escaped. */
export function inMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_{}[\]#|<>~$^@&!]/g, (sign) => `\\${sign}`)
    .replace(/^[-+:=]|(?<=^\d+)[.)]/, (sign) => `\\${sign}`);
}

/** A link within \url{…}: braces and backslashes would end it. */
export function forTex(url: string): string {
  return url.replace(/[{}\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

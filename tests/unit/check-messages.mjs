// Checks that the page's code and its texts agree:
//   - each key that the code uses has one text, which parses, and every text is used;
//   - the code passes every variable of a text, as far as the call shows it;
//   - variants are whole texts, and plurals are told by their categories;
//   - the code contains no sentence, and names its texts without a language: import 'texts:play'.
// Keys are found in calls of `text` and `has`, as imported from the folder of the texts. A key that
// the code composes, text(`why-${reason}`), matches all texts that fit. Where a key comes from
// elsewhere, a comment on a line of its own lists the possible ones:   // messages: why-* fact-*
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { parseAst } from 'vite';

const lookUps = new Set(['text', 'has']);

/** Categories of plurals that no other variant is called. */
const PLURALS = /^(?:zero|one|two|few|many)$/;

/** What makes texts of numbers. */
const makers = new Set(['grouped', 'brief', 'shortened', 'text', 'String']);

/** Words that are the same in every language. */
const mathematics = new Set(['mex']);

/**
 * The findings, one line each. `texts` has a folder for each language, `engine` is a file.
 * @param {{ code: string, texts: string, engine?: string }} where
 */
export function checkMessages({ code, texts, engine }) {
  const findings = [];
  const files = [...filesOf(texts, /\.ftl$/), ...(engine ? [engine] : [])];
  const languages = readTexts(texts, files, findings);
  const english = languages.get('en') ?? new Map();
  const uses = [...usesInTexts(texts), ...usesInPages(dirname(code)), ...usesInCode(code, texts, findings)];

  const used = new Set(uses.flatMap((use) => checkUse(use, english, findings)));
  for (const [key, { where }] of english) {
    if (!used.has(key)) findings.push(`${where}: ${key} is never used`);
  }
  for (const [language, keys] of languages) {
    for (const [key, { where }] of keys) {
      if (!english.has(key)) findings.push(`${where}: ${key} has a text in ${language} but none in English`);
    }
  }
  return findings;
}

/** Checks a use; returns the keys that it fits. */
function checkUse({ pattern, given, where }, english, findings) {
  const keys = keysThatFit(pattern, english);
  if (keys.length === 0) findings.push(`${where}: no text for ${pattern}`);
  if (!given) return keys;
  for (const key of keys) {
    const { message } = english.get(key);
    for (const name of variablesOf(message).filter((name) => !given.has(name)))
      findings.push(`${where}: ${key} wants $${name}`);
    for (const name of countsOf(message).filter((name) => given.get(name)))
      findings.push(`${where}: ${key} has plurals for $${name}, which is given as a text`);
  }
  return keys;
}

// Texts

/** By language and key: the text's file and line, and the text. `en.ftl` belongs to `en/`. */
function readTexts(folder, files, findings) {
  const languages = new Map();
  for (const path of files) {
    const [place, ...below] = relative(folder, path).split(sep);
    // The engine's stand elsewhere, in English.
    const language = place === '..' ? 'en' : below.length === 0 ? place.replace(/\.ftl$/, '') : place;
    const keys = languages.get(language) ?? new Map();
    languages.set(language, keys);
    const content = readFileSync(path, 'utf8');
    const parsed = new Map(new FluentResource(content).body.map((message) => [message.id, message]));
    content.split('\n').forEach((line, index) => {
      if (/^\s+\*(?!\[)/.test(line))
        findings.push(`${shown(path)}:${index + 1}: a text ends before a line that begins with *`);
      const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(line)?.[1];
      if (!key) return;
      const where = `${shown(path)}:${index + 1}`;
      if (!parsed.has(key)) findings.push(`${where}: the text of ${key} cannot be read`);
      for (const wrong of wrongVariants(parsed.get(key)?.value)) findings.push(`${where}: ${key} ${wrong}`);
      if (keys.has(key)) findings.push(`${where}: ${key} stands in ${keys.get(key).where} already`);
      else if (!key.startsWith('-')) keys.set(key, { where, message: parsed.get(key) });
    });
  }
  return languages;
}

/**
 * What is wrong with the variants of a text. A variant holds the whole text, since a translation
 * may have to order and inflect all of it. Numbers as variants are exceptions, such as [0] for
 * “none”: all others are “other”; and a [1] that shows the number counts, so it is [one].
 */
function wrongVariants(pattern) {
  const [first] = [pattern].flat();
  const part = /^[,;:.)]/.test(first) ? ['begins within a sentence'] : [];
  if (!Array.isArray(pattern)) return part;
  const selects = pattern.filter(({ type }) => type === 'select');
  const glued = selects.length > 0 && pattern.length > 1;
  const numbered = selects.filter(({ variants }) => variants.some(({ key }) => key.type === 'num'));
  const isOpen = ({ variants, star }) => variants[star].key.value === 'other';
  const counts = ({ selector, variants }) =>
    variants.some(({ key, value }) => key.value === 1 && variablesOf(value).includes(selector.name));
  return [
    ...part,
    ...(glued ? ['has a variant inside of a text'] : []),
    ...(numbered.every(isOpen) ? [] : ['has numbers as variants, and no *[other]']),
    ...(numbered.some(counts) ? ['shows a number in [1], which is [one]'] : []),
    ...selects.flatMap(({ variants }) => variants.flatMap(({ value }) => wrongVariants(value))),
  ];
}

function found(message, nameIn) {
  const names = new Set();
  visit(message, (node) => names.add(nameIn(node)));
  return [...names].filter(Boolean);
}

const variablesOf = (message) => found(message, ({ type, name }) => type === 'var' && name);

/** The variables that plurals depend on. */
const countsOf = (message) =>
  found(
    message,
    ({ variants, selector }) => variants?.some(({ key }) => PLURALS.test(key.value)) && selector.name,
  );

/** The keys that a text includes: { other-key } */
function usesInTexts(folder) {
  return filesOf(folder, /\.ftl$/).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\{\s*([a-z][\w-]*)\s*\}/g)].map(([, key]) => ({
      pattern: key,
      where: shown(path),
    })),
  );
}

/** Keys in HTML files: {{ key }}. */
function usesInPages(folder) {
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return pages.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/\{\{ ([\w-]+) \}\}/g)].map(([, key]) => ({
      pattern: key,
      where: shown(join(folder, name)),
    })),
  );
}

// Code

/** The keys that the code uses, as patterns with `*`, and the variables that it passes. */
function usesInCode(code, texts, findings) {
  const uses = [];
  for (const path of filesOf(code, /\.ts$/)) {
    const content = readFileSync(path, 'utf8');
    const place = (offset) => `${shown(path)}:${content.slice(0, offset).split('\n').length}`;
    const tree = parseAst(content, { lang: 'ts' }, path);
    const names = importedLookUps(tree, dirname(path), texts);
    const declared = declaredIn(content);
    for (const { pattern, offset } of declared) uses.push({ pattern, where: place(offset) });
    visit(tree, (node) => {
      const where = () => place(node.start);
      for (const file of englishIn(node)) findings.push(`${where()}: ${file} is to be imported by its name`);
      for (const words of sentencesOf(node)) findings.push(`${where()}: “${words}” belongs into the texts`);
      if (node.type !== 'CallExpression' || !names.has(node.callee.name)) return;
      const patterns = patternsOf(node.arguments[0]);
      const given = names.get(node.callee.name) === 'text' ? givenBy(node.arguments[1]) : undefined;
      for (const pattern of patterns) uses.push({ pattern, given, where: where() });
      if (patterns.length > 0 || declared.length > 0) return;
      findings.push(`${where()}: this key comes from elsewhere; say which there can be, "// messages: ..."`);
    });
  }
  return uses;
}

function declaredIn(content) {
  const comments = [...content.matchAll(/^\s*(?:\/\/|\*) messages: (.+)$/gm)];
  return comments.flatMap(({ index, 1: list }) =>
    list
      .trim()
      .split(/[\s,]+/)
      .map((pattern) => ({ pattern, offset: index })),
  );
}

/** The names under which a file imports `text` and `has`. */
function importedLookUps(tree, folder, texts) {
  const names = new Map();
  for (const node of tree.body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue;
    const target = resolve(folder, node.source.value);
    if (target !== texts && !target.startsWith(texts + sep)) continue;
    for (const { imported, local } of node.specifiers) {
      if (lookUps.has(imported?.name)) names.set(local.name, imported.name);
    }
  }
  return names;
}

/** 'a' -> a; x ? 'a' : 'b' -> a, b; `a-${b}` -> a-*; anything else -> nothing. */
function patternsOf(node) {
  switch (node?.type) {
    case 'Literal':
      return [String(node.value)];
    case 'TemplateLiteral':
      return [node.quasis.map((quasi) => quasi.value.cooked).join('*')];
    case 'ConditionalExpression':
      return [...patternsOf(node.consequent), ...patternsOf(node.alternate)];
    case 'LogicalExpression':
      return [...patternsOf(node.left), ...patternsOf(node.right)];
    default:
      return [];
  }
}

/**
 * The names of the variables that a call passes, and whether the value is clearly a text; undefined
 * if only a run can tell.
 */
function givenBy(node) {
  if (!node) return new Map();
  if (node.type !== 'ObjectExpression') return undefined;
  if (node.properties.some((property) => property.type !== 'Property' || property.computed)) return undefined;
  const isText = ({ type, value, callee }) =>
    type === 'TemplateLiteral' ||
    typeof value === 'string' ||
    (type === 'CallExpression' && makers.has(callee.name));
  return new Map(node.properties.map(({ key, value }) => [key.name ?? String(key.value), isText(value)]));
}

/** Files of texts of one language that are imported, or matched by import.meta.glob. */
function englishIn(node) {
  const imports = /^(?:Import|Export.*)(?:Declaration|Expression)$/.test(node.type);
  const globs = node.type === 'CallExpression' && node.callee.property?.name === 'glob';
  const named = imports
    ? [node.source]
    : globs
      ? [node.arguments[0]].flatMap((one) => one.elements ?? one)
      : [];
  return named.map((one) => one?.value ?? '').filter((path) => /^[^!*]*\.ftl/.test(path));
}

/** Words between tags of an html`...`, or in attributes that are shown or read out. */
function sentencesOf(node) {
  if (node.type !== 'TaggedTemplateExpression' || node.tag.name !== 'html') return [];
  const markup = node.quasi.quasis.map((quasi) => quasi.value.cooked ?? '').join('\u0000');
  const between = [...markup.matchAll(/>([^<>]*)</g)];
  const attributes = [...markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*)"/g)];
  return [...between, ...attributes]
    .map(([, text]) => text.replaceAll('\u0000', ' ').replace(/&\w+;/g, ' ').trim())
    .filter((text) => (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !mathematics.has(word)));
}

// Helpers

/** Calls `look` with every node of a syntax tree. */
export function visit(tree, look) {
  if (typeof tree !== 'object' || tree === null) return;
  if (typeof tree.type === 'string') look(tree);
  for (const part of Object.values(tree)) visit(part, look);
}

function keysThatFit(pattern, english) {
  if (!pattern.includes('*')) return english.has(pattern) ? [pattern] : [];
  const parts = pattern.split('*').map((part) => part.replace(/[^\w-]/g, '\\$&'));
  const whole = new RegExp(`^${parts.join('.+')}$`);
  return [...english.keys()].filter((key) => whole.test(key));
}

function filesOf(folder, name) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((path) => name.test(path))
    .sort()
    .map((path) => join(folder, path));
}

function shown(path) {
  return relative(process.cwd(), path);
}

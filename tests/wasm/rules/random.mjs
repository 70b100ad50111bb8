// Random rules over the whole notation, for comparisons with the interpreter. In most of them every
// move leads to a smaller position; about one in fifteen may lead back. A seed repeats a rule.
import { Draw } from './draw.mjs';
import { condition, expression, set } from './random-parts.mjs';

const HEAPS = ['n', 'n', 'n', 'h', 'heap', 's'];
const PAIRS = ['(a,b)', '(a,b)', '(x,y)', '(n, m)', '(row,column)'];
const TRIPLES = ['(a,b,c)', '(x,y,z)'];
/** Names for binders; no coordinate has them. */
const FREE = ['i', 'j', 'k', 'd', 't', 'part'];

/** @returns {string} a rule with one coordinate, or with two or three */
export function randomRule(seed) {
  const draw = new Draw(seed);
  const kind = draw.whole(1, 10);
  const text = kind <= 7 ? heapRule(draw) : boardRule(draw, kind === 10 ? 3 : 2);
  return dressed(draw, text);
}

/** @returns {string} a rule that one change of a word or sign has probably spoilt */
export function randomMistake(seed) {
  const draw = new Draw(seed);
  const text = draw.once(4) ? boardRule(draw, 2) : heapRule(draw);
  const pieces = text.match(/[a-z]+|\d+|->|\.\.|[<>!=]=|\S|\s+/g);
  const at = draw.whole(0, pieces.length - 1);
  const other = () => draw.pick([...STRAY, ...pieces]);
  const changes = [
    () => pieces.splice(at, 1),
    () => pieces.splice(at, 0, pieces[at]),
    () => pieces.splice(at, 1, other()),
    () => pieces.splice(at, 0, ` ${other()} `),
    () => pieces.splice(at),
    () => pieces.splice(at, 2, pieces[at + 1] ?? '', pieces[at]),
  ];
  draw.pick(changes)();
  return pieces.join('');
}

/** Signs and words that may stand where they must not. */
const STRAY = [
  ...[';', ',', '(', ')', '{', '}', '..', '.', '=', '<', '/', '^', '$', '§', '\u{1F600}', '"', '\\', '-'],
  ...['to', 'for', 'in', 'if', 'on', 'without', 'and', 'or', 'not', 'heaps', 'distinct', 'of', 'up', 'x'],
  ...['0', '007', '9007199254740992', '99999999999999999999', 'q', 'abcdefghijklmn', 'prime', 'take'],
];

/** The same rule as people also write it. */
function dressed(draw, text) {
  const looks = [
    () => text.replace(/(?<!coprime|up) to /g, ' -> '),
    () => text.toUpperCase(),
    () => text.replace(/ /g, () => draw.pick([' ', '  ', '\n', '\t'])),
    () => `(${text})`,
    () => text.replace(/<=/g, '≤').replace(/!=/g, '≠').replace(/-/g, '−').replace(/ \* /g, '×'),
  ];
  return draw.once(4) ? draw.pick(looks)() : text;
}

// One coordinate

function heapRule(draw) {
  const n = draw.pick(HEAPS);
  const clauses = draw.some(1, draw.pick([1, 2, 2, 3]), () => heapClause(draw, n));
  const [first, ...others] = clauses;
  const named = first.startsWith('take') && n === 'n' ? first : withName(n, first);
  const text = [named, ...others.map((one) => (draw.once(3) ? withName(n, one) : one))].join('; ');
  const board = draw.once(12) ? ` on ${draw.whole(0, 3)}..${draw.whole(20, 70)}` : '';
  const walls = draw.once(12) ? ` without ${draw.some(1, 3, () => draw.whole(0, 40)).join(', ')}` : '';
  return text + board + walls;
}

/** The names of the position before a clause; a clause that takes has none. */
function withName(position, clause) {
  if (!clause.startsWith('take')) return `${position} to ${clause}`;
  return `${position} to ${position}-${position}; ${clause}`;
}

/** Free names, in random order: a clause binds each once. */
function freeNames(draw) {
  const start = draw.whole(0, FREE.length - 1);
  return [...FREE.slice(start), ...FREE.slice(0, start)];
}

function heapClause(draw, n) {
  const [k, j] = freeNames(draw);
  const shapes = [
    () => `take ${draw.some(1, 3, () => draw.whole(1, 9)).join(draw.pick([', ', ' or ']))}`,
    () => `take ${k} for ${k} in ${set(draw, [n])}${positive(draw, k)}`,
    () => `${n}-${k} for ${k} in ${set(draw, [n])}${positive(draw, k)}`,
    () => `${k} for ${k} in ${set(draw, [n])} if ${k} < ${n}${furtherCondition(draw, [n, k])}`,
    () => `${draw.once(2) ? 'each of ' : ''}${smallerList(draw, n)}${ifAny(draw, [n])}`,
    () => `${smaller(draw, n, [n])}${ifAny(draw, [n])}`,
    () => parts(draw, n, k, j),
    () => between(draw, n, k, j),
    () => `${copies(draw, n, k)}${furtherCondition(draw, [n, k])}`,
    () => `${draw.whole(1, 4)} heaps of ${smaller(draw, n, [n])}${ifAny(draw, [n])}`,
    () =>
      `${smaller(draw, n, [n, k, j])} for ${k} in ${set(draw, [n])}, ${j} = ${expression(draw, [n, k])}${ifAny(draw, [n, k, j])}`,
    () => (draw.once(4) ? draw.pick(['heaps', 'distinct heaps', 'heaps or 0']) + ifAny(draw, [n]) : `${n}-1`),
    () => (draw.once(2) ? `${expression(draw, [n])}${ifAny(draw, [n])}` : `${n}/2, ${n}/3`),
  ];
  return draw.pick(shapes)();
}

/** A condition that keeps binders from taking nothing; the seldom absence leads to a cycle. */
const positive = (draw, k) => (draw.once(12) ? '' : ` if ${k} > 0${furtherCondition(draw, [k])}`);
const furtherCondition = (draw, names) => (draw.once(3) ? ` and (${condition(draw, names)})` : '');
const ifAny = (draw, names) => (draw.once(3) ? ` if ${condition(draw, names)}` : '');

/** An expression that is less than n, where it is one. */
function smaller(draw, n, names) {
  const any = () => expression(draw, names);
  const shapes = [
    () => `${n} - ${draw.whole(1, 7)}`,
    () => `${n} / ${draw.whole(2, 5)}`,
    () => `(${any()}) mod ${n}`,
    () => `min(${any()}, ${n}-1)`,
    () => `${n} - highbit(${n})`,
    () => `${n} - max(1, ${any()})`,
  ];
  return draw.pick(shapes)();
}

const smallerList = (draw, n) =>
  draw
    .some(1, 3, () => draw.some(1, draw.once(3) ? 3 : 1, () => smaller(draw, n, [n])).join(' and '))
    .join(draw.pick([', ', ' or ']));

/** A split into two parts with a sum below n or equal to it. */
function parts(draw, n, a, b) {
  const sum = draw.once(2) ? n : `${n}-${draw.whole(1, 3)}`;
  const third = draw.once(4) ? ` and ${smaller(draw, n, [n, a, b])}` : '';
  return `${a} and ${b}${third} for ${a}+${b} = ${sum}${ifAny(draw, [n, a, b])}`;
}

/** Take some, and split what is left, as Kayles does. */
function between(draw, n, k, j) {
  const taken = draw.pick(['{1,2}', '1..3', '{2}', 'squares', 'proper divisors of '.concat(n)]);
  return `${j} and ${n}-${k}-${j} for ${k} in ${taken}, ${j} in 0..${n}-${k}${ifAny(draw, [n, k, j])}`;
}

function copies(draw, n, k) {
  return draw.once(2)
    ? `${k} heaps of ${n}/${k} for ${k} in 2..${n} if ${k} divides ${n}`
    : `${k} heaps of ${n}-${k} for ${k} in ${set(draw, [n])} if ${k} > 0`;
}

// Two and three coordinates

function boardRule(draw, dimensions) {
  const position = draw.pick(dimensions === 2 ? PAIRS : TRIPLES);
  const names = position.match(/[a-z]+/g);
  const clauses = draw.some(1, draw.pick([1, 2, 3]), () => boardClause(draw, names));
  const [first, ...others] = clauses;
  const text = [
    `${position} to ${first}`,
    ...others.map((one) => (draw.once(3) ? `${position} to ${one}` : one)),
  ];
  const side = () => `${draw.whole(0, 2)}..${draw.whole(5, 12)}`;
  const board = draw.once(5) ? ` on ${names.map(side).join(' x ')}` : '';
  const wall = () => `(${names.map(() => draw.whole(0, 6)).join(',')})`;
  const walls = draw.once(6) ? ` without ${draw.some(1, 3, wall).join(', ')}` : '';
  return text.join('; ') + board + walls;
}

function boardClause(draw, names) {
  const [k, j] = freeNames(draw);
  const [a, b] = draw.once(2) ? names : [...names].reverse();
  const to = (changed) => `(${names.map((name) => changed[name] ?? name).join(',')})`;
  const step = () => draw.whole(1, 3);
  const shapes = [
    () =>
      `${to({ [a]: `${a}-${k}` })} for ${k} in ${draw.once(2) ? `1..${a}` : `${set(draw, names)} if ${k} > 0`}`,
    () =>
      `${to({ [a]: `${a}-${step()}` })}, ${to({ [a]: `${a}-${step()}`, [b]: `${b}-${step()}` })}${ifAny(draw, names)}`,
    () =>
      `${to({ [a]: `${a}-${k}`, [b]: `${b}-${k}` })} for ${k} in 1..min(${a},${b})${ifAny(draw, [...names, k])}`,
    () =>
      `${to({ [names[0]]: `${names[0]}-${k}`, [names[1]]: `${names[1]}+${k}` })} for ${k} in 1..${names[0]}`,
    () => `${to({ [a]: `${a}-${k}*${b}` })} for ${k} in 1..${a}/${b}`,
    () =>
      `${to({ [names[0]]: `${names[0]}-${k}`, [names[1]]: `${draw.whole(1, 2)}*${k}` })} for ${k} in 1..${names[1]}`,
    () => `${to({ [a]: `min(${expression(draw, names)}, ${a}-1)` })}${ifAny(draw, names)}`,
    () =>
      `${to({ [a]: `${a}/2` })} and ${to({ [b]: `${b}-1`, [a]: `${a}-1` })} if ${a} > 0${furtherCondition(draw, names)}`,
    () => `${to({ [a]: k, [b]: j })} for ${k}+${j} = ${a} if ${j} <= ${b}`,
    () => (draw.once(2) ? `${to({ [a]: b, [b]: a })} if ${a} > ${b}` : `${to({ [a]: `${a}-1` })}`),
    () =>
      draw.once(3)
        ? `(${names.map(() => expression(draw, names, 1)).join(', ')})`
        : `${to({ [b]: `${b}-2` })}`,
  ];
  return draw.pick(shapes)();
}

/* The heading of a game and its rule in a sentence. */

import 'texts:rules';
import { commas, grouped, has, listed, text } from '../i18n/index';
import { exhibitOf } from './exhibits';
import { type Code, members, type NamedSet, type Rule, ruleOf } from './rule';

/** The most numbers of a list that are written out. */
const WRITTEN = 8;

/** "1, 3 or 4"; the middle of a long list is left out. */
export function oneOf(items: readonly (string | number)[]): string {
  const all = items.map((item) => String(item).replace(/\d{4,}/g, grouped));
  const shown = all.length > WRITTEN ? [...all.slice(0, WRITTEN - 3), '…', ...all.slice(-1)] : all;
  return listed(shown, 'disjunction');
}

/** "1, 3 to 14 or a square number": numbers, ranges and named sets. */
function oneOfAll(numbers: readonly string[], sets: readonly NamedSet[] = []): string {
  const written = numbers.map((part) => {
    const [first = '', last] = part.split('..');
    return last === undefined ? first : text('rules-range', { first, last });
  });
  // messages: rules-member-*
  const named = sets.map(({ name, parameter }) =>
    text(`rules-member-${name}`, { parameter: Number(parameter) }),
  );
  return oneOf([...written, ...named]);
}

/** The name of a game, or a heading made from its rule; an unknown notation heads itself. */
export function ruleHeading(game: string): string {
  const exhibit = exhibitOf(game);
  const name = exhibit ? text(`exhibit-${exhibit.id}`) : '';
  const rule = ruleOf(game);
  // The gallery calls some codes by their digits.
  const isCode = rule?.kind === 'code' && rule.code.written === name;
  if (name && !isCode) return name;
  return rule ? headed(rule, game) : game;
}

// messages: rules-title-*
function headed(rule: Rule, game: string): string {
  switch (rule.kind) {
    case 'list':
      return text(rule.but ? 'rules-title-but' : 'rules-title-list', { numbers: oneOfAll(rule.numbers) });
    case 'union':
      return text('rules-title-list', { numbers: oneOfAll(rule.numbers, rule.sets) });
    case 'own':
      return text('rules-title-own');
    case 'code':
      return text(rule.code.hexadecimal ? 'rules-title-hex' : 'rules-title-octal', {
        code: rule.code.written,
      });
    case 'runs': {
      if (rule.name === 'list') return text('rules-title-runs', { numbers: oneOf(rule.numbers) });
      const key = `rules-title-runs-${rule.name}`;
      return has(key) ? text(key, { parameter: Number(rule.parameter) }) : game;
    }
    case 'set':
    case 'coins': {
      const key = `rules-title-${rule.kind}-${rule.name}`;
      return has(key) ? text(key, { parameter: Number(rule.parameter) }) : game;
    }
    default:
      return game;
  }
}

/** The rule in a sentence; empty if the notation is unknown. */
export function ruleSentence(game: string): string {
  const exhibit = exhibitOf(game);
  if (exhibit) return text(`rule-in-${exhibit.id}`);
  const rule = ruleOf(game);
  return rule ? worded(rule) : '';
}

// messages: rules-set-* rules-coins-* rules-runs-* rules-take-*
function worded(rule: Rule): string {
  switch (rule.kind) {
    case 'own':
      return text(rule.written.includes('/') ? 'rules-own-rounding' : 'rules-own', { rule: rule.written });
    case 'list':
      return text(rule.but ? 'rules-take-but' : 'rules-take-list', {
        numbers: oneOfAll(rule.numbers),
        most: Math.max(...rule.numbers.map((part) => Number(part.split('..').at(-1)))),
      });
    case 'union':
      return text('rules-take-union', { numbers: oneOfAll(rule.numbers, rule.sets) });
    case 'code':
      return codeSentence(rule.code);
    case 'set':
      return known(`rules-set-${rule.name}`, rule.parameter, members(rule.name, rule.parameter));
    case 'coins':
      return known(`rules-coins-${rule.name}`, rule.parameter, []);
    case 'runs': {
      const lengths = rule.name === 'list' ? rule.numbers : members(rule.name, rule.parameter);
      const numbers = rule.name === 'list' ? oneOf(lengths) : commas([...lengths, '…']);
      return text('rules-runs-lengths', { numbers });
    }
    default:
      return '';
  }
}

function known(key: string, parameter: string, numbers: readonly number[]): string {
  return has(key) ? text(key, { parameter: Number(parameter), numbers: commas(numbers) }) : '';
}

/** How many stones may be taken by a code, and whether a heap may be split without taking any. */
function codeSentence({ digits, repeating }: Code): string {
  const [before = 0, ...after] = digits;
  const taken = after.flatMap((digit, k) => (digit ? [k + 1] : []));
  const amount = repeating ? 'repeating' : taken.length ? 'some' : 'none';
  const numbers = { numbers: oneOf(taken), most: taken.at(-1) ?? 0 };
  return text('rules-code', { amount, ...numbers, splits: before ? 'yes' : 'no' });
}

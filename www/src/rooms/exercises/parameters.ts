/* The parameters of exercises on the screen, and on paper. */

import { oneOf, type Parameter, type Parameters, wholeOf } from '../../question/parameter';
import type { Question } from '../../question/question';
import { playOf } from '../../question/typed/sums';
import { exercises, WORKSHEET } from './index';
import { givenOf, kindsOf, levelOf, MAX_COUNT, MAX_SEED, MAX_VERSIONS, USUAL, usualGiven } from './spec';

const upTo = (max: number) => (value: string) => wholeOf(value, 1, max);

const SETTINGS: readonly Parameter[] = [
  { name: 'game', default: exercises.usual.game, written: 'always' },
  { name: 'play', read: playOf, default: 'normal' },
  {
    /** The kinds of questions of `predict`, with commas between them: "value", "next", "sum",
     * "outcome", "move", "period", "far", "product". Default: "value,outcome,move". */
    name: 'kinds',
    read: (value) => kindsOf(value)?.join(','),
    default: ({ arguments: { play } }) => USUAL.kinds[playOf(play) ?? 'normal'].join(','),
  },
  /** Of `predict`, the level: "1" (the default), "2" or "3". */
  { name: 'level', read: levelOf, default: String(USUAL.level) },
  {
    /** What `predict` gives with a question: "options" and their values, "values" of heaps, or the
     * "rule" alone. Default: by the level, in this order. */
    name: 'given',
    read: givenOf,
    default: ({ arguments: { level } }) => usualGiven(levelOf(level) ?? USUAL.level),
  },
  /** The number of questions of `predict`: "1" to "50". Default: "10". */
  { name: 'count', read: upTo(MAX_COUNT), default: String(USUAL.count) },
  {
    /** Of `predict`, a whole number: the same seed gives the same questions. Default: "1". */
    name: 'seed',
    read: (value) => wholeOf(value, 0, MAX_SEED),
    default: String(USUAL.seed),
    written: 'in links',
  },
];

const EXERCISES: Parameters = {
  arguments: SETTINGS,
  view: [{ name: 'at', read: upTo(MAX_COUNT) }],
};

const SHEETS: Parameters = {
  arguments: [
    ...SETTINGS,
    /** The versions of a `worksheet`, with consecutive seeds: "1" (the default) to "20". */
    { name: 'versions', read: upTo(MAX_VERSIONS), default: '1' },
    /** The answer key of a `worksheet`: "on" (the default) or "off". */
    { name: 'answers', read: oneOf('on', 'off'), default: 'on' },
  ],
  view: [{ name: 'version', attribute: false, read: upTo(MAX_VERSIONS) }],
};

export const parametersOf = ({ problem }: Question): Parameters =>
  problem === WORKSHEET ? SHEETS : EXERCISES;

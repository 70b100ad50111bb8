/* An exercise on paper, in words: what every file and the printed sheet are written from. */

import { grouped, text } from '../../../i18n/index';
import { toHash } from '../../../question/question';
import type { Exercise } from '../generate';
import { EXERCISE } from '../index';
import type { Choice, Item, KindName, Pairs } from '../item';
import { argumentsOf, type Spec } from '../spec';
import { answerWords, gamesWords, headingWords, labelWords, rulesWords, say, sentence } from '../words';

export interface PaperTable {
  top: string;
  bottom: string;
  pairs: (readonly [string, string])[];
}

export interface PaperChoice {
  text: string;
  right: boolean;
  /** What a wrong choice is told. */
  feedback: string;
}

export interface PaperQuestion {
  kind: KindName;
  /** The game and its rule, where they differ from those of the sheet. */
  game: string;
  ask: string;
  tables: PaperTable[];
  /** Empty if the answer is a number. */
  choices: PaperChoice[];
  /** The number, or the right choice in words. */
  answer: string;
  why: string;
  /** Wrong numbers, with what they are told. */
  slips: { answer: string; feedback: string }[];
}

export interface Paper {
  title: string;
  rule: string;
  /** 1 for the first version. */
  version: number;
  /** How many versions there are. */
  versions: number;
  seed: number;
  /** The address of the same questions on the screen; empty if there is none. */
  link: string;
  questions: PaperQuestion[];
}

/** A version of a worksheet. `page`: the address of the page, without a hash; empty for no link. */
export function paperOf(
  { games, items }: Exercise,
  spec: Spec,
  version: number,
  versions: number,
  page: string,
): Paper {
  const rule = rulesWords(games, spec.play);
  return {
    title: text('exercise-name', { game: gamesWords(games) }),
    rule,
    version,
    versions,
    seed: spec.seed,
    link: page && page + toHash({ problem: EXERCISE, arguments: argumentsOf(spec), view: {} }),
    questions: items.map((item) => questionOf(item, rule)),
  };
}

/** The screen shows a part of it: what files have besides is put into words when it is read. */
function questionOf(item: Item, rule: string): PaperQuestion {
  const own = rulesWords(item.games, item.play);
  const choices = item.input.type === 'choice' ? item.input.choices : (item.choices ?? []);
  const feedback = (answer: string) => {
    const slip = item.slips.find((one) => one.answer === answer);
    const reply = item.replies?.[answer];
    // messages: exercise-slip-*
    const named = slip
      ? say({ text: `exercise-slip-${slip.name}`, ...(slip.with ? { with: slip.with } : {}) })
      : '';
    return [named, reply ? say(reply) : ''].filter(Boolean).join(' ');
  };
  return {
    kind: item.kind,
    game:
      item.games.length > 0 && own !== rule ? [headingWords(item.games), own].filter(Boolean).join('. ') : '',
    ask: say(item.ask),
    tables: item.given.map(tableOf),
    choices: choices.map(({ value, label }: Choice) => ({
      text: sentence(say(label)),
      right: value === item.answer,
      get feedback() {
        return feedback(value);
      },
    })),
    answer: choices.length ? sentence(answerWords(item)) : grouped(item.answer),
    get why() {
      return item.why.map(say).join(' ');
    },
    get slips() {
      return choices.length ? [] : item.slips.map(({ answer }) => ({ answer, feedback: feedback(answer) }));
    },
  };
}

const tableOf = ({ top, bottom, pairs }: Pairs): PaperTable => ({
  top: say(top),
  bottom: say(bottom),
  pairs: pairs.map(([label, value]) => [labelWords(label), value] as const),
});

/** Rows of at most `width` pairs, for pages that do not wrap. */
export function rowsOf({ pairs }: PaperTable, width: number): PaperTable['pairs'][] {
  const rows: PaperTable['pairs'][] = [];
  for (let from = 0; from < pairs.length; from += width) rows.push(pairs.slice(from, from + width));
  return rows;
}

/** How many short labels fit into a row of a page. */
export function widthOf({ pairs }: PaperTable): number {
  const longest = Math.max(1, ...pairs.map(([label, value]) => Math.max(label.length, value.length)));
  return Math.max(2, Math.min(16, Math.floor(64 / (longest + 2))));
}

/** a, b, c, … */
export const letter = (index: number): string => String.fromCharCode(97 + index);

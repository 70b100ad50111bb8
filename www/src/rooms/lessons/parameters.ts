/* The parameters of a step of a lesson, and its link. The path through all lessons has none. */

import type { Parameters } from '../../question/parameter';
import { type Question, toHash } from '../../question/question';
import { usualQuestion } from '../definition';
import { LESSON, lessons } from './index';
import { entryNamed, type LessonName } from './path';

const named = (name = '') => entryNamed(name.trim().toLowerCase());

const STEP: Parameters = {
  arguments: [
    {
      /** A lesson: "nim", "mex", "kayles"; its names are those in links. Without one, the
       * view `lesson` shows the path through all lessons. */
      name: 'name',
      attribute: 'lesson',
      read: (value) => named(value)?.name,
      otherwise: usualQuestion(lessons),
    },
    {
      /** Of a lesson: the step in view. Default: the first. */
      name: 'step',
      read: (value, { arguments: { name } }) => stepOf(value, named(name)?.steps ?? 0),
      default: '1',
      written: 'in links',
    },
  ],
  view: [],
};

export const parametersOf = ({ problem }: Question): Parameters =>
  problem === LESSON ? STEP : { arguments: [], view: [] };

function stepOf(text: string, steps: number): number | undefined {
  const step = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= steps ? step : undefined;
}

export function lessonQuestion(name: LessonName, step: number): Question {
  return { problem: LESSON, arguments: { name, step: String(step) }, view: {} };
}

export const stepLink = (name: LessonName, step: number) => toHash(lessonQuestion(name, step));

/* The question about a lesson in links. Pure functions. */

import { type Question, toHash } from '../../question/question';
import { defaultLessonsQuestion, LESSON } from './entry';
import { entryNamed, type LessonName } from './path';

/** Splits a question into its valid part and the invalid parameters, as written. */
export function sanitiseLesson({ problem, arguments: given, view }: Question): {
  question: Question;
  dropped: string[];
} {
  const { name, step, ...others } = given;
  const dropped = [...Object.entries(others), ...Object.entries(view)].filter(([, value]) => value !== '');
  const entry = problem === LESSON ? entryNamed(name?.trim().toLowerCase()) : undefined;
  const at = entry && stepOf(step, entry.steps);
  if (name && !entry) dropped.push(['name', name]);
  if (step && !at) dropped.push(['step', step]);
  return {
    question: entry ? lessonQuestion(entry.name, at ?? 1) : defaultLessonsQuestion(),
    dropped: dropped.map(([key, value]) => `${key}=${value}`),
  };
}

function stepOf(text: string | undefined, steps: number): number | undefined {
  const step = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return step >= 1 && step <= steps ? step : undefined;
}

export function lessonQuestion(name: LessonName, step: number): Question {
  return { problem: LESSON, arguments: { name, step: String(step) }, view: {} };
}

export const stepLink = (name: LessonName, step: number) => toHash(lessonQuestion(name, step));

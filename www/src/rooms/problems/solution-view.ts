/* The answer of a problem, and further results beside it. */

import './facts';
import '../../ui/answer';
import { html } from 'lit';
import type { Problem } from '../../engine/protocol';
import type { ProblemRoom } from './model';
import { questionText } from './wording';

export function solution(room: ProblemRoom, problem: Problem) {
  const { answered } = room;
  return html`<grundy-answer
      .label=${questionText(problem, answered?.answer.arguments ?? {})}
      .stale=${room.stale}
      .beside=${true}
      .of=${answered?.shown}
    ></grundy-answer>`;
}

/** Facts that are lists: of several lines, they stand with the derivation. */
const LISTS = ['winningMoves', 'zeckendorf'];

/** All facts, or the lists among them, or the others. */
export function facts({ answered, solving }: ProblemRoom, problem: Problem, lists?: boolean) {
  const names = problem.facts.filter((name) => lists === undefined || LISTS.includes(name) === lists);
  const found = names.flatMap((name): Array<[string, string | string[]]> => {
    // Before the first answer, the names of facts reserve its height.
    const value = answered ? answered.answer.facts[name] : solving.running ? '' : undefined;
    return value === undefined ? [] : [[name, value]];
  });
  return html`<grundy-facts .problem=${problem.id} .facts=${found} .total=${answered?.answer.facts.winningMoveCount}></grundy-facts>`;
}

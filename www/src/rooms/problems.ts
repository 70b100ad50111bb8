/* The room of the problems, which is there from the beginning. */

import { html } from 'lit';
import { problem } from '../parts/problem';
import { explanationSaid, solutionSaid } from '../parts/said';
import { problemTitle } from '../parts/title';
import type { ProblemRoom } from '../problem-room';
import type { Shown } from './index';

export function problems(room: ProblemRoom): Shown {
  return {
    room,
    view: () => (room.problem ? problem(room, room.problem) : html``),
    title: () => problemTitle(room),
    said: () => [solutionSaid(room), explanationSaid(room)],
  };
}

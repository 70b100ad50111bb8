/* The room of the problems, which is there from the beginning; what stands below the answer comes after all that the answer needs. */

import { text } from '../i18n/index';
import { askAgain, notArrived, waiting } from '../parts/boot';
import { type Below, problem } from '../parts/problem';
import { explanationSaid, solutionSaid } from '../parts/said';
import { problemTitle } from '../parts/title';
import type { ProblemRoom } from '../problem-room';
import { nextTask } from '../tasks';
import type { Shown } from './index';

/** Milliseconds to wait for the first answer. */
const PATIENCE = 1500;

export function problems(room: ProblemRoom, changed: () => void): Shown {
  let below: Below | undefined;
  let failed = false;

  async function load(): Promise<void> {
    failed = false;
    try {
      below = await import('../parts/below');
    } catch {
      failed = true;
    }
    changed();
  }
  let wanted = false;
  const begin = () => {
    if (wanted) return;
    wanted = true;
    load();
  };
  // Where the first answer takes long, beside it.
  setTimeout(begin, PATIENCE);

  const instead = () =>
    failed
      ? notArrived(text('page-part-failed'), text('page-part-failed-why'), () => askAgain(load))
      : waiting();
  return {
    room,
    view: () => {
      // Once the answer is drawn.
      if (room.answered && !wanted) requestAnimationFrame(() => nextTask().then(begin));
      return room.problem ? problem(room, room.problem, below, instead()) : waiting();
    },
    title: () => problemTitle(room),
    said: () => [solutionSaid(room), explanationSaid(room)],
    get settled() {
      return (
        room.answered !== undefined && room.explorer.picture !== undefined && (failed || below !== undefined)
      );
    },
  };
}

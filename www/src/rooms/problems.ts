/* The room of the problems, which is there from the beginning; what stands below the answer comes after all that the answer needs. */

import { text } from '../i18n/index';
import { askAgain, notArrived, waiting } from '../parts/boot';
import { type Below, problem } from '../parts/problem';
import { explanationSaid, solutionSaid } from '../parts/said';
import { problemTitle } from '../parts/title';
import type { ProblemRoom } from '../problem-room';
import type { Shown } from './index';

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
  if (document.readyState === 'complete') load();
  else addEventListener('load', () => load(), { once: true });

  const instead = () =>
    failed
      ? notArrived(text('page-part-failed'), text('page-part-failed-why'), () => askAgain(load))
      : waiting();
  return {
    room,
    view: () => (room.problem ? problem(room, room.problem, below, instead()) : waiting()),
    title: () => problemTitle(room),
    said: () => [solutionSaid(room), explanationSaid(room)],
    get settled() {
      return (
        room.answered !== undefined && room.explorer.picture !== undefined && (failed || below !== undefined)
      );
    },
  };
}

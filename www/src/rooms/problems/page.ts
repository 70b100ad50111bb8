/*
 * Mounts the problems room, which is part of the page; the parts below the answer are loaded after
 * the first answer.
 */

import { whyNot } from '../../engine/module';
import { nextTask } from '../../engine/next-task';
import type { LoadFailure } from '../../engine/protocol';
import { causeSentence, text } from '../../i18n/index';
import { explanationAnnouncement } from '../../sequence/announcements';
import { askAgain, loadFailed, waiting } from '../../ui/placeholder';
import type { MountedRoom } from '../definition';
import { solutionAnnouncement } from './announcements';
import type { ProblemRoom } from './model';
import { problemTitle } from './title';
import { type Details, problem } from './view';

/** Milliseconds to wait for the first answer before loading the details. */
const PATIENCE = 1500;

export function problemsPage(room: ProblemRoom, changed: () => void): MountedRoom {
  let below: Details | undefined;
  let failed: LoadFailure | undefined;

  async function load(): Promise<void> {
    failed = undefined;
    try {
      below = await import('./details');
    } catch (error) {
      failed = await whyNot(error);
    }
    changed();
  }
  let requested = false;
  const begin = () => {
    if (requested) return;
    requested = true;
    load();
  };
  // If the first answer takes long, load them meanwhile.
  setTimeout(begin, PATIENCE);

  const instead = () =>
    failed ? loadFailed(text('page-part-failed'), causeSentence(failed), () => askAgain(load)) : waiting();
  return {
    room,
    view: () => {
      // After the answer is drawn.
      if (room.answered && !requested) requestAnimationFrame(() => nextTask().then(begin));
      return room.problem ? problem(room, room.problem, below, instead()) : waiting();
    },
    title: () => problemTitle(room),
    announcements: () => [solutionAnnouncement(room), explanationAnnouncement(room)],
    get complete() {
      return (
        room.answered !== undefined &&
        room.sequence.loaded !== undefined &&
        (failed !== undefined || below !== undefined)
      );
    },
  };
}

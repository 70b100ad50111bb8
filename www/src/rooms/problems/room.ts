/* Mounts the problems room; the parts below the answer are loaded after the first answer. */

import '../../ui/field';
import './facts';
import { html, nothing } from 'lit';
import { Lazy } from '../../engine/lazy';
import { nextTask } from '../../engine/next-task';
import type { Problem } from '../../engine/protocol';
import { causeSentence, text } from '../../i18n/index';
import { explanationAnnouncement } from '../../sequence/announcements';
import { askAgain, loadFailed, waiting } from '../../ui/placeholder';
import type { MountRoom } from '../definition';
import { solutionAnnouncement } from './announcements';
import { ProblemRoom } from './model';
import { question } from './question-view';
import { problemTitle } from './title';

/** The module that is loaded after the first answer. */
type Details = typeof import('./details');

/** Milliseconds to wait for the first answer before loading the details. */
const PATIENCE = 1500;

export const mount: MountRoom = (client, history, changed, catalogue) => {
  const room = new ProblemRoom(client, history, changed);
  room.problems = catalogue;
  const below = new Lazy<Details>(() => import('./details'));
  const begin = () => below.want(changed);
  // If the first answer takes long, load them meanwhile.
  setTimeout(begin, PATIENCE);

  const again = () => askAgain(() => below.again(changed));
  const instead = () =>
    below.failure ? loadFailed(text('page-part-failed'), causeSentence(below.failure), again) : waiting();
  return {
    room,
    view: () => {
      // After the answer is drawn.
      if (room.answered && !below.module) requestAnimationFrame(() => nextTask().then(begin));
      return room.problem ? problem(room, room.problem, below.module, instead()) : waiting();
    },
    title: () => problemTitle(room),
    announcements: () => [solutionAnnouncement(room), explanationAnnouncement(room)],
    get complete() {
      return (
        room.answered !== undefined &&
        room.sequence.loaded !== undefined &&
        (below.failure ?? below.module) !== undefined
      );
    },
  };
};

/**
 * `details` draws everything below the answer, or a batch; until it is loaded, `instead` is shown
 * below.
 */
function problem(room: ProblemRoom, of: Problem, details: Details | undefined, instead: unknown) {
  const many = room.mode === 'many';
  return html`${question(room, of, many ? details?.batch(room, of) : undefined)}
    ${details ? (many ? nothing : details.details(room, of)) : instead}`;
}

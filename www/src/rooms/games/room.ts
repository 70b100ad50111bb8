/* Mounts the games room. */

import 'texts:glossary';
import '../../ui/terms.css';
import './rule.css';
import '../../ui/notation-field';
import '../../sequence/elements';
import '../../ui/field';
import { nothing } from 'lit';
import { Lazy } from '../../engine/lazy';
import { afterAnswer } from '../../engine/next-task';
import { causeSentence, text } from '../../i18n/index';
import { explanationAnnouncement } from '../../sequence/announcements';
import { askAgain, loadFailed, waiting } from '../../ui/placeholder';
import type { MountRoom } from '../definition';
import { gameTitle, hasPeriod, periodAnnouncement } from './announcements';
import { GameRoom } from './model';
import { type Details, game } from './view';

export const mount: MountRoom = (client, history, changed) => {
  const room = new GameRoom(client, history, changed);
  const isSeen = afterAnswer(changed);
  const details = new Lazy<Details>(() => import('./details'));
  const again = () => askAgain(() => details.again(changed));
  const instead = () =>
    details.failure ? loadFailed(text('page-part-failed'), causeSentence(details.failure), again) : waiting();
  return {
    room,
    view: () => {
      const isDrawn = isSeen(room.game !== undefined);
      const { wrong, answering } = room;
      const isOver = room.game ? isDrawn : wrong || answering.error || answering.stopped;
      if (isOver) room.more();
      const below = isOver ? details.want(changed) : undefined;
      return game(room, isDrawn, below, room.game && !details.failure ? nothing : instead());
    },
    title: () => gameTitle(room),
    announcements: () => [periodAnnouncement(room), explanationAnnouncement(room)],
    get complete() {
      return hasPeriod(room) && (details.failure ?? details.module) !== undefined;
    },
  };
};

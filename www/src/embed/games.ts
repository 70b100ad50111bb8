/* The games in a frame. */

import '../elements/game-field';
import { html, nothing } from 'lit';
import { GameRoom } from '../game-room';
import galleryTexts from '../i18n/en/gallery.ftl?raw';
import texts from '../i18n/en/games.ftl?raw';
import { errorSentence, learn, text } from '../i18n/index';
import { calledGame } from '../parts/called-game';
import { fields } from '../parts/game';
import { periodSaid } from '../parts/game-said';
import { period } from '../parts/period';
import { state } from '../parts/state';
import { wrongGame } from '../parts/wrong-game';
import { meaningfulGame } from '../state';
import type { EnterScene } from './scene';
import { sequenceReady, sequenceViews, sequenceWorks } from './sequence';

learn(texts);
learn(galleryTexts);

export const enter: EnterScene<'games'> = (client, place, changed, controls) => {
  const room = new GameRoom(client, place, changed);
  const sequence = sequenceViews(
    room,
    controls,
    () => ({ name: room.game ? calledGame(room.game.game) : '', repetition: room.repetition }),
    // Only where there is no game either: a sequence can be shown while its period is looked for.
    () =>
      room.game
        ? nothing
        : state(
            room.judging,
            { doing: text('period-progress'), stopped: text('period-stopped'), home: 'sequence-chart' },
            room.asking,
          ),
  );
  return {
    room,
    meaningful: meaningfulGame,
    views: {
      ...sequence,
      answer: () => period(room),
      calculator: () => period(room),
      explanation: sequence.value,
      compare: () =>
        room.comparing && room.drawComparison
          ? html`<section class="compare">${room.drawComparison(room, room.comparing)}</section>
              ${room.question.view.at ? sequence.value() : nothing}`
          : nothing,
    },
    fields: () => html`<div class="ask game">${fields(room)}</div>`,
    ready: (show) => {
      if (show === 'answer' || show === 'calculator') return room.judged !== undefined;
      if (show === 'compare') return room.comparing?.stretch !== undefined;
      // A period changes the picture: one that is soon found is waited for.
      const judging = room.judging.running && !room.judging.visible;
      return !judging && sequenceReady(room, show === 'explanation' ? 'value' : show);
    },
    works: [room.judging, ...sequenceWorks(room)],
    wrong: () => {
      const { game, n } = room.fields;
      if (game?.error) return wrongGame(game.error, room.question.arguments.game ?? '').sentence;
      return n?.error ? errorSentence(n.error) : '';
    },
    said: () => periodSaid(room),
  };
};

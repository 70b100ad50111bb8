/* The problems in a frame. */

import '../elements/reasons';
import { html } from 'lit';
import texts from '../i18n/en/problems.ftl?raw';
import { errorSentence, learn, text } from '../i18n/index';
import { answer, fields } from '../parts/question';
import { solutionSaid } from '../parts/said';
import { state } from '../parts/state';
import { derivation } from '../parts/why';
import { gameName } from '../parts/wording';
import { ProblemRoom } from '../problem-room';
import { meaningful } from '../state';
import type { EnterScene } from './scene';
import { sequenceReady, sequenceViews, sequenceWorks } from './sequence';

learn(texts);

export const enter: EnterScene<'problems'> = async (client, place, changed, controls) => {
  const room = new ProblemRoom(client, place, changed);
  room.problems = (await client.ask('catalogue', {})).answer;
  const known = (id: string) => room.problems.find((problem) => problem.id === id);
  const of = <Drawn>(draw: (problem: NonNullable<typeof room.problem>) => Drawn) =>
    room.problem ? draw(room.problem) : undefined;
  const asked = () => of((problem) => fields(room, problem));
  const answered = () => of((problem) => answer(room, problem));
  return {
    room,
    meaningful: (question) => {
      const problem = known(question.problem);
      return problem ? meaningful(question, problem) : { question, dropped: [] };
    },
    views: {
      answer: answered,
      calculator: answered,
      explanation: () => of((problem) => html`<section class="why">${derivation(room, problem)}</section>`),
      ...sequenceViews(
        room,
        controls,
        () => ({ name: gameName(room.explorer) }),
        () =>
          state(
            room.solving,
            {
              doing: text('progress-solving'),
              stopped: text('answer-cancelled-none'),
              home: 'sequence-chart',
            },
            room.asking,
          ),
      ),
    },
    fields: asked,
    ready: (show) =>
      ['answer', 'calculator', 'explanation'].includes(show)
        ? room.answered !== undefined
        : sequenceReady(room, show),
    works: [room.solving, ...sequenceWorks(room)],
    wrong: () => {
      const field = Object.values(room.fields).find(({ error }) => error);
      return field ? errorSentence(field.error) : '';
    },
    said: () => solutionSaid(room),
  };
};

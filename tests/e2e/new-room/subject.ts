import type { Client } from '../../engine/client';
import { Resource } from '../../engine/resource';
import { text } from '../../i18n/index';
import type { QuestionHistory } from '../../question/history';
import { QuestionRoom } from '../question-room';
import type { Subject, ViewHost } from '../view';
import { newRoom } from './index';
import { parametersOf } from './parameters';

export class NewRoom extends QuestionRoom {
  readonly parametersOf = parametersOf;
  readonly square: Resource<string, string>;

  constructor(client: Client, history: QuestionHistory, changed: () => void) {
    super(history, changed, newRoom);
    this.square = new Resource(client, changed, {
      load: async (ask, base) => (await ask('nimber', { expression: `${base}*${base}` })).answer.value,
    });
  }

  protected request(): void {
    this.square.want(this.question.arguments.base ?? '');
  }
}

export function enter(host: ViewHost): Subject<NewRoom> {
  const room = new NewRoom(host.client, host.history, () => host.changed());
  const { square } = room;
  const name = text('new-room-heading');
  const retry = () => square.retry();
  return { room, understood: true, works: [square], error: undefined, retry, name, announcement: '' };
}

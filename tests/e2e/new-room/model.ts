import type { Client } from '../../engine/client';
import { Resource } from '../../engine/resource';
import type { QuestionHistory } from '../../question/history';
import { QuestionRoom } from '../question-room';
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

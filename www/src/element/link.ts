/* Reads the link that an element shows in place of what its attributes ask. Pure functions. */

import { readHash } from '../question/question';
import { roomOf, type ViewName, viewNamed, viewsIn } from '../views/registry';
import { type AttributeError, CONTROLS, type ElementQuestion } from './attributes';

export type Attributes = Iterable<readonly [name: string, value: string]>;

/** Of the attributes, only the view and the controls. */
export function readLink(attributes: Attributes, link = ''): ElementQuestion | AttributeError {
  const given = new Map(attributes);
  const word = (name: string) => given.get(name)?.trim().toLowerCase() ?? '';
  const reading = readHash(link);
  if (reading.kind === 'broken') {
    const { reason, part } = reading;
    return { code: 'bad-link', field: '', message: 'bad-link', reason, value: part };
  }
  if (reading.kind === 'none') return attributeError('no-question', '', []);
  const { question } = reading;
  const room = roomOf(question.problem);
  // A catalogue asks nothing.
  if (!viewsIn(room).length) return attributeError('no-question', '', []);
  const name = viewNamed(room, word('view'), question.problem);
  if (!name) return attributeError('unknown-view', word('view'), viewsIn(room));
  if (name === 'list') question.view.list ??= 'zeros';
  return { view: name, controls: controlsOf(word('controls')), question };
}

export const controlsOf = (given: string) => CONTROLS.find((name) => name === given) ?? 'some';

export function attributeError(
  code: 'unknown-view' | 'nothing-asked' | 'nothing-beside' | 'no-question',
  value: string,
  views: readonly ViewName[],
): AttributeError {
  return {
    code,
    field: '',
    message: code,
    allowed: { code: 'views', values: { names: [...views] } },
    value: value.slice(0, 60),
  };
}

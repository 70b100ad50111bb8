/* The field for an expression of nimbers. */

import { text } from '../../i18n/index';
import { powers } from '../../parts/nimber-words';
import type { ViewName } from '../attributes';
import { field } from '../field';
import type { Holder } from '../view';

/** Whether readers may ask for another one. */
export function asks({ controls }: Holder, view: ViewName): boolean {
  return controls === 'all' || (controls === 'some' && view === 'calculator');
}

export function expression(holder: Holder, typed: string) {
  return field(powers(text('nimbers-field')), typed, (other) => holder.say('expression', other));
}

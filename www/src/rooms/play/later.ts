/* What is told about a match once there is something to tell, which is loaded by then: the end in
 * its card; below it the refutation, the hints, the moves so far. */

import '../../ui/player';
import { html } from 'lit';
import texts from '../../i18n/en/play-told.ftl?raw';
import { learn } from '../../i18n/index';
import { hints } from './hint-view';
import { moveHistory } from './history-view';
import type { PlayRoom } from './model';
import { why, whyOffer } from './why-view';

learn(texts);

export function below(room: PlayRoom) {
  return html`${why(room)} ${whyOffer(room)} ${hints(room)} ${moveHistory(room)}`;
}

export { ending as end } from './end-view';
export { lastHint as hint } from './hint-view';

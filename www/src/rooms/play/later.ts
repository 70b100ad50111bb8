/* What is told about a match once there is something to tell, which is loaded by then: the end in
 * its card; below it the refutation, the hints, the moves so far. */

import 'texts:play-told';
import '../../ui/player';
import { html } from 'lit';
import { hints } from './hint-view';
import { moveHistory } from './history-view';
import type { PlayRoom } from './model';
import { why, whyOffer } from './why-view';

export function below(room: PlayRoom) {
  return html`${why(room)} ${whyOffer(room)} ${hints(room)} ${moveHistory(room)}`;
}

export { ending as end } from './end-view';
export { lastHint as hint } from './hint-view';

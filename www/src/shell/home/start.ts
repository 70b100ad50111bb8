/* What the start page loads after the first answer: the game, and the tours. */

import './board';

export { Guide } from '../tours/guide';

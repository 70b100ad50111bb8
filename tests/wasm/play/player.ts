// The page's games to play and its players, and the games of its exercises; the rooms, for links.
import '../../../www/src/rooms/index';
export const sentences = () => import('../../../www/src/asked/sentence');
export { outcomeFar } from '../../../www/src/asked/far';
export { fromHash } from '../../../www/src/question/question';
export { readGames } from '../../../www/src/rooms/exercises/games';
export { mistakeAt, winnerOf } from '../../../www/src/rooms/play/match';
export { chooseMove, randomFor } from '../../../www/src/rooms/play/players';
export { randomPosition } from '../../../www/src/rooms/play/random-position';
export { readPlayable } from '../../../www/src/rooms/play/read-game';

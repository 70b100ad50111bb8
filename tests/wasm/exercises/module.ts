// The generator of exercises, for Node.

export { check } from '../../../www/src/rooms/exercises/check';
export { readGames } from '../../../www/src/rooms/exercises/games';
export { generate } from '../../../www/src/rooms/exercises/generate';
export { score } from '../../../www/src/rooms/exercises/kinds/move';
export { specOf } from '../../../www/src/rooms/exercises/spec';

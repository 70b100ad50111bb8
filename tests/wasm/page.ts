// What the page says and plays, for the oracles in Node.
import 'texts:problems';
import { english } from '../../www/src/i18n/language';
import { fromHash } from '../../www/src/question/question';
import { LOADERS } from '../../www/src/rooms/lessons/load';

export { check } from '../../www/src/rooms/exercises/check';
export { readGames } from '../../www/src/rooms/exercises/games';
export { generate } from '../../www/src/rooms/exercises/generate';
export { score } from '../../www/src/rooms/exercises/kinds/move';
export { specOf } from '../../www/src/rooms/exercises/spec';
export { sentence } from '../../www/src/rooms/problems/sentence';

export const lessons = await Promise.all(Object.values(LOADERS).map(async (load) => (await load()).lesson));
/** The arguments of a question in a link. */
export const argumentsIn = (link: string) => fromHash(link)?.arguments ?? {};
export const textOf = (key: string): string => english.texts.text(key);
export const hasText = (key: string): boolean => english.texts.has(key);

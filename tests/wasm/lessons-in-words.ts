// Every lesson, and its texts by key.

import { english } from '../../www/src/i18n/language';
import { LOADERS } from '../../www/src/rooms/lessons/load';

export const lessons = await Promise.all(Object.values(LOADERS).map(async (load) => (await load()).lesson));

export const textOf = (key: string): string => english.texts.text(key);
export const hasText = (key: string): boolean => english.texts.has(key);

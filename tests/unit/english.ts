import 'texts:allowed';
import { readFileSync } from 'node:fs';
import { learn } from '../../www/src/i18n/index';

/** The English texts of a file, such as "play". */
export const source = (name: string) =>
  readFileSync(new URL(`../../www/src/i18n/en/${name}.ftl`, import.meta.url), 'utf8');

/** Learns the English texts of files. */
export function learnEnglish(...names: string[]): void {
  for (const name of names) learn(name, source(name));
}

/** Without the marks that isolate what is inserted, with ordinary spaces. */
export const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

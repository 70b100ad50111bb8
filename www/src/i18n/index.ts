/**
 * All texts of the page come from here: `text('key')` reads `en/*.ftl`. A check that keys and texts
 * agree is in tests/unit/check-messages.mjs.
 */

import 'texts:names';
import 'texts:page';

export { causeSentence, errorSentence, linkSentence } from './errors';
export type { Language } from './language';
export {
  direction,
  has,
  inLanguageOf,
  languageOf,
  learn,
  locale,
  setLocale,
  speakIn,
  text,
  textsArrived,
  whenTexts,
} from './language';
export { commas, listed } from './list';
export { counted, duration, fetching, grouped, remaining, shortened } from './numbers';
export type { Arguments } from './texts';

/**
 * All words of the page come from here: `text('key')`, with the texts in `en/*.ftl`. That keys and texts
 * agree is checked by scripts/check-messages.mjs.
 */

export { errorSentence, linkSentence } from './errors';
export type { Language } from './language';
export {
  direction,
  grouped,
  has,
  inLanguageOf,
  languageOf,
  learn,
  locale,
  setLocale,
  speakIn,
  text,
} from './language';
export { duration, remaining, shortened } from './numbers';
export type { Arguments } from './texts';

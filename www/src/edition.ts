/*
 * What this edition of the page has: all of it. The page that is one file has another module in this place, which
 * scripts/single/edition.mjs makes of the list in scripts/single/contents.mjs; what is false there is in no file.
 */

/** The rooms that are left to the site, by their ids. */
export const ELSEWHERE: readonly string[] = [];
/** Where the site is, for those. Empty: nobody said. */
export const SITE: string = '';
/** Two games beside each other. */
export const COMPARISON: boolean = true;
/** Values as a file. */
export const SAVING: boolean = true;
/** What a question can be shared as. */
export const SHARING: boolean = true;
/** The menu of what can be copied. */
export const COPYING: boolean = true;
/** Games that the engine recognises by their values. */
export const RECOGNITION: boolean = true;
/** The search in the header. */
export const SEARCH: boolean = true;
/** Large questions computed by two workers. */
export const TWO_WORKERS: boolean = true;
/** How many kilobytes the page in one file takes, where the site offers it. */
declare const GRUNDYSCOPE_SINGLE: number | undefined;
export const ONE_FILE: number = typeof GRUNDYSCOPE_SINGLE === 'undefined' ? 0 : (GRUNDYSCOPE_SINGLE ?? 0);

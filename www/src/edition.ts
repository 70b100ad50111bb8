/*
 * The parts of this edition of the page: all. In the page in one file they are false, but for those
 * of www/build/single/edition.mjs, which changes this module.
 */

/** The ids of the rooms that only the site has. */
export const ELSEWHERE: readonly string[] = [];
/** The URL of the site, for links to those rooms. Empty: unknown. */
export const SITE: string = '';
/** The comparison of two games. */
export const COMPARISON: boolean = true;
/** Saving values as a file. */
export const SAVING: boolean = true;
/** The share dialog. */
export const SHARING: boolean = true;
/** The menu of an answer. */
export const COPYING: boolean = true;
/** Recognising known sequences. */
export const RECOGNITION: boolean = true;
/** The search in the header. */
export const SEARCH: boolean = true;
/** The start page; without it, the page starts with the first problem. */
export const HOME: boolean = true;
/** The examples of own rules. */
export const OWN_RULES: boolean = true;
/** Positions of several heaps counted, and rules as programs. */
export const GAME_TOOLS: boolean = true;
/** The lessons, which contain views of all rooms. */
export const LESSONS: boolean = true;
/** Several workers for large questions. */
export const WORKER_TEAM: boolean = true;
/** The size of the page in one file in kilobytes, if the site offers it; else 0. */
declare const GRUNDYSCOPE_SINGLE: number | undefined;
export const ONE_FILE: number = typeof GRUNDYSCOPE_SINGLE === 'undefined' ? 0 : (GRUNDYSCOPE_SINGLE ?? 0);

/* The modules that are loaded when the first element is about to become visible. */

export { Inside } from './inside';
export { readAttributes } from './question';

/*
 * The style sheets of a shadow root: those of the page, which www/build/plugins/shadow.mjs
 * transforms.
 */

import base from '../ui/base.css?shadow';
import tokens from '../ui/tokens.css?shadow';
import scope from './element.css?shadow';
import view from './view.css?shadow';

/** The sheets that all views share. */
export const SHARED: readonly string[] = [tokens, base, scope, view];

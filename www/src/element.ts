/*
 * dist/grundyscope.js, the script for host pages: registers the element, which links to the
 * script's own site.
 */

import { configure, register } from './element/element';
import { trustedAddress } from './engine/trusted-types';
import './engine/violation';
import address from './engine/worker?worker&url';
import { startOwn } from './package/web-start';

configure({
  load: () => import('./element/start'),
  examine: async (message) => (await import('./engine/module')).examine(address, message),
  site: new URL('./', import.meta.url).href,
  startWorker: (_, name) =>
    startOwn(() => new Worker(trustedAddress(address), { type: 'module', name }), address, name),
  small: true,
});
register();

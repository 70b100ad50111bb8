/* dist/grundyscope.js, the one script tag: it registers the element, and knows the site that it comes from. */

import address from '../engine/worker?worker&url';
import { startOwn } from '../package/web-start';
import { register, settle } from './element';

settle({
  site: new URL('./', import.meta.url).href,
  startWorker: () => startOwn(() => new Worker(address, { type: 'module' }), address),
});
register();

/* dist/grundyscope.js, the one script tag: it registers the element, and knows the site that it comes from. */

import address from '../engine/worker?worker&url';
import { startFrom } from '../package/web-start';
import { register, settle } from './element';

settle({
  site: new URL('./', import.meta.url).href,
  startWorker() {
    try {
      return new Worker(address, { type: 'module' });
    } catch {
      return startFrom(address);
    }
  },
});
register();

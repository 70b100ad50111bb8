// Part of npm test: dist-gallery/, which the browser tests look at.
import './setup/node.mjs';
import { main } from './lib/stop.mjs';
import { buildGallery } from './page.mjs';

await main(buildGallery);

// Part of npm test: dist-gallery/, for the browser tests.
import './setup/node.mjs';
import { commandLine } from './lib/command.mjs';
import { GALLERY } from './lib/paths.mjs';
import { main } from './lib/stop.mjs';
import { buildIfChanged } from './lib/up-to-date.mjs';
import { buildGallery, PAGE_INPUTS } from './page.mjs';

commandLine({ name: 'node scripts/build-gallery.mjs', about: 'Builds dist-gallery/.' });

await main(() => buildIfChanged(GALLERY, PAGE_INPUTS, buildGallery));

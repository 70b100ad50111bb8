import Reveal from '../node_modules/reveal.js/dist/reveal.mjs';

new Reveal({ hash: true }).initialize();

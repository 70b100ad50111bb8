// Imported first by every command: exits with one sentence when Node.js is too old. The syntax of
// this file and of its imports works in old versions.
import { oldNode } from './versions.mjs';

const sentence = oldNode(process.versions.node);
if (sentence) {
  console.error(sentence);
  process.exit(1);
}

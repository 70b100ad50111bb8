// Imported first by every command: exits with one sentence when Node.js is too old. The syntax of
// this file and of its imports works in old versions.
import { atLeast, neededNode } from './versions.mjs';

const have = process.versions.node;
if (!atLeast(have, neededNode())) {
  console.error(
    `Node.js ${have} is too old: install Node.js ${neededNode()} or newer from https://nodejs.org and run this again.`,
  );
  process.exit(1);
}

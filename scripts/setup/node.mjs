// Imported first by every command: exits with one sentence when Node.js is too old. The syntax of
// this file and of its imports works in old versions.
import { neededNode, suits, versionIn } from './versions.mjs';

const need = neededNode();
if (!suits(process.versions.node, need)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install Node.js ${need.split('||').map(versionIn).join(' or ')}, or newer, from https://nodejs.org and run this again.`,
  );
  process.exit(1);
}

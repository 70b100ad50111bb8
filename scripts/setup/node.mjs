// Imported first by every command, for its effect: ends with one sentence on a Node.js that is too old.
// The syntax here and in what this imports stays readable for old versions.
import { neededNode, suits, versionIn } from '../versions.mjs';

const need = neededNode();
if (!suits(process.versions.node, need)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install Node.js ${need.split('||').map(versionIn).join(' or ')}, or newer, from https://nodejs.org and run this again.`,
  );
  process.exit(1);
}

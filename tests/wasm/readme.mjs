// Runs the README's example of the generated package and compares its output with its comments.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ok, same } from './assert.mjs';
import { checking } from './instance.mjs';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export const runReadme = (report) => checking(report)('the example of README.md', printsItsComments);

function printsItsComments() {
  const [, code] = /```js\n((?:(?!```).)*?'\.\/www\/pkg\/.*?)```/s.exec(
    readFileSync(`${ROOT}README.md`, 'utf8'),
  );
  const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((match) => match[1]);
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  ok(expected.length >= 5, 'an example with comments');
  same(printed.trimEnd().split('\n'), expected);
}

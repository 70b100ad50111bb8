// Runs the README's example of the generated package and compares its output with its comments.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export function runReadme(report) {
  const [, code] = /```js\n((?:(?!```).)*?'\.\/www\/pkg\/.*?)```/s.exec(
    readFileSync(`${ROOT}README.md`, 'utf8'),
  );
  const expected = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)/g)].map((match) => match[1]);
  try {
    const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const found = printed.trimEnd().split('\n');
    if (expected.length < 5 || found.join('\n') !== expected.join('\n')) {
      throw new Error(`expected ${JSON.stringify(expected)}, found ${JSON.stringify(found)}`);
    }
    report({ name: 'the example of README.md' });
  } catch (error) {
    report({ name: 'the example of README.md', error: error.message });
  }
}

// The addresses of the project, which are examples so far, have one place: package.json.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';

const FOLDERS = ['src', 'scripts', 'www/src', 'www/build', 'www/public', 'www/offline', 'examples'];
const FILES = ['Cargo.toml', 'vite.config.ts', 'vite.script.config.ts', 'www/index.html', 'www/embed.html'];

test('no address of the site or of the sources is outside package.json', () => {
  const { homepage, repository } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const own = [homepage, repository.url].map((url) => url.replace(/^.*\/\/|(?:\/|\.git)$/g, ''));
  const below = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  const files = [...below, ...FILES.map((name) => join(ROOT, name))];
  assert.ok(files.length > 300);
  const found = files.filter((path) => {
    const text = readFileSync(path, 'utf8');
    return own.some((address) => text.includes(address));
  });
  assert.deepEqual(found, []);
});

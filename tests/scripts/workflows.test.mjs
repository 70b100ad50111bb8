import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../../scripts/lib/paths.mjs';

const FOLDER = join(ROOT, '.github', 'workflows');

test('actions are pinned by commit, with the version in a comment', () => {
  const names = readdirSync(FOLDER);
  const used = names.flatMap((name) =>
    Array.from(readFileSync(join(FOLDER, name), 'utf8').matchAll(/\buses: *(.*)$/gm), ([, action]) => action),
  );
  assert.ok(used.length >= 4);
  for (const action of used) assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

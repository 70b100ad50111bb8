import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { WWW } from '../../scripts/lib/paths.mjs';
import { LEFT_OUT } from '../../www/build/single/contents.mjs';

test('the modules that it omits exist', () => {
  for (const path of Object.keys(LEFT_OUT)) assert.ok(existsSync(join(WWW, 'src', path)), path);
});

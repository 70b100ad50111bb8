import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { WWW } from '../../scripts/lib/paths.mjs';
import { HERE, LEFT_OUT, PARTS } from '../../www/build/single/contents.mjs';
import { editionSource } from '../../www/build/single/edition.mjs';
import { compose } from '../../www/build/single/page.mjs';

const read = (path) => readFileSync(join(WWW, path), 'utf8');

test('the page in one file defines exactly the constants of the page', () => {
  const names = (source) => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name).sort();
  const page = read('src/edition.ts');
  assert.deepEqual(names(editionSource('')), names(page));
  for (const part of Object.keys(PARTS)) assert.match(page, new RegExp(`${part}: boolean = true;`));
});

test('the modules that it omits and its rooms exist', () => {
  for (const path of Object.keys(LEFT_OUT)) assert.ok(existsSync(join(WWW, 'src', path)), path);
  const rooms = [...read('src/rooms/index.ts').matchAll(/ from '\.\/([\w-]+)';/g)].map(([, id]) => id);
  for (const room of HERE) assert.ok(rooms.includes(room), room);
  const [, elsewhere] = /ELSEWHERE = (.*);/.exec(editionSource(''));
  assert.deepEqual([...HERE, ...JSON.parse(elsewhere), 'definition'].sort(), rooms.sort());
  assert.match(editionSource('https://example.org/'), /SITE = "https:\/\/example\.org\/"/);
});

test('the policy allows the inline scripts and styles by their hashes', () => {
  const html = compose({
    template: read('index.html'),
    icon: '<svg/>',
    theme: 'a();',
    styles: 'b{}',
    script: 'const end = "</script>$&";',
    engine: 'c("<!--");',
    packed: 'AAAA',
    licences: 'MIT <!-- </script>',
  });
  const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'? |https?:|\*/);
  const scripts = [...html.matchAll(/<script(?: id="engine-script"| type="module")?>([\s\S]*?)<\/script>/g)];
  assert.equal(scripts.length, 3);
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)];
  for (const [, text] of [...scripts, ...styles])
    assert.ok(policy.includes(createHash('sha256').update(text).digest('base64')), text);
  assert.ok(html.includes('const end = "<\\/script>$&";'));
  assert.match(html, /id="licences">\nMIT \\x3c!-- <\\\/script><\/script>/);
  assert.doesNotMatch(html, /(?:src|href)="\.\/[^"]/);
  assert.ok(html.indexOf('<meta charset') < 200);
});

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { WWW } from '../../scripts/lib/paths.mjs';
import { HERE, LEFT_OUT, PARTS } from '../../www/build/single/contents.mjs';
import { editionOf } from '../../www/build/single/edition.mjs';
import { compose } from '../../www/build/single/page.mjs';

const read = (path) => readFileSync(join(WWW, path), 'utf8');

test('the page in one file has its own parts, the address of the site, and no room that it lacks', () => {
  const page = read('src/edition.ts');
  const here = editionOf(page, 'https://example.org/');
  const parts = [...page.matchAll(/(\w+): boolean = true/g)].map(([, name]) => name);
  assert.ok(parts.length > 5);
  for (const part of parts) assert.ok(here.includes(`${part}: boolean = ${PARTS.includes(part)}`), part);
  for (const part of PARTS) assert.ok(parts.includes(part), part);
  assert.match(here, /SITE = "https:\/\/example\.org\/"/);
  const rooms = [...read('src/rooms/index.ts').matchAll(/ from '\.\/([\w-]+)';/g)].map(([, id]) => id);
  const [, elsewhere] = /ELSEWHERE = (.*);/.exec(here);
  assert.deepEqual([...HERE, ...JSON.parse(elsewhere), 'definition'].sort(), rooms.sort());
});

test('the modules that it omits exist', () => {
  for (const path of Object.keys(LEFT_OUT)) assert.ok(existsSync(join(WWW, 'src', path)), path);
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

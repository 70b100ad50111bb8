// The npm package in empty projects of React and Vue, as their users build them: with npm's
// registry, the project's own tools and its own type checker; then drawn in Chromium. Those of Vite
// and strict TypeScript are in tests/package. Needs lib/ (npm run build -- package).
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { close, newPage, npm, pack, project, serving } from '../package/project.mjs';

const PROJECTS = new URL('./projects/', import.meta.url);
/** The losing positions of three heaps of at most 29 stones, published with Project Euler 310. */
const PUBLISHED = '1160';

/** The files of an empty project, by name. */
function filesOf(name) {
  const folder = new URL(`${name}/`, PROJECTS);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  );
}

let tarball;
before(async () => {
  tarball = await pack();
});
after(close);

describe('an empty project', { concurrency: 2 }, () => {
  for (const name of readdirSync(PROJECTS))
    test(`${name}: builds, draws the element, and gets its answers`, async () => {
      const root = await project(name, tarball, filesOf(name), { offline: false });
      await npm(['run', 'build'], root);
      const { page, errors } = await newPage();
      await page.goto(`${await serving([['/', join(root, 'dist')]])}/`);
      const scope = page.locator('grundy-scope');
      await scope.locator('[part=view]').waitFor({ timeout: 30_000 });
      const digits = scope.locator('.answer-digits');
      await digits.and(page.locator('[data-answer]')).waitFor();
      const first = await digits.getAttribute('data-answer');
      assert.match(first, /^\d+$/);
      const { width, height } = await scope.boundingBox();
      assert.ok(width > 300 && height > 100, `${width} x ${height}`);
      // A property of the framework changes the attribute, and the event reaches the framework.
      await page.getByRole('button', { name: '29', exact: true }).click();
      await page.getByText(`${first} ${PUBLISHED}`, { exact: true }).waitFor({ timeout: 10_000 });
      assert.equal(await scope.getAttribute('n'), '29');
      assert.deepEqual(errors, []);
      await page.close();
    });
});

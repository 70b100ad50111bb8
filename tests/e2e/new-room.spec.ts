// A room is its folder, a line in rooms/index.ts and its texts: one is added to a copy of the page,
// which is built, and is found behind its door, by the search, in elements, frames and “Share…”.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NODE_MODULES, ROOT, TARGET } from '../../scripts/lib/paths.mjs';
import { host } from './element-host';
import { live } from './frame-page';
import { expect, test } from './page';

const COPY = join(TARGET, 'new-room');
const ROOM = fileURLToPath(new URL('new-room', import.meta.url));
/** What no build of the page needs, or makes. */
const LEFT = /^(\.git|\.wireit|benches|dist.*|docs|fuzz|lib|node_modules|target|test-results|tests)$/;

/** Checks and builds the copy with the room; the folder with the page. */
function built(): string {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const part of readdirSync(ROOT).filter((name) => !LEFT.test(name)))
    cpSync(join(ROOT, part), join(COPY, part), { recursive: true });
  symlinkSync(NODE_MODULES, join(COPY, 'node_modules'));
  const src = join(COPY, 'www/src');
  cpSync(ROOM, join(src, 'rooms/new-room'), { recursive: true });
  cpSync(join(ROOM, 'new-room.ftl'), join(src, 'i18n/en/new-room.ftl'));
  const texts = {
    names: 'rooms-new-room = Squares of nimbers',
    tiles: 'tile-new-room = Each nimber is a square.',
    'view-names': 'view-square = The square',
  };
  for (const [file, line] of Object.entries(texts))
    appendFileSync(join(src, `i18n/en/${file}.ftl`), `${line}\n`);
  const index = join(src, 'rooms/index.ts');
  const line = "import { newRoom } from './new-room';\n";
  const source = readFileSync(index, 'utf8').replace('const ALL_ROOMS = [', '$&newRoom,');
  writeFileSync(index, line + source);
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: COPY, stdio: 'pipe' });
  run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.page.json');
  for (const config of ['vite.config.ts', 'vite.script.config.ts'])
    run('node_modules/vite/bin/vite.js', 'build', '--config', config);
  return join(COPY, 'dist');
}

test('a room that is added as a folder is found everywhere', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(300_000);
  const dist = built();
  await page.route(/\/some\/sub\/path\//, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(dist, pathname.replace('/some/sub/path/', '') || 'index.html') });
  });

  await test.step('behind its door and in the bar, where it is marked', async () => {
    await page.goto('./#1/explore');
    const rooms = page.getByRole('navigation', { name: 'Rooms' });
    await page.getByRole('main').getByRole('link', { name: 'Squares of nimbers' }).click();
    await expect(page).toHaveURL(/#1\/nim-squares\?base=6$/);
    await expect(page.getByText('The square of 6 is 5.')).toBeVisible();
    await expect(rooms.getByRole('link', { name: 'Squares of nimbers' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('by the search', async () => {
    await page.goto('./#1/stones?n=8');
    await page.getByRole('combobox', { name: 'Search' }).fill('squares of nimbers');
    await page.getByRole('option', { name: 'Squares of nimbers' }).first().click();
    await expect(page).toHaveURL(/#1\/nim-squares\?base=6$/);
  });

  await test.step('in “Share…”, with its parameter as an attribute, and in a frame', async () => {
    await page.goto('./#1/nim-squares?base=5');
    await page.getByRole('button', { name: 'Share…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share' });
    await dialog.getByRole('radio', { name: 'Element', exact: true }).check();
    await expect(dialog.getByRole('textbox').last()).toHaveValue(/<grundy-scope[^>]* base="5"/);
    await page.goto('./embed.html#1/nim-squares?base=5');
    await live(page);
    await expect(page.getByText('The square of 5 is 7.')).toBeVisible();
  });

  await test.step('in an element of another page', async () => {
    await host(page, { body: '<grundy-scope base="7" view="square"></grundy-scope>' });
    await expect(page.getByText('The square of 7 is 4.')).toBeVisible();
  });
});

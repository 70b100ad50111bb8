// Empty projects with the package installed from the tarball of `npm pack`, in a temporary folder.
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { NODE_MODULES, ROOT } from '../../scripts/lib/paths.mjs';
import { serve } from '../../scripts/serve-static.mjs';

const run = promisify(execFile);
const WINDOWS = process.platform === 'win32';
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'grundyscope-package-')));
const closing = [() => rmSync(folder, { recursive: true, force: true })];

/** The npm that runs this process, or the one on PATH. An error has its output. */
export async function npm(args, cwd) {
  try {
    return await runNpm(args, cwd);
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  }
}

function runNpm(args, cwd) {
  const script = process.env.npm_execpath;
  const [command, ...before] = script?.endsWith('.js')
    ? [process.execPath, script]
    : [WINDOWS ? 'npm.cmd' : 'npm'];
  return run(command, [...before, ...args], { cwd, shell: WINDOWS });
}

/** The tarball's path. Its scripts have run before, as a part of the test run. */
export async function pack() {
  await npm(['pack', '--ignore-scripts', '--pack-destination', folder], ROOT);
  return join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.tgz')),
  );
}

/**
 * Creates a folder with these files and installs the tarball: without a network only that, else
 * also what its package.json names.
 */
export async function project(name, tarball, files, { offline = true } = {}) {
  const root = join(folder, name);
  const all = { 'package.json': '{ "private": true, "type": "module" }\n', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const network = offline ? '--offline' : '--prefer-offline';
  await npm(['install', network, '--no-audit', '--no-fund', tarball], root);
  return root;
}

/** Adds a package of this repository to a project, as npm would install it. */
export function addPackage(root, name) {
  mkdirSync(dirname(join(root, 'node_modules', name)), { recursive: true });
  symlinkSync(join(NODE_MODULES, name), join(root, 'node_modules', name), WINDOWS ? 'junction' : 'dir');
}

/** The output of a program; throws with that output if the program fails. */
export async function node(root, ...args) {
  try {
    return (await run(process.execPath, args, { cwd: root, timeout: 60_000 })).stdout;
  } catch (error) {
    throw new Error(`${error.message}\n${error.stdout}${error.stderr}`);
  }
}

/** Runs a tool of this repository in another project. */
export const tool = (...path) => join(NODE_MODULES, ...path);

/** Serves folders at paths, on a port of its own; the result is the origin. */
export async function serving(mounts) {
  const server = await serve(mounts, 0);
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${server.address().port}`;
}

let browser;

/** A page, and its errors as they come. */
export async function newPage() {
  browser ??= chromium.launch({
    executablePath: process.env.GRUNDYSCOPE_CHROMIUM,
  });
  const page = await (await browser).newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  return { page, errors };
}

/** Opens a URL and waits until the page is done; returns its text and its errors. */
export async function open(address) {
  const { page, errors } = await newPage();
  await page.goto(address);
  await page.locator('[data-done]').waitFor({ state: 'attached', timeout: 30_000 });
  const lines = (await page.locator('#out').innerText()).trimEnd().split('\n');
  await page.close();
  return { lines, errors };
}

export async function close() {
  // If the browser does not start, its test fails; the waiting programs must still end.
  await (await browser?.catch(() => undefined))?.close();
  for (const end of closing.reverse()) await end();
}

// Browsers that Playwright does not drive: Firefox by WebDriver BiDi, WebKitGTK by WebDriver. And
// an old Chromium by Playwright. Each has `goto`, `evaluate` (an expression's value), `close`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

/** Starts a program; resolves with it and with what its first output of that form has. */
export function start(command, args, form, env) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text) => {
      output += text;
      const found = form.exec(output);
      if (found) resolve({ child, found: found[1] });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', read);
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`${command} ended with ${code}\n${output}`)));
  });
}

export async function firefox(file) {
  const profile = mkdtempSync(join(tmpdir(), 'grundyscope-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const { child, found } = await start(file, args, /WebDriver BiDi listening on (\S+)/);
  const socket = new WebSocket(`${found}/session`);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const waiting = new Map();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data);
    const [resolve, reject] = waiting.get(id) ?? [];
    if (type === 'error') reject?.(new Error(message));
    else resolve?.(result);
    waiting.delete(id);
  };
  let last = 0;
  const send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, [resolve, reject]);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    async evaluate(expression) {
      const target = { context };
      const given = { expression: `JSON.stringify(${expression})`, target, awaitPromise: false };
      const { type, result, exceptionDetails } = await send('script.evaluate', given);
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return result.value && JSON.parse(result.value);
    },
    close() {
      child.removeAllListeners('exit');
      child.kill();
      child.on('exit', () => rmSync(profile, { recursive: true, force: true }));
    },
  };
}

export async function webkit(file) {
  const display = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], /^(\d+)\n/m);
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(file, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display.found}` },
    stdio: 'ignore',
  });
  const call = async (path, body, tries = 1) => {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const { value } = await response.json();
      if (!response.ok) throw new Error(value.message);
      return value;
    } catch (error) {
      if (tries > 20 || error.cause?.code !== 'ECONNREFUSED') throw error;
      await new Promise((resolve) => setTimeout(resolve, 100)); // the driver does not say when it is there
      return call(path, body, tries + 1);
    }
  };
  const library = '/usr/lib/x86_64-linux-gnu';
  const folder = readdirSync(library).find((name) => /^webkit2?gtk-[\d.]+$/.test(name));
  const { sessionId } = await call('', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary: join(library, folder, 'MiniBrowser'), args: ['--automation'] },
      },
    },
  });
  return {
    goto: (url) => call(`/${sessionId}/url`, { url }),
    evaluate: (expression) =>
      call(`/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] }),
    close() {
      driver.kill();
      display.child.removeAllListeners('exit');
      display.child.kill();
    },
  };
}

/** `library` is the folder of what the program needs beside it. */
export async function chromium(file, library) {
  const args = ['--no-sandbox', '--no-zygote', '--disable-gpu'];
  const env = { ...process.env, LD_LIBRARY_PATH: library };
  const browser = await playwright.launch({ executablePath: file, args, env });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

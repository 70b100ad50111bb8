// For pictures that are taken for people, not compared: as the browser tests, but one after the
// other, and once.
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';
import { ROOT } from '../../scripts/lib/paths.mjs';

export default defineConfig({
  ...tests,
  testDir: fileURLToPath(new URL('.', import.meta.url)),
  outputDir: '../../test-results/pictures',
  reporter: 'list',
  workers: 1,
  retries: 0,
  timeout: 120_000,
  webServer: { ...tests.webServer, cwd: ROOT } as NonNullable<typeof tests.webServer>,
});

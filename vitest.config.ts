import { defineConfig } from 'vitest/config';
import { names } from './www/build/plugins/names.ts';
import { formulas } from './www/build/plugins/tex.ts';

export default defineConfig({
  plugins: [formulas(), names()],
  test: {
    // Machines that run this may be slow, and busy with other things.
    testTimeout: 30_000,
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    // The files of tests share the modules of the page: loading them anew for each file takes longer
    // than the tests.
    isolate: false,
  },
});

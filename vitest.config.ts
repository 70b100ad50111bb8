import { defineConfig } from 'vitest/config';
import { texts } from './www/build/plugins/texts.mjs';

export default defineConfig({
  plugins: [texts()],
  test: {
    // Machines that run this may be slow, and busy with other things.
    testTimeout: 30_000,
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
    // Test files share the page's modules: loading them for each file takes longer than the tests.
    isolate: false,
  },
});

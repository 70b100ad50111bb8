import { defineConfig } from 'vitest/config';
import { names } from './scripts/vite/names.ts';
import { formulas } from './scripts/vite/tex.ts';

export default defineConfig({
  plugins: [formulas(), names()],
  test: {
    // Machines that run this may be slow, and busy with other things.
    testTimeout: 30_000,
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
  },
});

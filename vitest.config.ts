import { defineConfig } from 'vitest/config';
import { names } from './scripts/vite/names.ts';
import { formulas } from './scripts/vite/tex.ts';

export default defineConfig({
  plugins: [formulas(), names()],
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
  },
});

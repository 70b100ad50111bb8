import { defineConfig } from 'vitest/config';
import { formulas } from './scripts/vite/tex.ts';

export default defineConfig({
  plugins: [formulas()],
  test: {
    include: ['tests/unit/**/*.test.ts'],
    environment: 'node',
  },
});

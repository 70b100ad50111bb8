// Runs axe in a page in its current state.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(
    context: unknown,
    options: object,
  ): Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>;
}

/** `only` restricts the run to one rule, `within` to the elements of a selector. */
export async function violations(page: Page | Frame, only?: string, within?: string): Promise<string[]> {
  // Evaluated by Playwright, so that the page's Content-Security-Policy stays unchanged.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([runOnly, within]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const options = { runOnly, resultTypes: ['violations'], selectors: false };
      const { violations } = await axe.run(within ?? document, options);
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
      );
    },
    [only ? [only] : TAGS, within] as const,
  );
}

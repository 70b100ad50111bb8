// Runs axe in a page in its current state.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `only` restricts the run to one rule. */
export async function violations(page: Page, only?: string): Promise<string[]> {
  // Evaluated by Playwright, so that the page's Content-Security-Policy stays unchanged.
  await page.evaluate(AXE);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: Array<{ id: string; nodes: Array<{ html: string }> }> }>;
      };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations } = await axe.run({ runOnly: only ? [only] : tags });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, only);
}

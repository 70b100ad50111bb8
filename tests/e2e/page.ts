// How the tests get at the page. Roles and names where a person would use them, data attributes for exact digits.
import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

export class Playground {
  readonly page: Page;
  readonly n: Locator;
  readonly answer: Locator;
  /** What stands under the field for N. */
  readonly note: Locator;

  constructor(page: Page) {
    this.page = page;
    this.n = page.locator('#field-n');
    this.note = page.locator('#field-n-note');
    this.answer = page.locator('.answer-digits[data-answer]');
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`./${hash}`);
    await expect(this.answer).toBeVisible();
  }

  /** The answer is there, and is the one for the question as it now stands. */
  async answers(digits: string): Promise<void> {
    await expect(this.answer).toHaveAttribute('data-answer', digits);
    await expect(this.answer).not.toHaveAttribute('data-stale', 'true');
  }

  hash(): string {
    return decodeURIComponent(new URL(this.page.url()).hash);
  }
}

/** A test with a playground, which fails when the page logs an error, throws, or shows a text by its bare key. */
export const test = base.extend<{ playground: Playground }>({
  playground: async ({ page }, use) => {
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(`thrown: ${error.message}`));
    page.on('console', (message: ConsoleMessage) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      if (message.type() === 'error' || message.type() === 'warning') troubles.push(message.text());
    });
    await use(new Playground(page));
    expect(troubles).toEqual([]);
  },
});

export { expect };

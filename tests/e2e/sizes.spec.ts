// How many sizes the rooms have together: of text, of controls, of corners (www/src/ui/tokens.css).
import type { Page } from '@playwright/test';
import { expect, inOrder, test } from './page';
import { ROOMS } from './rooms';
import { settled } from './settled';

inOrder();
test.use({ sharePage: true });

/** Of all that is seen: sizes with faces, heights of controls, radii; each with an example. */
const sizesOn = (page: Page) =>
  page.evaluate(() => {
    const found: [kind: 'text' | 'height' | 'radius', size: string, example: string][] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, height } = element.getBoundingClientRect();
      const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!seen || width < 2 || element.closest('.hidden')) continue;
      const { fontSize, fontFamily, borderTopLeftRadius } = getComputedStyle(element);
      const example = `${element.localName}.${element.className}`;
      const written = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      const box = element.matches(
        'button, select, summary, input:not([type=checkbox], [type=radio], [type=range])',
      );
      if (written || element.matches('input, select'))
        found.push(['text', `${Math.round(parseFloat(fontSize))} ${fontFamily.split(',')[0]}`, example]);
      if (box) found.push(['height', `${Math.round(height)}`, example]);
      if (borderTopLeftRadius !== '0px') found.push(['radius', borderTopLeftRadius, example]);
    }
    return found;
  });

test('all rooms together have few sizes of text, heights of controls and radii', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sizes = { text: new Map(), height: new Map(), radius: new Map() };
  for (const { hash } of ROOMS) {
    await page.goto(`./${hash}`);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      for (const [kind, size, example] of await sizesOn(page)) sizes[kind].set(size, `${hash} ${example}`);
    }
  }
  expect(sizes.text.size, [...sizes.text].join('\n')).toBeLessThanOrEqual(18);
  expect(sizes.height.size, [...sizes.height].join('\n')).toBeLessThanOrEqual(6);
  expect(sizes.radius.size, [...sizes.radius].join('\n')).toBeLessThanOrEqual(5);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inShadow, overridable } from '../../www/build/plugins/shadow.mjs';

test('rem becomes a size of the element', () => {
  assert.equal(
    inShadow('p { margin: 0.5rem -1rem; width: 3vw }'),
    'p{margin: calc(0.5 * var(--rem)) calc(-1 * var(--rem));width: 3cqi}',
  );
  assert.equal(inShadow('.a-2rem { --step-3rem: 0 }'), '.a-2rem{--step-3rem: 0}');
});

test('media queries become container queries', () => {
  assert.equal(
    inShadow('@media (width < 66rem) and (width >= 34rem) { p { margin: 0 } }'),
    '@container (width < 66em) and (width >= 34em){p{margin: 0}}',
  );
  assert.equal(inShadow('@media print { p { margin: 0 } }'), '@media print{p{margin: 0}}');
});

test('rules for the page become rules for the element, without layers and registered properties', () => {
  const css = `/* a comment */
@layer ui, rooms;
@layer ui {
@property --ink {
  syntax: "<color>";
}
:root {
  color-scheme: light dark;
  --ink: black;
}
:root[data-theme="dark"] {
  color-scheme: dark;
}
html {
  margin: 0;
}
  body {
  margin: 0;
}
}
`;
  assert.equal(
    inShadow(css).replaceAll(' ', ''),
    '.scope{--ink:black;}.scope[data-theme="dark"]{color-scheme:dark;}.scope{margin:0;}',
  );
});

test('every token can be overridden by a property of the host page', () => {
  assert.equal(
    overridable('.scope{--ink: light-dark(#1, #2);--sans: a, b;color:red}'),
    '.scope{--ink:var(--grundyscope-ink,light-dark(#1, #2));--sans:var(--grundyscope-sans,a, b);color:red}',
  );
});

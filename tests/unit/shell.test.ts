import { expect, test } from 'vitest';
import { withTexts } from '../../scripts/vite/shell.ts';

const source = 'page-name = Grundyscope\npage-tagline = Fish & "chips" < all\nempty = { $n }\n';

test('a page before its scripts has the words of the page', () => {
  expect(withTexts('<title>{{ page-name }}</title>', source)).toBe('<title>Grundyscope</title>');
  expect(withTexts('<p title="{{ page-tagline }}">', source)).toBe(
    '<p title="Fish &amp; &quot;chips&quot; &lt; all">',
  );
  expect(withTexts('<p>{{page-name}} { page-name }</p>', source)).toBe('<p>{{page-name}} { page-name }</p>');
});

test('comments are for those who read the source', () => {
  expect(withTexts('<p>\n  <!-- What is\nsaid -->\n  {{ page-name }}</p>', source)).toBe(
    '<p>\n  Grundyscope</p>',
  );
});

test('a key without a text stops the build', () => {
  expect(() => withTexts('{{ nowhere }}', source)).toThrow('no text for nowhere');
});

import { expect, test } from 'vitest';
import { withTexts } from '../../www/build/plugins/html.mjs';

const source = 'page-name = Grundyscope\npage-tagline = Fish & "chips" < all\nempty = { $n }\n';

test('the HTML has its texts before any script runs', () => {
  expect(withTexts('<title>{{ page-name }}</title>', source)).toBe('<title>Grundyscope</title>');
  expect(withTexts('<p title="{{ page-tagline }}">', source)).toBe(
    '<p title="Fish &amp; &quot;chips&quot; &lt; all">',
  );
  expect(withTexts('<p>{{page-name}} { page-name }</p>', source)).toBe('<p>{{page-name}} { page-name }</p>');
});

test('a text takes its arguments from the HTML', () => {
  expect(withTexts('{{ empty n=… }}', source)).toBe('…');
  const choice = 'why = { $of ->\n    [a] { $n } b\n   *[c] d\n  }\n';
  expect(withTexts('{{ why of=a n=7 }}, {{ why of=c }}', choice)).toBe('7 b, d');
});

test('a key without a text stops the build', () => {
  expect(() => withTexts('{{ nowhere }}', source)).toThrow('no text for nowhere');
});

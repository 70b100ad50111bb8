// Applies the stored colours before the first paint, so that the page does not flash.
// src/shell/theme.ts stores them.
const { dataset } = document.documentElement;
let theme;
try {
  theme = localStorage.getItem('grundyscope-theme');
} catch {
  // Storage may be unavailable (a sandboxed frame): then the system's colours are used.
}
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
if (theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';

// A visit uses its faces if they are there when text is first drawn (src/ui/fonts/fonts.css). Over
// a line on which the style sheet took long they are not, and would only delay the answer; the
// offline copy has them for the next visit.
for (const sheet of document.styleSheets) {
  const isLate = performance.getEntriesByName(sheet.href ?? '').some(({ duration }) => duration > 200);
  for (let at = isLate ? sheet.cssRules.length : 0; at--; )
    if (/^@font-face.*url\(/s.test(sheet.cssRules[at].cssText)) sheet.deleteRule(at);
}

// Not in the page in one file: shows why there is no page if a script does not arrive, or in half.
// The page, once it runs, removes these lines.
function showLost() {
  const line = document.querySelector(`.lost${location.protocol === 'file:' ? '-file' : ''}[hidden]`);
  if (!line) return;
  line.hidden = false;
  line.onclick = ({ target }) => target.type && location.reload();
  // The page, which makes this policy otherwise (src/engine/trusted-types.ts), does not run.
  const rules = { createScriptURL: (address) => address };
  const policy = globalThis.trustedTypes?.createPolicy('grundyscope', rules) ?? rules;
  const src = policy.createScriptURL('./lost.js');
  const place = line.querySelector('.cause');
  const onerror = () => {
    if (place) place.textContent = place.dataset.connection;
  };
  document.head.append(Object.assign(document.createElement('script'), { src, onerror }));
}
addEventListener(
  'error',
  ({ target, filename }) => (filename || target.type === 'module') && showLost(),
  true,
);
// Half a script may be a whole program, which ends without an error and without the page.
addEventListener('load', () => dataset.page || showLost());

// A frame's policy (www/build/plugins/html.mjs), then its looks.
const policy = document.querySelector('[name="policy"]')?.cloneNode();
if (policy) {
  if (origin === 'null') policy.content = policy.content.replaceAll("'self'", location.origin);
  policy.httpEquiv = 'Content-Security-Policy';
  document.head.append(policy);
}

const root = document.documentElement;
const asked = new URLSearchParams(location.search.slice(0, 4000));
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
if (theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches) root.dataset.contrast = 'more';
const size = Number.parseInt(asked.get('size') ?? '', 10);
if (size > 100) root.style.fontSize = `calc(var(--step-0) * ${Math.min(300, size) / 100})`;
root.dataset.show = asked.get('show') || (location.hash.startsWith('#1/game') ? 'chart' : 'answer');

addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector('.frame-open');
  const ready = document.querySelector('.frame-whole[data-ready]');
  if (link && !ready && location.hash.length < 100_000) link.href = `./${location.hash}`;
});

/** Says that the scripts did not arrive, or in half; lost.js finds out why. */
function tell() {
  const line = document.querySelector('.frame-lost');
  if (!line?.hidden) return;
  line.hidden = false;
  line.querySelector('button').onclick = () => location.reload();
  // The frame, which makes this policy otherwise (src/engine/trusted-types.ts), does not run.
  const rules = { createScriptURL: (address) => address };
  const made = globalThis.trustedTypes?.createPolicy('grundyscope', rules) ?? rules;
  const src = made.createScriptURL('./lost.js');
  const place = line.querySelector('.cause');
  const onerror = () => {
    place.textContent = place.dataset.connection;
  };
  document.head.append(Object.assign(document.createElement('script'), { src, onerror }));
}

addEventListener(
  'error',
  ({ target, filename }) => {
    if (document.querySelector('.frame-whole[data-ready]')) return;
    if (!filename && target.type !== 'module') return;
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell);
    else tell();
  },
  true,
);

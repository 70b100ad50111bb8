// The colours chosen earlier, before anything is drawn, so that nothing flashes. src/themes.ts keeps them, and goes on from here.
const { dataset } = document.documentElement;
let theme;
try {
  theme = localStorage.getItem('grundyscope-theme');
} catch {
  // Storage may be forbidden (a sandboxed frame): then the system decides.
}
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
if (theme === 'contrast' || matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';

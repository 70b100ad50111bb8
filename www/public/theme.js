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

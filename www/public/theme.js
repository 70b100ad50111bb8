// The colours chosen earlier, before anything is drawn, so that nothing flashes. src/themes.ts keeps them.
try {
  const theme = localStorage.getItem('grundyscope-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be forbidden (a sandboxed frame): then the system decides.
}

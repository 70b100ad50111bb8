/** A style sheet of the page as text, made fit for a shadow root: scripts/vite/shadow.mjs. */
declare module '*.css?shadow' {
  const css: string;
  export default css;
}

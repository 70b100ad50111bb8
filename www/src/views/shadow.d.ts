/** A style sheet of the page as text for a shadow root: www/build/plugins/shadow.mjs. */
declare module '*.css?shadow' {
  const css: string;
  export default css;
}

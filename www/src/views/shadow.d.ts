/** Texts by the name of their file: www/build/plugins/texts.mjs. */
declare module 'texts:*';

/** A style sheet of the page as text for a shadow root: www/build/plugins/shadow.mjs. */
declare module '*.css?shadow' {
  const css: string;
  export default css;
}

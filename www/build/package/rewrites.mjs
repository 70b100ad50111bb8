// Changes of the package's code, so that bundlers of other projects include exactly the files that
// it needs.

/**
 * Removes the address of the engine from the generated script of a build: bundlers would inline an
 * engine into every file that imports it. The package passes the address itself, and the page in
 * one file has its engine in it.
 */
export function generated(name) {
  const address = "new URL('grundyscope_bg.wasm', import.meta.url)";
  return {
    name: 'grundyscope:generated',
    transform(code, id) {
      if (!id.endsWith(`/pkg/${name}.js`)) return null;
      if (!code.includes(address))
        this.error('The generated script names its engine in another way than it did.');
      return { code: code.replace(address, 'undefined'), map: null };
    },
  };
}

const ADDRESS =
  /new URL\(\s*(?:\/\* @vite-ignore \*\/)?\s*["'`]\.\/([\w.-]+)["'`],\s*import\.meta\.url\s*\)/g;

/**
 * Addresses of files in the form that every bundler recognises: a comment makes this build keep
 * them, and is removed from the result.
 */
export function addresses() {
  return {
    name: 'grundyscope:addresses',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          // All such files are at the top of the package.
          const top = output.fileName.includes('/') ? '../' : './';
          output.code = output.code.replace(
            ADDRESS,
            (_, name) => `new URL("${top}${name}", import.meta.url)`,
          );
        }
      },
    },
  };
}

// What the build changes in the package's code, so that whoever bundles it finds what it needs and nothing else.

const OWN_ADDRESS = /new URL\('grundyscope_bg\.wasm', import\.meta\.url\)/;

/**
 * The generated package knows an address of its own, which would bring an engine into every file that bundles it.
 * Whoever starts it here says where it is.
 */
export function generated() {
  return {
    name: 'grundyscope:generated',
    transform(code, id) {
      if (!/\/pkg\/grundyscope\.js$/.test(id)) return null;
      if (!OWN_ADDRESS.test(code))
        this.error('The generated package names its engine in another way than it did.');
      return { code: code.replace(OWN_ADDRESS, 'undefined'), map: null };
    },
  };
}

const ADDRESS =
  /new URL\(\s*(?:\/\* @vite-ignore \*\/)?\s*["'`]\.\/([\w.-]+)["'`],\s*import\.meta\.url\s*\)/g;

/** Addresses of files in the package as every bundler reads them: left alone here, by that comment, and without it there. */
export function addresses() {
  return {
    name: 'grundyscope:addresses',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          // All such files lie at the top of the package.
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

// The licences of what is bundled. Each bundle adds the npm packages whose code it has to one set;
// the document is made of this set, so it cannot omit one.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LICENSES, licences } from '../licences/document.mjs';
import { describe, packageOf } from '../licences/packages.mjs';

/**
 * Adds the packages of a bundle to `packages`. For workers too, which are bundles of their own.
 * @returns {import('vite').Plugin}
 */
export function collectPackages(packages) {
  return {
    name: 'grundyscope:collect-packages',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(output.modules)) {
          const name = renderedLength > 0 ? packageOf(id) : undefined;
          if (name) packages.add(name);
        }
      }
    },
  };
}

/** The document for a set of packages by their names. */
export const licencesOf = (packages) => licences([...packages].map((name) => describe(name)));

/**
 * Writes the document beside the page, and serves it in development, where nothing is bundled.
 * @returns {import('vite').Plugin}
 */
export function emitLicences(packages) {
  return {
    name: 'grundyscope:emit-licences',
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: LICENSES, source: licencesOf(packages) });
      },
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.split('?')[0].endsWith(`/${LICENSES}`)) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(licences([]));
      });
    },
  };
}

/**
 * Checks that the document of the page, which is built before, has every package of this bundle.
 * @returns {import('vite').Plugin}
 */
export function checkLicences(packages) {
  let folder = '';
  return {
    name: 'grundyscope:check-licences',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler() {
        const text = readFileSync(join(folder, LICENSES), 'utf8');
        const missing = [...packages].filter((name) => !lists(text, name));
        if (missing.length) this.error(`${LICENSES} has nothing about ${missing.join(', ')}.`);
      },
    },
  };
}

/** Whether a document lists a package or crate. */
export function lists(text, name) {
  return text.split('\n').some((line) => line.startsWith(`${name} `));
}

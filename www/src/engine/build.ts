/**
 * The name of the build to which a script belongs. The page and its workers must have the same: a
 * host or a cache may answer with a worker of another build. Undefined in development, in the page
 * in one file and in the package, whose files come together. See www/build/plugins/digests.ts.
 */
export const BUILD: string | undefined = import.meta.env.BUILD;

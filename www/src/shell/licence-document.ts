/*
 * The document with the licences, as the site has it: a file beside the page. The page in one file
 * replaces this module (www/build/single/edition.mjs), because the document is in it.
 */

/** The address of the document; empty if it is not a file. */
export const ADDRESS: string = './LICENSES.txt';

/** The text of the document. */
export async function licenceDocument(): Promise<string> {
  const response = await fetch(ADDRESS);
  if (!response.ok) throw new Error(`${ADDRESS}: ${response.status}`);
  return response.text();
}

/**
 * The Trusted Types policy of this project: with `require-trusted-types-for 'script'` in the policy
 * of a document, workers start only from addresses that a policy has made. Where there are no
 * Trusted Types, texts stay as they are.
 *
 * Its name, "grundyscope", is documented (docs/embedding.md). The only other policy is that of Lit,
 * "lit-html". Only addresses and documents of this project go through it, nothing that is typed.
 */

const rules = {
  createScriptURL: (address: string): string => address,
  createHTML: (html: string): string => html,
};

let policy: typeof rules | undefined;

/** The policy, made when it is first needed; plain texts if the document does not allow it. */
function trusted(): typeof rules {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, made: typeof rules): typeof rules };
  };
  try {
    policy ??= trustedTypes?.createPolicy('grundyscope', rules);
  } catch {
    // The document forbids the name; if it requires policies, no worker will start.
  }
  return policy ?? rules;
}

/** The address of a worker's script. */
export const trustedAddress = (address: string): string => trusted().createScriptURL(address);

/** A document for `srcdoc`. */
export const trustedDocument = (html: string): string => trusted().createHTML(html);

/** The directive of a policy that has blocked something on this thread: exceptions do not tell. */
let directive = '';
globalThis.addEventListener?.('securitypolicyviolation', ({ effectiveDirective }) => {
  directive = effectiveDirective;
});

export const violated = (): string => directive;

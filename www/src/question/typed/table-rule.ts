/* Own rules of two or three coordinates as people type them. Pure functions. */

/** Whether a text begins as a rule of two or three coordinates. */
export function isTableRule(text: string): boolean {
  return /^(?:\s*rule\s*:)?[\s(]*\(\s*[a-z]\w*\s*,[^()]*\)\s*(?:->|→|to\b)/i.test(text);
}

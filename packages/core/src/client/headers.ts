/** A key for one thing the user wants; the same key goes with every retry of it. */
export function idempotencyKey(): string {
  return globalThis.crypto.randomUUID();
}

/** Says which version of a record the user has seen, so that nobody's change is overwritten. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"v${version}"` };
}

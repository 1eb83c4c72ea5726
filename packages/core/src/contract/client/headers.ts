/** A key for one thing the user wants; the same key goes with every retry of it. */
export function idempotencyKey(): string {
  return globalThis.crypto.randomUUID();
}

/** Says which of the things a user wants a request is, so that none is done twice. */
export function keyHeader(key: string): { 'Idempotency-Key': string } {
  return { 'Idempotency-Key': key };
}

/** Gives a request's key: the same while the same values are sent and nobody has answered. */
export interface RequestKeys {
  headersFor: (body: unknown) => { 'Idempotency-Key': string };
  /** What comes next is a new request, even with the same values. */
  answered: () => void;
}
/** Makes the keys of one form or button. */
export function requestKeys(): RequestKeys {
  let last: { text: string; key: string } | null = null;
  return {
    headersFor: (body) => {
      const text = JSON.stringify(body);
      if (last?.text !== text) last = { text, key: idempotencyKey() };
      return { 'Idempotency-Key': last.key };
    },
    answered: () => {
      last = null;
    },
  };
}

/** Says which version of a record the user has seen, so that nobody's change is overwritten. */
export function ifMatch(version: number): { 'If-Match': string } {
  return { 'If-Match': `"v${version}"` };
}

/** Says in the log of which run the outcome is noted, where the same is done to many records. */
export function runHeader(runId: number): { 'Run-Id': number } {
  return { 'Run-Id': runId };
}

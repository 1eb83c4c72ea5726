import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A new opaque secret of 256 bits. */
export const newToken = () => randomBytes(32).toString('base64url');
/** What is stored and looked up instead of the secret. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest();
/**
 * The refresh token that follows a spent one. Derived, so that a retry of a lost answer gets the same successor although
 * nothing is kept in clear.
 */
export const successorOf = (token: string, familyKey: Buffer) =>
  createHmac('sha256', familyKey).update(token).digest('base64url');

/** Lifetimes in seconds. */
export const lifetimes = { access: 10 * 60, refreshIdle: 12 * 3600, session: 7 * 24 * 3600, retry: 30, ticket: 30 };

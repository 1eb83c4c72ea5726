import { hash, verify } from '@node-rs/argon2';
import { createTurnstile } from '../../server/http/turnstile.ts';

/** OWASP's second recommended setting of Argon2id; a verify takes about 15 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const queueLimit = 40;

/** Hashes and checks passwords with a pepper; at most two at a time, and a full queue refuses (429) instead of stalling the server. */
export function createPasswords(pepper: string) {
  const secret = Buffer.from(pepper);
  const turn = createTurnstile({ atOnce, queueLimit });
  const hashPassword = (password: string) => turn(() => hash(password.normalize('NFC'), { ...cost, secret }));
  // Verified for unknown accounts too, so that the time of an answer does not tell whether the account exists.
  const nobody = hash('no account has this password', { ...cost, secret });
  return {
    hashPassword,
    verifyPassword: (stored: string | null, password: string) =>
      turn(async () => {
        const isRight = await verify(stored ?? (await nobody), password.normalize('NFC'), { secret });
        return isRight && stored !== null;
      }),
  };
}
export type Passwords = ReturnType<typeof createPasswords>;

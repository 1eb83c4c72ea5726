import type { Passwords } from '../passwords/passwordHash.ts';

/** What signing in, registering and passwords need besides the database. */
export interface AuthWorld {
  passwords: Passwords;
  brand: string;
  /** Where messages to the operator of the product go. */
  supportEmail: string;
  publicUrl: string;
  kickMail: () => void;
}

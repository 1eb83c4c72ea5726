import type { LimitSettings } from '../../base/settings/index.ts';
import type { Passwords } from './passwordHash.ts';

/** What signing in, registering and passwords need besides the database. */
export interface AuthWorld {
  passwords: Passwords;
  brand: string;
  /** Where messages to the operator of the product go. */
  supportEmail: string;
  publicUrl: string;
  kickMail: () => void;
  limits: LimitSettings;
  /** Where traces go that belong to no account. */
  log: { warn: (facts: object, text: string) => void };
}

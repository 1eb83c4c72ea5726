import { StartError } from './startError.ts';

/** How much the product takes from one address, account or brokerage; `LIMITS` sets others by these names. */
export const usualLimits = {
  /** Sign-ins of an address, in a minute and in an hour. */
  login: 30,
  login_hour: 300,
  /** Registrations of an address in an hour. */
  register: 5,
  /** Recoveries that an address asks for in an hour, and those that one account is mailed. */
  recovery: 10,
  recovery_account: 3,
  /** Confirmations and new passwords by link, of an address in an hour. */
  confirm: 20,
  /** Renewals of one session in a minute. */
  refresh: 12,
  /** Calls of a user and of a brokerage in a second; three times as many at once. */
  calls: 20,
  brokerage_calls: 100,
  /** Messages of an address in an hour, and those that one brokerage gets in a day. */
  contact: 3,
  contact_day: 20,
  /** Exports of a brokerage in an hour, and at once. */
  export: 20,
  exports_at_once: 2,
};
export type LimitSettings = typeof usualLimits;
export type LimitName = keyof LimitSettings;

const most = 1_000_000;

/** Reads `LIMITS`: names and whole numbers, `register=20,calls=40`; what is not named stays as usual. */
export function readLimits(text: string | undefined): LimitSettings {
  const limits = { ...usualLimits };
  for (const part of text?.split(',') ?? []) {
    const [name = '', count = ''] = part.split('=').map((piece) => piece.trim());
    if (!isName(name))
      throw new StartError(`LIMITS has no limit "${name}". Set LIMITS to some of ${Object.keys(limits).join(', ')}.`);
    if (!/^\d+$/.test(count) || Number(count) < 1 || Number(count) > most)
      throw new StartError(`LIMITS has ${name}="${count}". Set LIMITS to whole numbers from 1, such as ${name}=20.`);
    limits[name] = Number(count);
  }
  return limits;
}
const isName = (name: string): name is LimitName => Object.hasOwn(usualLimits, name);

import { emptySession, type SessionRecord } from './session.ts';

/** Key of the record in local storage. */
export const sessionKey = 'corredor.session';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

type Shape = { [Key in keyof SessionRecord]: (value: unknown) => boolean };

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);
const orNull = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const fits = (value: Record<string, unknown>, checks: Record<string, (value: unknown) => boolean>) =>
  Object.entries(checks).every(([key, check]) => check(value[key]));

const subscription = { id: isNumber, name: isText, subscription_type: isText, is_free: isFlag };
const shape: Shape = {
  userId: orNull(isNumber),
  userEmail: isText,
  full_name: isText,
  has_partner: isFlag,
  partner_id: orNull(isNumber),
  country_id: orNull(isText),
  image: orNull(isText),
  token: isText,
  refresh: isText,
  language: isText,
  services: isTexts,
  valid_subscription: isFlag,
  current_subscription: (value) => isObject(value) && fits(value, subscription),
  subscription_payed: isFlag,
  invoiceId: orNull(isNumber),
  permissions: isTexts,
};
// Checked by hand: a schema library would weigh on the login page for this one record.
const isRecord = (value: unknown): value is SessionRecord => isObject(value) && fits(value, shape);
const pick = (value: SessionRecord): SessionRecord =>
  Object.fromEntries(Object.keys(shape).map((key) => [key, value[key as keyof SessionRecord]])) as SessionRecord;

/** Reads the record; whatever is missing, broken or of another shape counts as logged out. */
export function readSession(storage: SessionStorage): SessionRecord {
  try {
    const stored: unknown = JSON.parse(storage.getItem(sessionKey) ?? 'null');
    return isRecord(stored) ? pick(stored) : structuredClone(emptySession);
  } catch {
    return structuredClone(emptySession);
  }
}

/** Keeps the record. */
export function writeSession(storage: SessionStorage, session: SessionRecord): void {
  storage.setItem(sessionKey, JSON.stringify(session));
}

/** Forgets the user: logout clears all local storage, not only the record. */
export function clearSession(storage: SessionStorage): void {
  storage.clear();
}

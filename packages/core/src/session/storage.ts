import * as v from 'valibot';
import { emptySession, type SessionRecord } from './session.ts';

/** Key of the record in local storage. */
export const sessionKey = 'corredor.session';

export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'clear'>;

const record = v.object({
  userId: v.nullable(v.number()),
  userEmail: v.string(),
  full_name: v.string(),
  has_partner: v.boolean(),
  partner_id: v.nullable(v.number()),
  country_id: v.nullable(v.string()),
  image: v.nullable(v.string()),
  token: v.string(),
  refresh: v.string(),
  language: v.string(),
  services: v.array(v.string()),
  valid_subscription: v.boolean(),
  current_subscription: v.object({
    id: v.number(),
    name: v.string(),
    subscription_type: v.string(),
    is_free: v.boolean(),
  }),
  subscription_payed: v.boolean(),
  invoiceId: v.nullable(v.number()),
  permissions: v.array(v.string()),
});

/** Reads the record; whatever is missing, broken or of another shape counts as logged out. */
export function readSession(storage: SessionStorage): SessionRecord {
  try {
    const parsed = v.safeParse(record, JSON.parse(storage.getItem(sessionKey) ?? 'null'));
    return parsed.success ? parsed.output : structuredClone(emptySession);
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

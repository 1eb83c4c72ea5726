export type Subscription = { id: number; name: string; subscription_type: string; is_free: boolean };

/** What the browser remembers of the signed-in user, in the spelling of the specification. */
export type SessionRecord = {
  userId: number | null;
  userEmail: string;
  full_name: string;
  has_partner: boolean;
  partner_id: number | null;
  country_id: string | null;
  image: string | null;
  token: string;
  refresh: string;
  language: string;
  /** Names of the features that the plan opens. */
  services: string[];
  valid_subscription: boolean;
  current_subscription: Subscription;
  subscription_payed: boolean;
  invoiceId: number | null;
  permissions: string[];
};

/** The logged-out record. */
export const emptySession: SessionRecord = {
  userId: null,
  userEmail: '',
  full_name: '',
  has_partner: false,
  partner_id: null,
  country_id: null,
  image: null,
  token: '',
  refresh: '',
  language: '',
  services: [],
  valid_subscription: false,
  current_subscription: { id: 0, name: '', subscription_type: '', is_free: true },
  subscription_payed: false,
  invoiceId: null,
  permissions: [],
};

/** Tells whether somebody is signed in. */
export function isSignedIn(session: SessionRecord): boolean {
  return session.token !== '';
}

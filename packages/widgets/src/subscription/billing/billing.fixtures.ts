import type { Subscription, SubscriptionPayment } from '@corredor/core/api';

/** A year of the professional plan, well used. */
export const aSubscription = (over: Partial<Subscription> = {}): Subscription => ({
  id: 9,
  plan: {
    id: 3,
    name: 'Professional',
    currency: 'USD',
    monthly_price: '49.00',
    annual_price: '490.00',
    vat_percent: '15',
    policies_amount: 2000,
    customers_amount: 4000,
    vehicles_amount: 2000,
    generals_amount: 2000,
    users_amount: 10,
    groups_amount: 10,
    emails_amount: 5000,
    manages_policies: true,
    manages_payments: true,
    manages_insureds: true,
    manages_claims: true,
    manages_commissions: true,
    manages_portal: true,
  },
  subscription_type: 'annual',
  starts_on: '2026-01-12',
  ends_on: '2027-01-12',
  state: 'active',
  under_review: null,
  usage: { policies: 1842, customers: 2310, vehicles: 960, generals: 18, users: 10, groups: 1, emails: 62 },
  chosen_plan: null,
  ...over,
});

/** Its payment. */
export const aPayment = (over: Partial<SubscriptionPayment> = {}): SubscriptionPayment => ({
  id: 4,
  name: 'Andes Seguros',
  from: '2026-01-12',
  to: '2027-01-12',
  finish: null,
  amount: '563.50',
  currency: 'USD',
  plan: 'Professional',
  state: 'paid',
  renewal_frequency: 'annual',
  invoice_id: 2,
  invoice_number: '000000002',
  ...over,
});

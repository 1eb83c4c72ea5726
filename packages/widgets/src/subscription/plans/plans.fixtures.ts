import type { Plan } from '@corredor/core/api';

/** The smallest paid plan. */
export const aPlan = (over: Partial<Plan> = {}): Plan => ({
  id: 2,
  name: 'Basic',
  currency: 'USD',
  monthly_price: '19.00',
  annual_price: '190.00',
  vat_percent: null,
  policies_amount: 250,
  customers_amount: 500,
  vehicles_amount: 250,
  generals_amount: 250,
  users_amount: 3,
  groups_amount: 3,
  emails_amount: 500,
  manages_policies: true,
  manages_payments: true,
  manages_insureds: true,
  manages_claims: true,
  manages_commissions: true,
  manages_portal: true,
  ...over,
});

const small = { policies_amount: 25, customers_amount: 50, vehicles_amount: 25, generals_amount: 25 };
const medium = { policies_amount: 2000, customers_amount: 4000, vehicles_amount: 2000, generals_amount: 2000 };
const unlimited = { policies_amount: null, customers_amount: null, vehicles_amount: null, generals_amount: null };

/** The four plans, as they are seeded. */
export const somePlans = (over: Partial<Plan> = {}): Plan[] => [
  aPlan({
    id: 1,
    name: 'Free',
    monthly_price: '0.00',
    annual_price: '0.00',
    ...small,
    users_amount: 1,
    groups_amount: 1,
    emails_amount: 20,
    ...over,
  }),
  aPlan(over),
  aPlan({
    id: 3,
    name: 'Professional',
    monthly_price: '49.00',
    annual_price: '490.00',
    ...medium,
    users_amount: 10,
    groups_amount: 10,
    emails_amount: 5000,
    ...over,
  }),
  aPlan({
    id: 4,
    name: 'PYMEs',
    monthly_price: '99.00',
    annual_price: '990.00',
    ...unlimited,
    users_amount: 50,
    groups_amount: null,
    emails_amount: null,
    ...over,
  }),
];

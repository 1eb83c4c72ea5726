import type { Plan } from '@corredor/core/api';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { vatOf } from './vat.ts';

/** What a plan is made of. */
export const planColumns = [
  'id',
  'name',
  'monthly_price',
  'annual_price',
  'policies_amount',
  'customers_amount',
  'vehicles_amount',
  'generals_amount',
  'users_amount',
  'groups_amount',
  'emails_amount',
  'manages_policies',
  'manages_payments',
  'manages_insureds',
  'manages_claims',
  'manages_commissions',
  'manages_portal',
] as const;

/** A plan with its currency and the value added tax of a country. */
export const toPlan = (row: Omit<Plan, 'currency' | 'vat_percent'>, countryId: string | undefined): Plan => ({
  ...row,
  currency: 'USD',
  vat_percent: vatOf(countryId),
});

/** Every plan, the smallest first; plans belong to no brokerage. */
export const listPlans = (trx: Transaction<Database>) =>
  trx.selectFrom('plans').select(planColumns).orderBy('position').execute();

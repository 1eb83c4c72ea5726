import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Every plan, the smallest first; plans belong to no brokerage. */
export const listPlans = (trx: Transaction<Database>) =>
  trx
    .selectFrom('plans')
    .select([
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
    ])
    .orderBy('position')
    .execute();

// Lets the subscription of a brokerage end, as time would, beside the running server of the end-to-end tests. Names it by its alias.

import { withTenant } from '../../apps/api/src/database/index.ts';
import { asOperator } from '../../apps/api/src/operator/cli/parts/index.ts';

const [alias] = process.argv.slice(2);
await asOperator(async ({ db, ownerDb }) => {
  const { partner_id: partnerId } = await ownerDb
    .selectFrom('public_profiles')
    .select('partner_id')
    .where('alias', '=', alias)
    .executeTakeFirstOrThrow();
  await withTenant(db, { partnerId }, (trx) =>
    trx
      .updateTable('subscriptions')
      .set({ starts_on: '2020-01-01', ends_on: '2020-01-31' })
      .where('partner_id', '=', partnerId)
      .where('ends_on', 'is not', null)
      .execute(),
  );
});

// What end-to-end tests do as the operator, beside their running server: approve the payment of a brokerage that waits, or let its
// subscription end. Names the brokerage by its alias.
import { approvePayment } from '../../apps/api/src/billing/index.ts';
import { asOperator } from '../../apps/api/src/cli/operator.ts';
import { withTenant } from '../../apps/api/src/database/index.ts';
import { createGateway } from '../../apps/api/src/gateways/index.ts';

const [what, alias] = process.argv.slice(2);
await asOperator(async ({ db, ownerDb, settings }) => {
  const { partner_id: partnerId } = await ownerDb
    .selectFrom('public_profiles')
    .select('partner_id')
    .where('alias', '=', alias)
    .executeTakeFirstOrThrow();
  if (what === 'approve') {
    const { id } = await withTenant(db, { partnerId }, (trx) =>
      trx
        .selectFrom('subscription_payments')
        .select('id')
        .where('partner_id', '=', partnerId)
        .where('state', '=', 'pending')
        .executeTakeFirstOrThrow(),
    );
    const world = {
      db,
      gateway: createGateway(settings.payment, db),
      brand: 'Corredor',
      publicUrl: settings.publicUrl,
    };
    const decision = await approvePayment(world, partnerId, id);
    if (!decision.isDone) throw new Error(`The payment was not approved: ${decision.why}.`);
  }
  if (what === 'expire')
    await withTenant(db, { partnerId }, (trx) =>
      trx
        .updateTable('subscriptions')
        .set({ starts_on: '2020-01-01', ends_on: '2020-01-31' })
        .where('partner_id', '=', partnerId)
        .where('ends_on', 'is not', null)
        .execute(),
    );
});

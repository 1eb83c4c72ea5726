import { randomUUID } from 'node:crypto';
import type { DeclineReason } from '@corredor/core/api';
import { sandboxCardOf } from '@corredor/core/billing';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { withTenant } from '../../database/index.ts';
import type { Database } from '../../database/schema.ts';
import type { SandboxChargesTable } from '../../database/tables/billing.ts';
import { type Gateway, GatewayUnanswered, type Outcome, type Purchase } from './gateway.ts';

type Charge = Selectable<SandboxChargesTable>;
type Change = Partial<Pick<Charge, 'state' | 'reason' | 'token'>>;

/** A gateway that moves no money and takes published test cards only; its books are a table, so that every process sees them. */
export function sandboxGateway(db: Kysely<Database>): Gateway {
  /** Works on one charge while nobody else does, and answers it as it then is. */
  const change = (purchase: Purchase, next: (charge: Charge) => Change | null) =>
    withTenant(db, purchase, async (trx) => {
      const charge = await lock(trx, purchase);
      const changed = next(charge);
      if (!changed) return outcomeOf(charge);
      await trx.updateTable('sandbox_charges').set(changed).where('id', '=', charge.id).execute();
      return outcomeOf({ ...charge, ...changed });
    });
  return {
    provider: 'sandbox',
    isTest: true,
    publishableKey: null,
    accepts: (token) => sandboxCardOf(token) !== undefined,
    prepare: ({ partnerId, key, amount, currency, isAuthorisedOnly }) =>
      withTenant(db, { partnerId }, async (trx) => {
        const values = { partner_id: partnerId, key, amount, currency, is_authorised_only: isAuthorisedOnly };
        await trx
          .insertInto('sandbox_charges')
          .values({ ...values, reference: `sandbox_${randomUUID()}`, state: 'prepared' })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const { reference } = await trx
          .selectFrom('sandbox_charges')
          .select('reference')
          .where('partner_id', '=', partnerId)
          .where('key', '=', key)
          .executeTakeFirstOrThrow();
        return reference;
      }),
    charge: async (purchase, token) => {
      const outcome = sandboxCardOf(token)?.outcome ?? 'generic';
      const known = await change(purchase, (charge) => {
        if (charge.state !== 'prepared') return null;
        if (outcome === 'paid' || outcome === 'lost_answer') return { token, ...taken(charge) };
        if (outcome === 'requires_action' || outcome === 'refused_by_bank') return { token, state: 'requires_action' };
        return { token, state: 'declined', reason: outcome };
      });
      if (outcome === 'lost_answer') throw new GatewayUnanswered('the sandbox keeps this answer to itself');
      return known;
    },
    find: (purchase) => change(purchase, () => null),
    confirm: (purchase) =>
      change(purchase, (charge) => {
        if (charge.state !== 'requires_action') return null;
        const isRefused = sandboxCardOf(charge.token ?? '')?.outcome === 'refused_by_bank';
        return isRefused ? { state: 'declined', reason: 'authentication_failed' } : taken(charge);
      }),
    capture: (purchase) => change(purchase, ({ state }) => (state === 'authorised' ? { state: 'paid' } : null)),
    release: (purchase) =>
      change(purchase, ({ state }) => (state === 'paid' || state === 'declined' ? null : { state: 'cancelled' })),
    readEvent: () => null,
  };
}
const taken = (charge: Charge): Change => ({ state: charge.is_authorised_only ? 'authorised' : 'paid' });

const lock = (trx: Transaction<Database>, { partnerId, reference }: Purchase) =>
  trx
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirstOrThrow();

function outcomeOf({ state, reason, reference }: Charge): Outcome {
  if (state === 'requires_action') return { state, clientSecret: `${reference}_secret` };
  if (state === 'declined') return { state, reason: reasonOf(reason) };
  return { state };
}
const reasons: readonly DeclineReason[] = [
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'lost_or_stolen',
  'authentication_failed',
];
const reasonOf = (text: string | null) => reasons.find((one) => one === text) ?? 'generic';

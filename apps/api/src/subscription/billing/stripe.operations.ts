import { sql } from 'kysely';
import type { RequestContext } from '../../server/request/handlers.ts';
import type { Operations } from '../../server/request/operations.ts';
import { notFound, Problem } from '../../server/request/problems.ts';
import { noContent } from '../../server/request/replies.ts';
import type { BillingWorld } from './place.ts';
import { settle } from './settle.ts';

type World = Omit<BillingWorld, 'db'> & { kickMail: () => void };

/**
 * What Stripe tells of itself. An event only says which purchase to ask about; what holds is what Stripe then answers, so that
 * events that come twice, late or out of order are harmless.
 */
export const stripeOperations = (request: RequestContext, { kickMail, ...world }: World) =>
  ({
    handleStripeWebhook: async ({ signed }) => {
      if (world.gateway.provider !== 'stripe' || !signed) return notFound('record');
      const reference = world.gateway.readEvent(signed.body, signed.signature);
      if (reference === null) return new Problem(400, 'wrong_signature');
      const { rows } = await sql<{ partner_id: number; id: number }>`select * from find_checkout(${reference})`.execute(
        request.db,
      );
      for (const row of rows) {
        await settle({ ...world, db: request.db }, row, { by: 'find', givesUp: 'nothing', userId: null });
        request.afterCommit(kickMail);
      }
      return noContent();
    },
  }) satisfies Partial<Operations>;

import type { Place } from './place.ts';

/** Writes into the history of the brokerage what happened to its plan, in the transaction in which it happens. */
export const recordBilling = (
  { trx, partnerId, userId }: Place,
  event: 'plan_bought' | 'plan_approved' | 'plan_rejected' | 'plan_extended',
  after: object,
) =>
  trx
    .insertInto('audit_log')
    .values({
      partner_id: partnerId,
      user_id: userId,
      session_id: null,
      request_id: null,
      address: null,
      event,
      model: 'partner',
      object_id: partnerId,
      before: null,
      after: JSON.stringify(after),
    })
    .execute();

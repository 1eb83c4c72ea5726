import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { exactCount } from '../../server/records/counting.ts';
import { networkOf } from '../../server/request/addresses.ts';
import type { RequestFacts } from '../../server/request/scope.ts';

/** What a message to a brokerage needs to know; counted in its history, so that all processes count alike. */
export const contactStore = (trx: Transaction<Database>) => ({
  findPartner: async (alias: string) =>
    (await trx.selectFrom('public_profiles').select('partner_id').where('alias', '=', alias).executeTakeFirst())
      ?.partner_id,
  countOfDay: () =>
    exactCount(
      trx
        .selectFrom('audit_log')
        .where('partner_id', '=', sql<number>`app_partner_id()`)
        .where('model', '=', 'partner')
        .where('event', '=', 'contact_received')
        .where('at', '>', sql<string>`app_now() - interval '1 day'`),
    ),
  countToOperator: (address: string) =>
    exactCount(
      trx
        .selectFrom('mails')
        .where(sql`lower(recipient)`, '=', address.toLowerCase())
        .where('reply_to', 'is not', null)
        .where('created_at', '>', sql<string>`app_now() - interval '1 day'`),
    ),
  addressee: () => trx.selectFrom('partners').select(['email', 'language']).executeTakeFirstOrThrow(),
  record: (partnerId: number, facts: RequestFacts) =>
    trx
      .insertInto('audit_log')
      .values({
        partner_id: partnerId,
        user_id: null,
        session_id: null,
        request_id: facts.requestId,
        address: networkOf(facts.address),
        event: 'contact_received',
        model: 'partner',
        object_id: partnerId,
        before: null,
        after: null,
      })
      .execute(),
});

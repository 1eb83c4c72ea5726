import { sql } from 'kysely';
import { paymentNotices, paymentStore } from '../collection/payments/index.ts';
import type { Scope } from '../server/request/scope.ts';

/** Two reminders of what falls due next: one that went out, and one to an address that nobody has. */
export async function addMessages(scope: Scope): Promise<void> {
  const { trx } = scope;
  const payments = paymentStore(scope);
  const notices = paymentNotices(scope, { brand: 'Corredor', kickMail: () => {} });
  const { rows } = await sql<{ id: number; email: string }>`
    select distinct on (c.id) y.id, c.email from payment_states y join policy_states p on p.id = y.policy_id join customers c on c.id = p.payer_id
    where y.status in ('near_expiry', 'on_time') and y.kind = 'premium' and not y.is_paid and p.current_status = 'active'
      and not p.is_sample and c.email is not null
    order by c.id, y.due_date, y.id limit 2`.execute(trx);
  for (const { id, email } of rows) {
    const before = await payments.lock(id);
    if (!before) continue;
    const after = await payments.save(id, { last_notified_at: new Date().toISOString() });
    await notices.send(after, email);
    await payments.record('payment_notified', id, { before, after });
  }
  // Nothing leaves a demo: what became of its mails is only written down.
  const [sent, lost] = rows.map(({ id }) => id);
  const mailOf = (id: number) =>
    sql<boolean>`id in (select m.mail_id from messages m join message_records r on r.message_id = m.id where r.payment_id = ${id})`;
  if (sent !== undefined)
    await trx
      .updateTable('mails')
      .set({ attempts: 1, sent_at: sql`app_now()`, body: null })
      .where(mailOf(sent))
      .execute();
  if (lost !== undefined)
    await trx
      .updateTable('mails')
      .set({ attempts: 20, last_error: 'The address is unknown.' })
      .where(mailOf(lost))
      .execute();
}

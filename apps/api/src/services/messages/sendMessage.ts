import type { MessageModel } from '@corredor/core/api';
import type { Scope } from '../../server/request/scope.ts';
import { type MailToSend, queueMail } from '../mail/index.ts';

/** A record that a message is about, with the policy that it belongs to. */
export interface MessageRecord {
  id: number;
  policy_id: number;
}

/** Mails somebody outside in the brokerage's name, and keeps what was said as it was said: in the transaction that asks for it, so that there is never one without the other. */
export async function sendMessage(
  { trx, caller }: Scope,
  brand: string,
  { model, records, mail }: { model: MessageModel; records: readonly MessageRecord[]; mail: MailToSend },
): Promise<void> {
  const letterhead = await trx
    .selectFrom('partners')
    .select(['name', 'image'])
    .where('id', '=', caller.partnerId)
    .executeTakeFirstOrThrow();
  const { id: mail_id, subject, body } = await queueMail(trx, brand, { ...mail, letterhead });
  const files = (mail.files ?? []).map(({ name, content }) => ({ name, size: content.length }));
  const { id } = await trx
    .insertInto('messages')
    .values({
      partner_id: caller.partnerId,
      model,
      recipient: mail.to,
      subject,
      body,
      files: JSON.stringify(files),
      sender_id: caller.userId,
      mail_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = records.map((record) => ({
    partner_id: caller.partnerId,
    message_id: id,
    policy_id: record.policy_id,
    [`${model}_id`]: record.id,
  }));
  if (rows.length > 0) await trx.insertInto('message_records').values(rows).execute();
}

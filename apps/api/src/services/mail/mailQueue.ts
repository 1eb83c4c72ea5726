import type { Language } from '@corredor/core/i18n';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { localeIn } from '../../server/request/localeIn.ts';
import { planName, say } from '../../server/request/wording.ts';
import type { Letterhead } from './letter.ts';

/** A file that goes with a mail. */
export interface MailFile {
  name: string;
  content: Buffer;
}

export interface MailToSend {
  to: string;
  /** Key below `mail` in the server's messages: has subject and body. */
  kind:
    | 'confirm'
    | 'register_taken'
    | 'reset'
    | 'password_changed'
    | 'token_reuse'
    | 'login_failures'
    | 'new_device'
    | 'payment_due'
    | 'payment_late'
    | 'receipt'
    | 'movement'
    | 'renewal_ask'
    | 'renewal_tell'
    | 'invite'
    | 'account_made'
    | 'invite_taken'
    | 'contact'
    | 'operator_contact'
    | 'subscription_near_end'
    | 'subscription_expired'
    | 'subscription_paid'
    | 'subscription_approved'
    | 'subscription_rejected'
    | 'subscription_lapsed';
  /** The reader's; English is written as in the country of the brokerage that the transaction is of. */
  language: Language;
  /** Who is answered instead of the sender. */
  replyTo?: string;
  /** The brokerage that invites. */
  senderId?: number;
  /** Where the mail leads; it is blanked with the body once the mail is sent. */
  link?: string;
  params?: Record<string, string | number>;
  /** The brokerage in whose name it goes; the product's own name where there is none. */
  letterhead?: Omit<Letterhead, 'language'>;
  /** What goes with it. */
  files?: readonly MailFile[];
}

/** A mail as it waits in the outbox. */
export interface QueuedMail {
  id: number;
  subject: string;
  body: string;
}

/** Puts a mail into the outbox inside the caller's transaction, so that a rollback sends nothing. */
export async function queueMail(trx: Transaction<Database>, brand: string, mail: MailToSend): Promise<QueuedMail> {
  const locale = await localeIn(trx, mail.language);
  const plan = mail.params?.plan;
  const named: Record<string, string> = plan === undefined ? {} : { plan: planName(locale, String(plan)) };
  const params = { ...mail.params, ...named, brand, link: mail.link ?? '' };
  const words = {
    subject: say(locale, `mail.${mail.kind}.subject`, params),
    body: say(locale, `mail.${mail.kind}.body`, params),
  };
  const { id } = await trx
    .insertInto('mails')
    .values({
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      ...words,
      link: mail.link ?? null,
      kind: mail.kind,
      sender_id: mail.senderId ?? null,
      letterhead: mail.letterhead ? JSON.stringify({ ...mail.letterhead, language: mail.language }) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // One by one: together they may be 20 MiB.
  for (const file of mail.files ?? [])
    await trx
      .insertInto('mail_files')
      .values({ mail_id: id, ...file })
      .execute();
  return { id, ...words };
}

import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Mailer } from './mailer.ts';

interface OutboxOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void };
  everyMs?: number;
}

/** Delivers waiting mails one by one, with growing pauses after failures; several processes may run it at once. */
export function startOutbox({ db, mailer, log, everyMs = 2_000 }: OutboxOptions) {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  const deliverAll = async () => {
    while (!isStopped && (await deliverOne({ db, mailer, log })));
  };
  const kick = () => {
    running = running.then(deliverAll).catch((error: Error) => log.warn({ reason: error.message }, 'outbox waits'));
    return running;
  };
  const timer = setInterval(kick, everyMs);
  return {
    /** Looks at once instead of at the next tick. */
    kick,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

async function deliverOne({ db, mailer, log }: OutboxOptions): Promise<boolean> {
  const mail = await claim(db);
  if (!mail) return false;
  try {
    await mailer({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body ?? '',
      replyTo: mail.reply_to,
      files: await filesOf(db, mail.id),
    });
    // The body may hold a secret link: it is kept no longer than needed, and neither are the files.
    await db
      .updateTable('mails')
      .set({ sent_at: sql`app_now()`, body: null, link: null, last_error: null })
      .where('id', '=', mail.id)
      .execute();
    await db.deleteFrom('mail_files').where('mail_id', '=', mail.id).execute();
    log.info({ mail_id: mail.id }, 'mail sent');
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    await db.updateTable('mails').set({ last_error: reason }).where('id', '=', mail.id).execute();
    log.warn({ mail_id: mail.id, reason }, 'mail failed, will be tried again');
  }
  return true;
}
const filesOf = (db: Kysely<Database>, mailId: number) =>
  db.selectFrom('mail_files').select(['name', 'content']).where('mail_id', '=', mailId).orderBy('id').execute();
/** Takes the next due mail and moves its next attempt away first, so that a crash while sending delays it but never loses it. */
function claim(db: Kysely<Database>) {
  return db
    .updateTable('mails')
    .set({
      attempts: sql`attempts + 1`,
      next_attempt_at: sql`app_now() + least(interval '1 hour', interval '30 seconds' * power(2, attempts))`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', sql<string>`app_now()`)
        .where('attempts', '<', 20)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'reply_to', 'subject', 'body'])
    .executeTakeFirst();
}

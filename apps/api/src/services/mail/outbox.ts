import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { holdLease } from './lease.ts';
import type { Mailer } from './mailer.ts';

interface OutboxOptions {
  db: Kysely<Database>;
  mailer: Mailer;
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void };
  /** How long a process that ended in the middle keeps a mail from the others (milliseconds). */
  lease: number;
  /** Reads the picture at an address as PNG or JPEG; null where there is none any more. */
  readPicture?: (address: string) => Promise<Buffer | null>;
  everyMs?: number;
}

/** Mails that one process sends at once, so that one that hangs does not hold the others. */
const most = 4;

/** Delivers waiting mails, a few at once, with growing pauses after failures; several processes may run it at once. */
export function startOutbox({ everyMs = 2_000, ...options }: OutboxOptions) {
  let isStopped = false;
  const workers = new Set<Promise<void>>();
  const work = async () => {
    while (!isStopped) {
      const mail = await claim(options);
      if (!mail) return;
      // There may be more: somebody else looks while this one is sent.
      begin();
      await deliver(mail, options);
    }
  };
  const begin = () => {
    if (isStopped || workers.size === most) return;
    const worker = work()
      .catch((error: Error) => options.log.warn({ reason: error.message }, 'outbox waits'))
      .finally(() => workers.delete(worker));
    workers.add(worker);
  };
  const timer = setInterval(begin, everyMs);
  const allDone = async () => {
    while (workers.size > 0) await Promise.all(workers);
  };
  return {
    /** Looks at once instead of at the next tick; resolves when nothing is being sent any more. */
    kick: () => {
      begin();
      return allDone();
    },
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      return allDone();
    },
  };
}

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claim>>>;

async function deliver(mail: ClaimedMail, { db, mailer, log, lease, readPicture }: OutboxOptions) {
  const held = holdLease(
    () =>
      ownUpdate(db, mail)
        .set({ next_attempt_at: after(lease) })
        .execute(),
    lease,
  );
  try {
    const { letterhead } = mail;
    const picture = letterhead?.image ? await readPicture?.(letterhead.image) : null;
    await mailer({
      id: mail.id,
      queuedAt: mail.created_at,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body ?? '',
      replyTo: mail.reply_to,
      files: await filesOf(db, mail.id),
      letterhead: letterhead && { ...letterhead, picture: picture ?? null },
    });
  } catch (error) {
    await held.letGo();
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown';
    const again = sql<string>`app_now() + least(interval '1 hour', interval '30 seconds' * power(2, attempts - 1))`;
    await ownUpdate(db, mail).set({ last_error: reason, next_attempt_at: again }).execute();
    log.warn({ mail_id: mail.id, reason }, 'mail failed, will be tried again');
    return;
  }
  await noteSent(db, mail.id).finally(held.letGo);
  log.info({ mail_id: mail.id }, 'mail sent');
}
/** The body may hold a secret link: it is kept no longer than needed, and neither are the files. */
async function noteSent(db: Kysely<Database>, id: number) {
  await db
    .updateTable('mails')
    .set({ sent_at: sql`app_now()`, body: null, link: null, last_error: null })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('mail_files').where('mail_id', '=', id).execute();
}
const filesOf = (db: Kysely<Database>, mailId: number) =>
  db.selectFrom('mail_files').select(['name', 'content']).where('mail_id', '=', mailId).orderBy('id').execute();
/** Changes a mail while nobody else has taken it, and it is not sent. */
const ownUpdate = (db: Kysely<Database>, { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>) =>
  db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts).where('sent_at', 'is', null);
const after = (milliseconds: number) => sql<string>`app_now() + ${milliseconds} * interval '1 millisecond'`;
/** Takes the next due mail for the time of a lease, so that a crash while sending delays it but never loses it. */
function claim({ db, lease }: Pick<OutboxOptions, 'db' | 'lease'>) {
  return db
    .updateTable('mails')
    .set({ attempts: sql`attempts + 1`, next_attempt_at: after(lease) })
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
    .returning(['id', 'created_at', 'attempts', 'recipient', 'reply_to', 'subject', 'body', 'letterhead'])
    .executeTakeFirst();
}

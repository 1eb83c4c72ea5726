import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { exactCount } from '../../server/records/counting.ts';
import type { MailToSend } from './mailQueue.ts';

type Kind = MailToSend['kind'];
interface Allowance {
  kinds: Kind[];
  most: number;
  within: '1 hour' | '1 day';
}

/** What an address may be sent because somebody asked: each purpose counts for itself, so that none uses up another's. */
const allowances = {
  confirm: { kinds: ['confirm'], most: 5, within: '1 hour' },
  recovery: { kinds: ['reset'], most: 3, within: '1 hour' },
  taken: { kinds: ['register_taken'], most: 1, within: '1 day' },
  invitation: { kinds: ['invite', 'account_made', 'invite_taken'], most: 5, within: '1 hour' },
  failures: { kinds: ['login_failures'], most: 3, within: '1 day' },
  device: { kinds: ['new_device'], most: 10, within: '1 hour' },
} satisfies Record<string, Allowance>;

export interface AllowedMail {
  to: string;
  purpose: keyof typeof allowances;
  /** Another number than the usual one. */
  most?: number;
  /** Only what this brokerage sent is counted: nobody's invitations use up another's. */
  senderId?: number;
}

/** Tells whether an address has had its mails of a purpose, so that nobody can be flooded by asking in their name. */
export async function hasEnoughMail(trx: Transaction<Database>, { to, purpose, most, senderId }: AllowedMail) {
  const { kinds, within, most: usual }: Allowance = allowances[purpose];
  // Requests at the same time are counted one after the other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mail ${purpose} ${to.toLowerCase()}`}, 0))`.execute(trx);
  const mails = trx
    .selectFrom('mails')
    .where(sql<string>`lower(recipient)`, '=', to.toLowerCase())
    .where('kind', 'in', kinds)
    .where('created_at', '>', sql<string>`app_now() - ${within}::interval`)
    .where((eb) => eb.and({ sender_id: senderId }));
  return (await exactCount(mails)) >= (most ?? usual);
}

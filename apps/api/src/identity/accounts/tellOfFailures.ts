import type { Language } from '@corredor/core/i18n';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { hasEnoughMail, queueMail } from '../../services/mail/index.ts';
import type { AuthWorld } from './authWorld.ts';

/** Tells the owner of an account by mail that somebody tries passwords. */
export async function tellOfFailures(
  trx: Transaction<Database>,
  world: Pick<AuthWorld, 'brand' | 'publicUrl'>,
  { email, language }: { email: string; language: Language },
  count: number,
) {
  if (await hasEnoughMail(trx, { to: email, purpose: 'failures' })) return;
  const link = `${world.publicUrl}/password-recovery`;
  await queueMail(trx, world.brand, { to: email, kind: 'login_failures', language, link, params: { count } });
}

import { formatDateTime } from '@corredor/core/dates';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { networkOf } from '../../server/request/addresses.ts';
import { localeIn } from '../../server/request/localeIn.ts';
import type { RequestFacts } from '../../server/request/scope.ts';
import { say } from '../../server/request/wording.ts';
import { hasEnoughMail, queueMail } from '../../services/mail/index.ts';
import { type AuthWorld, deviceOf, isSameDevice } from '../accounts/index.ts';

interface Person {
  id: number;
  email: string;
  language: 'es' | 'en';
}

/** Tells the owner of an account by mail when somebody signs in on a device that was never used for it; not of the very first one. */
export async function tellOfNewDevice(
  trx: Transaction<Database>,
  world: AuthWorld,
  person: Person,
  { userAgent, address }: RequestFacts,
) {
  const before = await trx
    .selectFrom('sessions')
    .select('user_agent')
    .distinct()
    .where('user_id', '=', person.id)
    .execute();
  const device = deviceOf(userAgent);
  if (before.length === 0 || before.some((one) => isSameDevice(deviceOf(one.user_agent), device))) return;
  if (await hasEnoughMail(trx, { to: person.email, purpose: 'device' })) return;
  const locale = await localeIn(trx, person.language);
  const office = await trx
    .selectFrom('partners')
    .select('timezone')
    .where('id', '=', sql<number>`app_partner_id()`)
    .executeTakeFirst();
  const told = formatDateTime(new Date().toISOString(), locale, office?.timezone ?? 'UTC');
  await queueMail(trx, world.brand, {
    to: person.email,
    kind: 'new_device',
    language: person.language,
    link: `${world.publicUrl}/app/configuration?tab=security`,
    params: {
      device:
        [device.browser, device.system].filter((name) => name !== null).join(', ') ||
        say(locale, 'mail.new_device.unknown'),
      network: networkOf(address),
      // Who has no brokerage yet has no zone either.
      moment: office ? told : `${told} UTC`,
    },
  });
}

import type { Language } from '@corredor/core/i18n';
import { type Locale, localeOf } from '@corredor/core/locales';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** How the country of the brokerage that a transaction is of writes a language; English as in Britain where it is of none. */
export async function localeIn(trx: Transaction<Database>, language: Language): Promise<Locale> {
  if (language === 'es') return 'es';
  const partner = await trx
    .selectFrom('partners')
    .select('country_id')
    .where('id', '=', sql<number>`app_partner_id()`)
    .executeTakeFirst();
  return localeOf(language, partner?.country_id);
}

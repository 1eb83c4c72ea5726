import { isLanguage } from '@corredor/core/i18n';
import type { Permission } from '@corredor/core/permissions';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { localeIn } from '../../server/request/localeIn.ts';
import { hashToken } from '../accounts/index.ts';
import { readDates } from './calendarDates.ts';
import { tokenIn } from './calendarPath.ts';
import { drawCalendar } from './drawCalendar.ts';

interface Reader {
  permissions: Permission[];
  user_id: number;
  partner_id: number;
  language: string;
  partner_name: string;
  currency: string;
  shows_names: boolean;
  shows_tasks: boolean;
  shows_ends: boolean;
  shows_instalments: boolean;
}
interface Asked {
  file: string;
  requestId: string;
  publicUrl: string;
}

/** The calendar of an address, with what its owner may see at this moment; null where the address is none. */
export async function openCalendar(
  db: Kysely<Database>,
  { file, requestId, publicUrl }: Asked,
): Promise<string | null> {
  const token = tokenIn(file);
  if (!token) return null;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Reader>`select *, set_config('statement_timeout', '10s', true)
      from open_calendar(${hashToken(token)}, ${requestId})`.execute(trx);
    const [reader] = rows;
    if (!reader) return null;
    const locale = await localeIn(trx, isLanguage(reader.language) ? reader.language : 'es');
    const dates = await readDates(trx, {
      userId: reader.user_id,
      permissions: reader.permissions,
      showsNames: reader.shows_names,
      shows: { tasks: reader.shows_tasks, ends: reader.shows_ends, instalments: reader.shows_instalments },
    });
    return drawCalendar(dates, { locale, publicUrl, partner: reader.partner_name, currency: reader.currency });
  });
}

import { setImmediate as breathe } from 'node:timers/promises';
import type { NotificationKind, NotificationStatus } from '@corredor/core/api';
import { isLanguage } from '@corredor/core/i18n';
import { liveChannel, type ServerMessage } from '@corredor/core/live';
import { localeOf } from '@corredor/core/locales';
import { type Kysely, sql } from 'kysely';
import { withSystem } from '../database/index.ts';
import type { Database } from '../database/schema.ts';
import { wordRow } from '../services/notifications/index.ts';

interface Row {
  session_id: number;
  language: string;
  country_id: string | null;
  /** Null where the session's user has no notifications. */
  id: number | null;
  kind: NotificationKind;
  params: Record<string, string | number | null>;
  status: NotificationStatus;
  link: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}
/** How long the lists of a batch are written in one go, in milliseconds: everybody else's requests wait for it. */
const stretch = 5;

/** The whole list of each of several sessions, as it is sent; read in one statement, null in the place of a session that has ended. */
export async function readSnapshots(db: Kysely<Database>, sessionIds: readonly number[]): Promise<(string | null)[]> {
  // The pages of one browser share a session, and its list.
  const wanted = [...new Set(sessionIds)];
  const rows = await withSystem(
    db,
    async (trx) =>
      (
        await sql<Row>`
          select * from newest_notifications(${wanted}::integer[], ${liveChannel.snapshotSize})`.execute(trx)
      ).rows,
  );
  const rowsOf = new Map<number, Row[]>(wanted.map((id) => [id, []]));
  for (const row of rows) rowsOf.get(row.session_id)?.push(row);
  const lists = new Map<number, string>();
  let began = performance.now();
  for (const [sessionId, own] of rowsOf) {
    if (own.length === 0) continue;
    if (performance.now() - began > stretch) {
      await breathe();
      began = performance.now();
    }
    lists.set(sessionId, writeList(own));
  }
  return sessionIds.map((id) => lists.get(id) ?? null);
}

function writeList(rows: readonly Row[]): string {
  const notifications = rows.flatMap(({ session_id: _session, language, country_id, id, ...row }) =>
    id === null ? [] : [wordRow(localeOf(isLanguage(language) ? language : 'es', country_id), { id, ...row })],
  );
  return JSON.stringify({ type: 'get_all_notifications', notifications } satisfies ServerMessage);
}

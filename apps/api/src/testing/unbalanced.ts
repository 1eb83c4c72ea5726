import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Lets a test write instalments by SQL that do not add up to their policies: it is about something else. */
export async function letUnbalanced(admin: Kysely<Database>) {
  for (const table of ['policies', 'policy_facts', 'movements'])
    await sql`alter table ${sql.table(table)} disable trigger balanced`.execute(admin);
}

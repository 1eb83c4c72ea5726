import type { PlainDate } from '@corredor/core/dates';
import { sql } from 'kysely';
import { importStore } from '../portfolio/imports/index.ts';
import type { Scope } from '../server/request/scope.ts';

/** How many policies the file brought, and how many of its rows were left out. */
const [brought, leftOut] = [6, 2];

/** A finished import: the file with which the brokerage brought its first policies, all of which were worked on since. */
export async function addImport(scope: Scope, setDay: (day: PlainDate) => Promise<void>): Promise<void> {
  const imports = importStore(scope);
  const { rows } = await sql<{ id: number; number: string; day: PlainDate }>`
    select id, number, (created_at at time zone 'America/Guayaquil')::date::text as day
    from policies where status <> 'draft' and number is not null and renewed_from_id is null
    order by created_at, id limit ${brought}`.execute(scope.trx);
  const last = rows.at(-1);
  if (!last) return;
  await setDay(last.day);
  const { id } = await imports.create({
    kind: 'policies',
    file_name: 'cartera-sistema-anterior.xlsx',
    rows_count: rows.length + leftOut,
    good_count: rows.length,
    identical_count: 0,
    activates: true,
  });
  const made = rows.map((policy, index) => ({
    number: index + 2,
    made: {
      outcome: 'created' as const,
      record: { id: policy.id, name: policy.number },
      // As it came in; it was changed since.
      made: [{ model: 'policy' as const, record_id: policy.id, record_version: 1 }],
    },
  }));
  await imports.keep(id, made);
  await imports.move(id, 'finished');
}

import type { Ref } from '@corredor/core/api';
import { type RawBuilder, sql } from 'kysely';

/** A joined record by number and name, as every answer shows it; null where the join found none. */
export const refTo = (alias: string, name: RawBuilder<string> = sql`${sql.ref(`${alias}.name`)}`) =>
  sql<Ref | null>`case when ${sql.ref(`${alias}.id`)} is null then null
    else json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${name}) end`;

/** The same where a foreign key promises that the record is there. */
export const refToKnown = (alias: string, name: RawBuilder<string> = sql`${sql.ref(`${alias}.name`)}`) =>
  sql<Ref>`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${name})`;

/** A percentage without the zeros that its column pads it with: 12.5, not 12.5000. */
export const percentOf = (column: string) => sql<string | null>`trim_scale(${sql.ref(column)})::text`;

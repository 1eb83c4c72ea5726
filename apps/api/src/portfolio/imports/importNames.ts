import type { ImportName, ImportUnknownName } from '@corredor/core/api';
import { plain } from '@corredor/core/imports';
import { sql } from 'kysely';
import { invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

type NameKind = ImportName['kind'];

/** The insurers and branches of the brokerage by what files call them: number, name, short name or code, and what was remembered or told. Of the sample book none. */
export function importNames({ trx, caller }: Scope, told: readonly ImportName[] = []) {
  let known: Promise<Record<NameKind, ReadonlyMap<string, number | null>>> | undefined;
  const read = async () => {
    const { rows } = await sql<{ kind: NameKind; id: number; name: string; is_own: boolean }>`
      select 'provider' as kind, p.id, x.name, true as is_own from providers p, unnest(array[p.name, p.short_name, p.ruc]) x(name)
        where x.name is not null and not p.is_sample
      union all
      select 'branch', b.id, x.name, true from branches b, unnest(array[b.name, b.code]) x(name) where x.name is not null and not b.is_sample
      union all
      select kind, coalesce(provider_id, branch_id), name, false from import_names`.execute(trx);
    const names = { provider: new Map<string, number | null>(), branch: new Map<string, number | null>() };
    for (const { kind, id, name } of rows.filter((row) => row.is_own)) {
      const key = plain(name);
      const other = names[kind].get(key);
      // What two are called says nothing.
      if (key !== '') names[kind].set(key, other === undefined || other === id ? id : null);
    }
    const given = [...rows.filter((row) => !row.is_own), ...told.map(({ record_id: id, ...one }) => ({ id, ...one }))];
    for (const { kind, id, name } of given) names[kind].set(plain(name), id);
    return names;
  };
  return {
    /** The insurer or branch that a file calls so. */
    find: async (kind: NameKind, text: string): Promise<number | undefined> => {
      known ??= read();
      return (await known)[kind].get(plain(text)) ?? undefined;
    },
    /** Refuses a name that points to nothing of the brokerage's own. */
    check: async () => {
      for (const [place, { kind, record_id }] of told.entries()) {
        const table = kind === 'provider' ? 'providers' : 'branches';
        const { rows } = await sql`select from ${sql.table(table)} where id = ${record_id} and not is_sample`.execute(
          trx,
        );
        if (rows.length === 0) throw invalidField(`names.${place}.record_id`, 'field.not_found');
      }
    },
    /** Keeps what was told for the next file. */
    remember: async () => {
      for (const { kind, name, record_id } of told) {
        const key = plain(name);
        if (key === '') continue;
        const ids = {
          provider_id: kind === 'provider' ? record_id : null,
          branch_id: kind === 'branch' ? record_id : null,
        };
        await trx
          .insertInto('import_names')
          .values({ partner_id: caller.partnerId, kind, name: key, ...ids })
          .onConflict((taken) => taken.columns(['partner_id', 'kind', 'name']).doUpdateSet(ids))
          .execute();
      }
    },
  };
}
export type ImportNames = ReturnType<typeof importNames>;

/** What a row calls an insurer or a branch that nobody knows. */
export const unknownName = (kind: NameKind, name: string): ImportUnknownName => ({ kind, name });

import type { Settings, SettingsPatch } from '@corredor/core/api';
import { chargesOn, type DatedPack, packFor, withPack } from '@corredor/core/premium';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { SettingSections, SetValue } from '../../database/tables/settings.ts';
import type { Scope } from '../../server/request/scope.ts';

/** What counts where a brokerage has set nothing. */
const defaults = { undoDays: 30, writeOffLimit: '1.00' };

/** What the brokerage of the transaction has set. */
export async function readSections(trx: Transaction<Database>): Promise<SettingSections> {
  const row = await trx.selectFrom('partner_settings').select('sections').executeTakeFirst();
  return row?.sections ?? {};
}
/** The packs of its own that a brokerage charges by, oldest first. */
export const ownPacksIn = ({ premium_pack }: SettingSections): DatedPack[] => premium_pack?.value ?? [];
/** For how many days a brokerage can take back what it did. */
export const undoDaysIn = ({ undo }: SettingSections): number => undo?.value.window_days ?? defaults.undoDays;
/** How much of one instalment a brokerage gives up at most. */
export const writeOffLimitIn = ({ payments }: SettingSections): string =>
  payments?.value.write_off_limit ?? defaults.writeOffLimit;

/** The settings of the caller's brokerage. */
export function settingsStore({ trx, caller }: Scope) {
  /** Who changed a section; the account stays when its person goes. */
  const changeOf = async (set: SetValue<unknown> | undefined) => {
    if (!set) return { changed_at: null, changed_by: null };
    const by = await trx
      .selectFrom('users')
      .select(['id', sql<string>`coalesce(nullif(trim(name || ' ' || last_name), ''), email)`.as('name')])
      .where('id', '=', set.changed_by)
      .executeTakeFirst();
    return { changed_at: set.changed_at, changed_by: by ?? null };
  };
  const read = async (): Promise<Settings> => {
    const own = await trx
      .selectFrom('partner_today as t')
      .innerJoin('partners as p', 'p.id', 't.partner_id')
      .leftJoin('partner_settings as s', 's.partner_id', 'p.id')
      .select(['t.today', 'p.language', 's.version', 's.sections'])
      .executeTakeFirstOrThrow();
    const sections = own.sections ?? {};
    const country = packFor(caller.countryId);
    return {
      id: caller.partnerId,
      // A brokerage that has set nothing has no row yet.
      version: own.version ?? 1,
      premium_pack: {
        country: {
          country_id: caller.countryId,
          source: country.source?.[own.language] ?? null,
          as_of: country.as_of ?? null,
          charges: chargesOn(country, own.today, own.language),
        },
        own: ownPacksIn(sections),
        ...(await changeOf(sections.premium_pack)),
      },
      undo: {
        window_days: undoDaysIn(sections),
        default_days: defaults.undoDays,
        ...(await changeOf(sections.undo)),
      },
      payments: {
        write_off_limit: writeOffLimitIn(sections),
        default_limit: defaults.writeOffLimit,
        ...(await changeOf(sections.payments)),
      },
    };
  };
  return {
    read,
    /** Answers nothing where the version is another by now. */
    update: async (version: number, { premium_pack, undo, payments }: SettingsPatch): Promise<Settings | undefined> => {
      await trx
        .insertInto('partner_settings')
        .values({ partner_id: caller.partnerId, sections: '{}' })
        .onConflict((taken) => taken.doNothing())
        .execute();
      const row = await trx
        .selectFrom('partner_settings')
        .select('sections')
        .where('version', '=', version)
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const set = <Value>(value: Value): SetValue<Value> => ({
        value,
        changed_at: new Date().toISOString(),
        changed_by: caller.userId,
      });
      const sections: SettingSections = {
        ...row.sections,
        ...(premium_pack && { premium_pack: set(withPack(ownPacksIn(row.sections), premium_pack)) }),
        ...(undo && { undo: set(undo) }),
        ...(payments && { payments: set(payments) }),
      };
      await trx
        .updateTable('partner_settings')
        .set({ sections: JSON.stringify(sections) })
        .execute();
      return read();
    },
  };
}
export type SettingsStore = ReturnType<typeof settingsStore>;

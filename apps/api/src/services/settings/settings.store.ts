import type {
  ChecklistTemplate,
  DepreciationLine,
  GraceRule,
  MethodRule,
  NamedTable,
  Settings,
  SettingsPatch,
} from '@corredor/core/api';
import { usualWithholding } from '@corredor/core/instalments';
import { checkRules, checkTables } from '@corredor/core/movements';
import { chargesOn, type DatedPack, packFor, withPack } from '@corredor/core/premium';
import { renewalWindowDays, repeatedPlaces, riskLimits } from '@corredor/core/renewals';
import { sql, type Transaction } from 'kysely';
import { fullNameOf } from '../../database/fragments.ts';
import type { Database } from '../../database/schema.ts';
import type { SettingSections, SetValue } from '../../database/tables/settings.ts';
import type { FieldErrors } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';

/** What counts where a brokerage has set nothing. */
const defaults = {
  waitingDays: 5,
  undoDays: 30,
  writeOffLimit: '1.00',
  rise: riskLimits.risePercent.toFixed(2),
};

/** What the brokerage of the transaction has set. */
export async function readSections(trx: Transaction<Database>): Promise<SettingSections> {
  const row = await trx.selectFrom('partner_settings').select('sections').executeTakeFirst();
  return row?.sections ?? {};
}
/** The packs of its own that a brokerage charges by, oldest first. */
export const ownPacksIn = ({ premium_pack }: SettingSections): DatedPack[] => premium_pack?.value ?? [];
/** For how many days a brokerage can take back what it did. */
export const undoDaysIn = ({ undo }: SettingSections): number => undo?.value.window_days ?? defaults.undoDays;
/** The same inside a statement of the brokerage. */
export const windowOfUndo = sql<number>`coalesce((select (s.sections->'undo'->'value'->>'window_days')::int
  from partner_settings s), ${defaults.undoDays}::int)`;
/** How much of one instalment a brokerage gives up at most. */
export const writeOffLimitIn = ({ payments }: SettingSections): string =>
  payments?.value.write_off_limit ?? defaults.writeOffLimit;

/** What payers keep of the net premium for the tax office, in percent. */
export const withholdingIn = ({ payments }: SettingSections, countryId: string): string =>
  payments?.value.withholding_percent ?? usualWithholding(countryId);
/** Within how many days the broker hands over what it collected; null where nothing is set. */
export const remitDaysIn = ({ payments }: SettingSections): number | null => payments?.value.remit_days ?? null;
/** How long insurers go on covering after a due date, as far as the brokerage has said it. */
export const graceIn = ({ payments }: SettingSections): GraceRule[] => payments?.value.grace ?? [];
/** How many business days an insurer may keep the brokerage waiting for a movement. */
export const waitingDaysIn = ({ movements }: SettingSections): number =>
  movements?.value.waiting_days ?? defaults.waitingDays;
/** What movements need before they count, by branch and kind. */
export const checklistsIn = ({ movements }: SettingSections): ChecklistTemplate[] => movements?.value.checklists ?? [];
/** Whether what is required and open holds the issue of a movement. */
export const checklistBlocksIn = ({ movements }: SettingSections): boolean => movements?.value.checklist_blocks ?? true;
/** How the brokerage wants to find what is given back, as far as it has said it. */
export const methodRulesIn = ({ movements }: SettingSections): MethodRule[] => movements?.value.rules ?? [];
/** The tables of the brokerage, to which its rules refer. */
export const methodTablesIn = ({ movements }: SettingSections): NamedTable[] => movements?.value.tables ?? [];
/** Whether policies that are no draft are changed by movement only. */
export const onlyByMovementIn = ({ movements }: SettingSections): boolean => movements?.value.only_by_movement ?? false;
/** How many days before the end of a term its renewal begins. */
export const renewalWindowIn = ({ renewals }: SettingSections): number =>
  renewals?.value.window_days ?? renewalWindowDays;
/** What vehicles lose by their age from one term to the next, as far as the brokerage has said it. */
export const depreciationIn = ({ renewals }: SettingSections): DepreciationLine[] => renewals?.value.depreciation ?? [];

const ruleErrors = {
  rule_twice: { key: 'field.rule_twice' },
  percent_over: { key: 'field.too_large', params: { limit: 100 } },
  table_unknown: { key: 'field.table_unknown' },
} as const;

/** The settings of the caller's brokerage. */
export function settingsStore({ trx, caller }: Scope) {
  /** Who changed a section; the account stays when its person goes. */
  const changeOf = async (set: SetValue<unknown> | undefined) => {
    if (!set) return { changed_at: null, changed_by: null };
    const by = await trx
      .selectFrom('users')
      .select(['id', fullNameOf('users').as('name')])
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
        withholding_percent: withholdingIn(sections, caller.countryId),
        default_withholding: usualWithholding(caller.countryId),
        remit_days: remitDaysIn(sections),
        grace: graceIn(sections),
        ...(await changeOf(sections.payments)),
      },
      renewals: {
        window_days: renewalWindowIn(sections),
        default_window: renewalWindowDays,
        rise_percent: sections.renewals?.value.rise_percent ?? defaults.rise,
        default_rise: defaults.rise,
        days_without_offer: sections.renewals?.value.days_without_offer ?? riskLimits.daysWithoutOffer,
        default_days_without_offer: riskLimits.daysWithoutOffer,
        depreciation: depreciationIn(sections),
        ...(await changeOf(sections.renewals)),
      },
      movements: {
        waiting_days: waitingDaysIn(sections),
        default_days: defaults.waitingDays,
        checklists: checklistsIn(sections),
        checklist_blocks: checklistBlocksIn(sections),
        rules: methodRulesIn(sections),
        tables: methodTablesIn(sections),
        only_by_movement: onlyByMovementIn(sections),
        ...(await changeOf(sections.movements)),
      },
    };
  };
  /** Names of the insurers and branches that rules name, by id; those that are not there have none. */
  const namesOf = async (rules: readonly Pick<MethodRule, 'provider_id' | 'branch_id'>[]) => {
    const read = async (table: 'providers' | 'branches', ids: readonly (number | null)[]) => {
      const wanted = ids.filter((id) => id !== null);
      if (wanted.length === 0) return new Map<number, string>();
      const rows = await trx.selectFrom(table).select(['id', 'name']).where('id', 'in', wanted).execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    };
    const [insurers, branches] = [rules.map((rule) => rule.provider_id), rules.map((rule) => rule.branch_id)];
    return { providers: await read('providers', insurers), branches: await read('branches', branches) };
  };
  return {
    read,
    namesOf,
    /** Rules of insurers or branches that are not there, of none, or that are named twice. */
    strangeGrace: async (rules: readonly GraceRule[]): Promise<FieldErrors> => {
      const { providers, branches } = await namesOf(rules);
      const errors: FieldErrors = {};
      const seen = new Set<string>();
      for (const [place, { provider_id, branch_id }] of rules.entries()) {
        const at = `payments.grace.${place}`;
        const name = `${provider_id} ${branch_id}`;
        if (provider_id === null && branch_id === null) errors[`${at}.provider_id`] = [{ key: 'field.required' }];
        else if (seen.has(name)) errors[`${at}.provider_id`] = [{ key: 'field.named_twice' }];
        seen.add(name);
        if (provider_id !== null && !providers.has(provider_id))
          errors[`${at}.provider_id`] = [{ key: 'field.not_found' }];
        if (branch_id !== null && !branches.has(branch_id)) errors[`${at}.branch_id`] = [{ key: 'field.not_found' }];
      }
      return errors;
    },
    /** Checklists of branches that are not there, or of the same branch and kind as another. */
    strangeChecklists: async (checklists: readonly ChecklistTemplate[]): Promise<FieldErrors> => {
      const { branches } = await namesOf(checklists.map(({ branch_id }) => ({ provider_id: null, branch_id })));
      const errors: FieldErrors = {};
      const seen = new Set<string>();
      for (const [place, { branch_id, kind }] of checklists.entries()) {
        const name = `${branch_id} ${kind}`;
        const at = `movements.checklists.${place}.branch_id`;
        if (branch_id !== null && !branches.has(branch_id)) errors[at] = [{ key: 'field.not_found' }];
        else if (seen.has(name)) errors[at] = [{ key: 'field.checklist_twice' }];
        seen.add(name);
      }
      return errors;
    },
    /** Lines of the same age, or that take more than all. */
    strangeDepreciation: (lines: readonly DepreciationLine[]): FieldErrors => {
      const twice = repeatedPlaces(lines);
      return Object.fromEntries(
        lines.flatMap(({ percent }, place): [string, FieldErrors[string]][] => {
          const at = `renewals.depreciation.${place}`;
          if (Number(percent) > 100) return [[`${at}.percent`, [{ key: 'field.too_large', params: { limit: 100 } }]]];
          return twice.includes(place) ? [[`${at}.age`, [{ key: 'field.age_twice' }]]] : [];
        }),
      );
    },
    /** Rules and tables that do not fit each other, or name insurers or branches that are not there; only of what was sent. */
    strangeRules: async (
      sent: SettingsPatch['movements'],
      { rules, tables }: Settings['movements'],
    ): Promise<FieldErrors> => {
      const errors: FieldErrors = {};
      if (sent?.tables)
        for (const [place, problem] of Object.entries(checkTables(tables)))
          errors[`movements.tables.${place}`] = [{ key: `field.${problem}` }];
      for (const [place, problem] of Object.entries(checkRules(rules, tables))) {
        const table = rules[Number.parseInt(place, 10)]?.table ?? '';
        if (sent?.rules) errors[`movements.rules.${place}`] = [ruleErrors[problem]];
        else if (sent?.tables && problem === 'table_unknown')
          errors['movements.tables'] = [{ key: 'field.table_in_use', params: { name: table } }];
      }
      if (!sent?.rules) return errors;
      const { providers, branches } = await namesOf(rules);
      for (const [place, { provider_id, branch_id }] of rules.entries()) {
        const at = `movements.rules.${place}`;
        if (provider_id !== null && !providers.has(provider_id))
          errors[`${at}.provider_id`] = [{ key: 'field.not_found' }];
        if (branch_id !== null && !branches.has(branch_id)) errors[`${at}.branch_id`] = [{ key: 'field.not_found' }];
      }
      return errors;
    },
    /** Answers nothing where the version is another by now. */
    update: async (
      version: number,
      { premium_pack, undo, payments, renewals, movements }: SettingsPatch,
    ): Promise<Settings | undefined> => {
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
        ...(payments && { payments: set({ ...row.sections.payments?.value, ...payments }) }),
        ...(renewals && { renewals: set({ ...row.sections.renewals?.value, ...inOrder(renewals) }) }),
        ...(movements && { movements: set({ ...row.sections.movements?.value, ...trimmed(movements) }) }),
      };
      await trx
        .updateTable('partner_settings')
        .set({ sections: JSON.stringify(sections) })
        .execute();
      return read();
    },
  };
}
/** Lines of depreciation by their age. */
const inOrder = ({ depreciation, ...others }: NonNullable<SettingsPatch['renewals']>) => ({
  ...others,
  ...(depreciation !== undefined && {
    depreciation: depreciation?.toSorted((one, other) => one.age - other.age) ?? null,
  }),
});
/** Names of tables without spaces around them, so that rules find them. */
const trimmed = ({ rules, tables, ...others }: NonNullable<SettingsPatch['movements']>) => ({
  ...others,
  ...(rules && { rules: rules.map((rule) => ({ ...rule, table: rule.table?.trim() ?? null })) }),
  ...(tables && { tables: tables.map((table) => ({ ...table, name: table.name.trim() })) }),
});
export type SettingsStore = ReturnType<typeof settingsStore>;

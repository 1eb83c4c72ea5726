import type { PackCharge, Settings } from '@corredor/core/api';
import { toRows } from '@corredor/core/movements';
import { checkPack } from '@corredor/core/premium';
import { audit } from '../../server/records/audit.ts';
import type { Operations } from '../../server/request/operations.ts';
import { type FieldErrors, invalid, invalidField, stale } from '../../server/request/problems.ts';
import { ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import type { SettingsStore } from './settings.store.ts';

/** As many packs as the document lets a brokerage have. */
const mostPacks = 100;

/** How the brokerage works: read by everybody, changed a section at a time. */
export const settingsOperations = (scope: Scope, settings: SettingsStore) => {
  /** The history names insurers and branches as they are called now, whatever becomes of them. */
  const told = async (section: Settings) => forHistory(section, await settings.namesOf(section.movements.rules));
  return {
    getSettings: async () => ok(await settings.read()),
    updateSettings: async ({ body, version }) => {
      refuseWrongLines(body.premium_pack?.charges ?? []);
      if (Number(body.payments?.withholding_percent ?? 0) > 100)
        return invalidField('payments.withholding_percent', 'field.too_large', { limit: 100 });
      const before = await settings.read();
      const after = await settings.update(version, body);
      if (!after) return stale(before);
      const strange = {
        ...(await settings.strangeGrace(after.payments.grace)),
        ...(await settings.strangeChecklists(body.movements?.checklists ?? [])),
        ...settings.strangeDepreciation(body.renewals?.depreciation ?? []),
        ...(await settings.strangeRules(body.movements, after.movements)),
      };
      if (Object.keys(strange).length > 0) return invalid(strange);
      if (after.premium_pack.own.length > mostPacks)
        return invalidField('premium_pack.valid_from', 'field.packs_full', { limit: mostPacks });
      await audit(scope, {
        event: 'settings_updated',
        model: 'partner',
        object_id: scope.caller.partnerId,
        before: await told(before),
        after: await told(after),
      });
      return ok(after);
    },
  } satisfies Partial<Operations>;
};

function refuseWrongLines(charges: readonly PackCharge[]) {
  const errors = Object.entries(checkPack(charges)).map(([path, problem]): [string, FieldErrors[string]] => [
    `premium_pack.charges.${path}`,
    [{ key: `field.pack_${problem}` }],
  ]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

type Names = Awaited<ReturnType<SettingsStore['namesOf']>>;
/** What the history tells: each pack in a line, with its day and its values; each rule and table by its names. */
const forHistory = ({ premium_pack, undo, payments, renewals, movements }: Settings, names: Names) => ({
  premium_pack: premium_pack.own.map(({ valid_from, charges }) =>
    [valid_from, ...(charges?.map(inWords) ?? ['='])].join(' · '),
  ),
  undo_days: undo.window_days,
  write_off_limit: payments.write_off_limit,
  withholding_percent: payments.withholding_percent,
  remit_days: payments.remit_days,
  grace_days: payments.grace.map(({ days }) => String(days)),
  renewal_window_days: renewals.window_days,
  rise_percent: renewals.rise_percent,
  depreciation: renewals.depreciation.map(({ age, percent }) => ({ age, percent })),
  waiting_days: movements.waiting_days,
  checklists: movements.checklists.map(({ items }) => items.map(({ label }) => label).join(', ')),
  checklist_blocks: movements.checklist_blocks,
  only_by_movement: movements.only_by_movement,
  method_rules: movements.rules.map(({ provider_id, branch_id, ...rule }) => ({
    provider: provider_id && names.providers.get(provider_id),
    branch: branch_id && names.branches.get(branch_id),
    ...rule,
  })),
  method_tables: movements.tables.map(({ name, reading, rows }) => ({ name, reading, rows: toRows({ rows }) })),
  days_without_offer: renewals.days_without_offer,
});
const inWords = ({ label, kind, rate, amount, steps = [] }: PackCharge) => {
  const value = { rate: `${rate} %`, amount, steps: `${steps[0]?.amount} – ${steps.at(-1)?.amount}` };
  return `${label} ${value[kind]}`;
};

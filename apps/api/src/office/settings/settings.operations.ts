import type { PackCharge, Settings } from '@corredor/core/api';
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
export const settingsOperations = (scope: Scope, settings: SettingsStore) =>
  ({
    getSettings: async () => ok(await settings.read()),
    updateSettings: async ({ body, version }) => {
      refuseWrongLines(body.premium_pack?.charges ?? []);
      const before = await settings.read();
      const after = await settings.update(version, body);
      if (!after) return stale(before);
      const strange = {
        ...(await settings.strangeGrace(after.payments.grace)),
        ...(await settings.strangeChecklists(body.movements?.checklists ?? [])),
      };
      if (Object.keys(strange).length > 0) return invalid(strange);
      if (after.premium_pack.own.length > mostPacks)
        return invalidField('premium_pack.valid_from', 'field.packs_full', { limit: mostPacks });
      await audit(scope, {
        event: 'settings_updated',
        model: 'partner',
        object_id: scope.caller.partnerId,
        before: forHistory(before),
        after: forHistory(after),
      });
      return ok(after);
    },
  }) satisfies Partial<Operations>;

function refuseWrongLines(charges: readonly PackCharge[]) {
  const errors = Object.entries(checkPack(charges)).map(([path, problem]): [string, FieldErrors[string]] => [
    `premium_pack.charges.${path}`,
    [{ key: `field.pack_${problem}` }],
  ]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

/** What the history tells: each pack in a line, with its day and its values. */
const forHistory = ({ premium_pack, undo, payments, renewals, movements }: Settings) => ({
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
  waiting_days: movements.waiting_days,
  checklists: movements.checklists.map(({ items }) => items.map(({ label }) => label).join(', ')),
  checklist_blocks: movements.checklist_blocks,
  days_without_offer: renewals.days_without_offer,
});
const inWords = ({ label, kind, rate, amount, steps = [] }: PackCharge) => {
  const value = { rate: `${rate} %`, amount, steps: `${steps[0]?.amount} – ${steps.at(-1)?.amount}` };
  return `${label} ${value[kind]}`;
};

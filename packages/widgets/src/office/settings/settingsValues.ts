import type { BranchGroup, DatedPack, PackCharge, Settings, SettingsPatch } from '@corredor/core/api';
import type { PlainDate } from '@corredor/core/dates';
import { checkPack } from '@corredor/core/premium';
import { repeatedPlaces } from '@corredor/core/renewals';
import { vSettingsPatch } from '@corredor/core/schemas';
import { parse, safeParse } from 'valibot';
import { type ChecklistSettings, toChecklistInput, toChecklistValues } from './checklistValues.ts';
import { type MovementSettings, toMovementSettings, toMovementsInput } from './movementSettings.ts';

/** A line of the brokerage's own pack as the form holds it. */
export interface ChargeValues {
  code: string;
  label: string;
  base: PackCharge['base'];
  kind: PackCharge['kind'];
  rate: string;
  amount: string;
  /** The last one has no end, whatever stands there. */
  steps: { up_to: string; amount: string }[];
  /** Of a fee: charged again on movements that add premium. */
  repeats: boolean;
  exempt_branches: string[];
  exempt_groups: BranchGroup[];
}
/** How long an insurer goes on covering, as the form holds it. */
export interface GraceValues {
  provider_id: number | null;
  branch_id: number | null;
  days: number | null;
}
export const newGrace: GraceValues = { provider_id: null, branch_id: null, days: null };
/** What vehicles lose from an age on, as the form holds it. */
export interface LossValues {
  age: number | null;
  percent: string;
}
export const newLoss: LossValues = { age: null, percent: '' };
/** What many brokerages count on: ten percent a year. */
export const usualLoss: LossValues = { age: 0, percent: '10' };
/** The settings as their form holds them. */
export interface SettingsValues {
  premium_pack: {
    source: 'country' | 'own';
    valid_from: string | null;
    rounding: DatedPack['rounding'];
    charges: ChargeValues[];
  };
  undo: { window_days: number | null };
  payments: {
    write_off_limit: string;
    withholding_percent: string;
    remit_days: number | null;
    grace: GraceValues[];
  };
  renewals: {
    window_days: number | null;
    rise_percent: string;
    days_without_offer: number | null;
    depreciation: LossValues[];
  };
  movements: MovementSettings & ChecklistSettings;
}

/** The pack that was set last; it counts from its day on. */
export const lastPack = ({ premium_pack }: Settings): DatedPack | undefined => premium_pack.own.at(-1);

/** The form begins with what was set last, or else with the lines of the country. */
export function toSettingsValues(settings: Settings, today: PlainDate): SettingsValues {
  const last = lastPack(settings);
  const charges = last?.charges ?? settings.premium_pack.country.charges;
  return {
    premium_pack: {
      source: last?.charges ? 'own' : 'country',
      valid_from: last?.valid_from ?? today,
      rounding: last?.rounding ?? 'cents',
      charges: charges.map(toChargeValues),
    },
    undo: { window_days: settings.undo.window_days },
    payments: {
      write_off_limit: settings.payments.write_off_limit,
      withholding_percent: settings.payments.withholding_percent,
      remit_days: settings.payments.remit_days,
      grace: settings.payments.grace.map((rule) => ({ ...rule })),
    },
    renewals: {
      window_days: settings.renewals.window_days,
      rise_percent: settings.renewals.rise_percent,
      days_without_offer: settings.renewals.days_without_offer,
      depreciation: settings.renewals.depreciation.map((line) => ({ ...line })),
    },
    movements: { ...toMovementSettings(settings), ...toChecklistValues(settings) },
  };
}
const toChargeValues = ({
  rate = '',
  amount = '',
  steps = [],
  repeats = true,
  exempt_groups = [],
  ...line
}: PackCharge): ChargeValues => ({
  ...line,
  exempt_groups,
  repeats,
  rate,
  amount,
  steps: steps.length === 0 ? [newStep] : steps.map((step) => ({ up_to: step.up_to ?? '', amount: step.amount })),
});
export const newStep = { up_to: '', amount: '' };

/** A line that nobody has filled in, with a code that none of the others has. */
export function newCharge(others: readonly ChargeValues[]): ChargeValues {
  const isTaken = (code: string) => others.some((other) => other.code === code);
  let number = others.length + 1;
  while (isTaken(`own_${number}`)) number += 1;
  return {
    code: `own_${number}`,
    label: '',
    base: 'net',
    kind: 'rate',
    rate: '',
    amount: '',
    steps: [newStep],
    repeats: true,
    exempt_branches: [],
    exempt_groups: [],
  };
}

/** What is sent; the check against the document tells what is missing. */
export const toSettingsInput = ({ premium_pack, undo, payments, renewals, movements }: SettingsValues) => {
  return {
    premium_pack: toPackInput(premium_pack),
    undo: { window_days: undo.window_days },
    payments: {
      ...payments,
      write_off_limit: payments.write_off_limit || null,
      withholding_percent: payments.withholding_percent || null,
    },
    renewals: { ...renewals, rise_percent: renewals.rise_percent || null },
    movements: { ...toMovementsInput(movements), ...toChecklistInput(movements) },
  };
};
const toPackInput = ({ source, valid_from, rounding, charges }: SettingsValues['premium_pack']) => ({
  valid_from,
  rounding,
  charges: source === 'own' ? charges.map(toCharge) : null,
});
function toCharge({
  code,
  label,
  base,
  kind,
  rate,
  amount,
  steps,
  repeats,
  exempt_branches,
  exempt_groups,
}: ChargeValues) {
  const groups = exempt_groups.length > 0 && { exempt_groups };
  const line = { code, label: label.trim(), base, kind, exempt_branches, ...groups };
  if (kind === 'rate') return { ...line, rate };
  const fee = { ...line, ...(!repeats && { repeats }) };
  if (kind === 'amount') return { ...fee, amount };
  const last = steps.length - 1;
  return {
    ...fee,
    steps: steps.map((step, index) => ({ up_to: index === last ? null : step.up_to, amount: step.amount })),
  };
}

/** The sections that differ from what the form began with; nothing where none does. */
export function changedSections(values: SettingsValues, before: SettingsValues): SettingsPatch | undefined {
  const [input, old] = [values, before].map(toSettingsInput);
  const isSame = (name: keyof SettingsValues) => JSON.stringify(input?.[name]) === JSON.stringify(old?.[name]);
  const patch = {
    ...(!isSame('premium_pack') && { premium_pack: input?.premium_pack }),
    ...(!isSame('undo') && { undo: input?.undo }),
    ...(!isSame('payments') && { payments: input?.payments }),
    ...(!isSame('renewals') && { renewals: changedIn(input?.renewals, old?.renewals) }),
    ...(!isSame('movements') && { movements: changedIn(input?.movements, old?.movements) }),
  };
  return Object.keys(patch).length === 0 ? undefined : parse(vSettingsPatch, patch);
}

/** The fields of a section that differ. */
const changedIn = (now: object = {}, before: object = {}) =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(Object(before)[name])),
  );

/** The pack that the form holds, once it is whole. */
export function packIn(values: SettingsValues): DatedPack | undefined {
  const { success, output } = safeParse(vSettingsPatch, { premium_pack: toPackInput(values.premium_pack) });
  const pack = success ? output.premium_pack : undefined;
  return pack && Object.keys(checkPack(pack.charges ?? [])).length === 0 ? pack : undefined;
}

/** What is wrong with what vehicles lose beyond single fields, by the field where it is mended. */
export function lossProblems({ renewals }: SettingsValues): Record<string, 'age_twice' | 'percent_over'> {
  const lines = renewals.depreciation;
  const twice = repeatedPlaces(lines.map(({ age, percent }, place) => ({ age: age ?? -1 - place, percent })));
  return Object.fromEntries([
    ...twice.map((place) => [`renewals.depreciation.${place}.age`, 'age_twice']),
    ...lines.flatMap(({ percent }, place) =>
      Number(percent) > 100 ? [[`renewals.depreciation.${place}.percent`, 'percent_over']] : [],
    ),
  ]);
}

/** What is wrong with the lines beyond single fields, by the field where it is mended. */
export function packProblems({ premium_pack }: SettingsValues): Record<string, ReturnType<typeof checkPack>[string]> {
  if (premium_pack.source !== 'own') return {};
  const { success, output } = safeParse(vSettingsPatch, { premium_pack: toPackInput(premium_pack) });
  if (!success) return {};
  const charges = output.premium_pack?.charges ?? [];
  return Object.fromEntries(
    Object.entries(checkPack(charges)).map(([path, problem]) => {
      const [line = '', field = ''] = path.split('.');
      const place = field === 'steps' ? `steps.${fallingStep(charges[Number(line)])}.up_to` : field;
      return [`premium_pack.charges.${line}.${place}`, problem];
    }),
  );
}
/** The first step that goes no further than the one before it. */
const fallingStep = (charge: PackCharge | undefined) => {
  const bounds = charge?.steps?.map(({ up_to }) => Number(up_to)) ?? [];
  return Math.max(
    bounds.findIndex((bound, index) => index > 0 && bound <= (bounds[index - 1] ?? 0)),
    0,
  );
};

import type { PolicyInput } from '@corredor/core/api';
import { addDays, addMonths, type PlainDate } from '@corredor/core/dates';
import { type SoldBranch, soldBranches } from './catalogue.ts';
import { motorExtra } from './extraFields.ts';
import type { Catalogue } from './fillCatalogue.ts';
import type { Random } from './random.ts';

/** What becomes of a policy until today. */
export type Fate = 'draft' | 'active' | 'expired' | 'closed' | 'renewed' | 'renewal drafted';
export interface PolicyPlan {
  fate: Fate;
  branch: SoldBranch;
  input: PolicyInput;
  start: PlainDate;
  end: PlainDate;
  /** The day on which it is closed or renewed. */
  endsOn: PlainDate;
  /** Whether the payer is behind with the latest instalments. */
  isLate: boolean;
  /** A master contract with very many members. */
  isLarge: boolean;
  /** Its vehicle has a mistyped chassis number, so that the warning is seen somewhere. */
  isMistyped: boolean;
}
const groupCodes: readonly string[] = ['2', '3'];
/** Always there: a company's health plan for its people, and a master contract sold to the members of a cooperative. */
const groupSerials: Record<number, string> = { 10: '3', 12: '2' };

/** Sold in the months before those, so that each month of this year is seen beside one of last year: how many months ago it began. */
const monthsAgo: Record<number, number> = {
  35: 14,
  42: 15,
  37: 16,
  43: 17,
  39: 18,
  44: 19,
  40: 20,
  45: 21,
  46: 22,
  47: 23,
};
/** What was sold then was neither a trifle nor a master contract, and takes no more room in the first plan: on every day of a year it comes to less than this year's. */
const usualCodes = ['21', '4'] as const;

const netOfLastYear = { motor: [1_100, 1_800], other: [1_600, 2_500] } as const;
/** Whoever renewed did so in the last weeks: small ones, so that their month is like the others. */
const netOfRenewed = [320, 780] as const;

/** Plans one policy: its term by its fate, its parties and insurer by what there is. */
export function planPolicy(
  random: Random,
  catalogue: Catalogue,
  fate: Fate,
  serial: number,
  today: PlainDate,
): PolicyPlan {
  const picked = pickBranch(random, catalogue, serial);
  const isOfLastYear = monthsAgo[serial] !== undefined;
  const isMotor = picked.code === '7';
  const isRenewed = fate === 'renewed' || fate === 'renewal drafted';
  const wanted = isOfLastYear && !isMotor ? usualCodes[serial % usualCodes.length] : groupSerials[serial];
  const branch = soldBranches.find(({ code }) => code === wanted) ?? picked;
  const { start, end } = termOf(random, fate, serial, today);
  const isGroup = groupCodes.includes(branch.code);
  const isCompany = isGroup || (serial % 3 === 0 && branch.code !== '1');
  const contractor = random.pick(isCompany ? catalogue.companies : catalogue.people);
  const payer = !isCompany && serial % 9 === 0 ? random.pick(catalogue.people) : contractor;
  const insurer = random.pick(catalogue.insurers.filter((one) => one.sells.includes(branch.code)));
  const [least, most] = isOfLastYear
    ? netOfLastYear[isMotor ? 'motor' : 'other']
    : isRenewed
      ? netOfRenewed
      : branch.net;
  // Monthly plans, so that on any day some instalments are late and some are about to be due.
  const isMonthly = serial % 5 === 0;
  const isLate = isMonthly && !isOfLastYear;
  const isSoon = serial % 6 === 0;
  const whole: PolicyInput = {
    number: `${branch.prefix}-${start.slice(0, 4)}-${String(1_000 + serial * 7).padStart(5, '0')}`,
    start_date: start,
    end_date: end,
    branch_id: catalogue.branches.get(branch.code)?.id ?? null,
    provider_id: insurer.id,
    provider_office_id: random.pick(insurer.offices),
    maximum_insured_sum: `${branch.sum}.00`,
    estimated_payment_day: isSoon ? Number(addDays(today, 3).slice(8)) : random.between(1, 28),
    payment_frequency: isMonthly || isSoon ? 1 : random.pick([1, 1, 3, 3, 4, 6, 12]),
    contractor_id: contractor.id,
    payer_id: payer.id,
    is_insured: !isGroup,
    insured_select_type: isGroup ? (serial % 4 === 0 ? 'massive' : 'corporate') : isCompany ? 'corporate' : 'personal',
    net_premium: `${random.between(least, most)}.${String(random.between(0, 99)).padStart(2, '0')}`,
    commission_percent: random.pick(['10', '12.5', '15', '18']),
    deductible: branch.code === '7' ? '10 % del siniestro, mínimo USD 250' : undefined,
    condition: isGroup ? 'Nómina actualizada cada mes.' : undefined,
    extra: branch.code === '7' ? motorExtra(serial, start) : undefined,
  };
  const input = fate === 'draft' ? unfinished(whole, serial) : whole;
  const lastDays = fate === 'closed' && isOfLastYear ? end : today;
  const endsOn = fate === 'closed' ? addDays(lastDays, -random.between(8, 50)) : addDays(end, -random.between(1, 4));
  return { fate, branch, input, start, end, endsOn, isLate, isLarge: serial === 12, isMistyped: serial === 16 };
}

function pickBranch(random: Random, catalogue: Catalogue, serial: number): SoldBranch {
  const sold = soldBranches.filter((branch) =>
    catalogue.insurers.some((one) => one.sells.some((code) => code === branch.code)),
  );
  // Motor business is what a small brokerage sells most.
  const motor = sold.find((branch) => branch.code === '7');
  return motor && serial % 3 === 1 ? motor : random.pick(sold);
}
function termOf(random: Random, fate: Fate, serial: number, today: PlainDate) {
  const yearFrom = (start: PlainDate) => ({ start, end: addMonths(start, 12) });
  const months = monthsAgo[serial];
  if (months !== undefined && (fate === 'expired' || fate === 'closed')) {
    const month = addMonths(`${today.slice(0, 7)}-01`, -months).slice(0, 7);
    return yearFrom(`${month}-${String(random.between(3, 26)).padStart(2, '0')}`);
  }
  switch (fate) {
    case 'draft':
      return yearFrom(addDays(today, random.between(-4, 30)));
    case 'expired':
      return yearFrom(addMonths(addDays(today, -random.between(2, 45)), -12));
    case 'closed':
      return yearFrom(addDays(today, -random.between(120, 330)));
    case 'renewed':
    case 'renewal drafted':
      return yearFrom(
        addMonths(addDays(today, fate === 'renewed' ? -random.between(6, 45) : random.between(-2, 1)), -12),
      );
    default:
      // Every fifth ends within a month, so that the first screen has something to tell; the others began all through the year.
      return yearFrom(
        addMonths(
          addDays(
            today,
            serial % 5 === 2 ? random.between(3, 28) : 35 + ((serial * 7) % 27) * 12 + random.between(0, 8),
          ),
          -12,
        ),
      );
  }
}
/** A draft waits for something: a payer, a number, its dates. */
function unfinished(input: PolicyInput, serial: number): PolicyInput {
  const gaps: Partial<PolicyInput>[] = [{ payer_id: null }, { number: null }, { end_date: null }, {}];
  return { ...input, ...gaps[serial % gaps.length] };
}

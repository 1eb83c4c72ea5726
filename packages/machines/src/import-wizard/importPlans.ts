import { isPlainDate } from '@corredor/core/dates';
import {
  type BroughtPlan,
  type InstalmentsFall,
  importFields,
  isPlanOpen,
  mostInstalments,
  plannedBy,
  readTexts,
} from '@corredor/core/imports';
import type { PlannedInstalment } from '@corredor/core/instalments';
import type { Money } from '@corredor/core/money';
import { type OfDates, withReadDates } from './importDates.ts';
import type { WizardRow } from './importRows.ts';

/** A policy of the file with the instalments that it would have. */
export interface PlanExample {
  row: number;
  policy: string;
  /** What it costs in all; null while the server has not found its row good. */
  total: Money | null;
  plans: Readonly<Record<InstalmentsFall, readonly PlannedInstalment[]>>;
}
/** Policies of which the file says how many instalments there are, and not when. */
export interface PlansRead {
  rows: number;
  examples: readonly PlanExample[];
  /** What somebody chose; nothing goes in before. */
  fall: InstalmentsFall | null;
}
interface OfPlans extends OfDates {
  chosenFall: InstalmentsFall | null;
}
type Terms = Omit<BroughtPlan, 'total'>;

const columns: readonly string[] = ['start_date', 'end_date', 'payment_frequency', 'instalments', 'first_due_date'];
const fields = importFields.policies.filter(({ name }) => columns.includes(name));
const read = (values: WizardRow['values']) => readTexts(fields, values);

/** The terms of a row whose instalments could fall two ways; null of another. */
function openTerms({ values }: Pick<WizardRow, 'values'>): Terms | null {
  if (!/[1-9]/.test(values.instalments ?? '')) return null;
  const { start_date: start, end_date: end, instalments: count, payment_frequency, first_due_date } = read(values);
  if (payment_frequency !== undefined || typeof count !== 'number' || count > mostInstalments) return null;
  if (!isPlainDate(start) || !isPlainDate(end) || start >= end) return null;
  const first = isPlainDate(first_due_date) ? first_due_date : undefined;
  return isPlanOpen({ start, end, count }) ? { start, end, count, first } : null;
}

const mostExamples = 3;
/** Examples tell most where they differ: first one of each number of instalments, then whatever stands first. */
function examplesOf(open: readonly { row: WizardRow; terms: Terms }[]): PlanExample[] {
  const good = open.filter(({ row }) => row.total !== undefined);
  const from = good.length > 0 ? good : open;
  const firsts = from.filter(({ terms }, place) => from.findIndex((one) => one.terms.count === terms.count) === place);
  const chosen = [...firsts, ...from.filter((one) => !firsts.includes(one))].slice(0, mostExamples);
  return chosen.map(({ row, terms }) => {
    const plan = { ...terms, total: row.total ?? '0.00' };
    const plans = { months: plannedBy(plan, 'months'), spread: plannedBy(plan, 'spread') };
    return { row: row.number, policy: row.values.number?.trim() ?? '', total: row.total ?? null, plans };
  });
}

/** What was read of a state of the wizard, whose rows may be many. */
const known = new WeakMap<OfPlans, PlansRead | null>();
/** Policies whose instalments could fall two ways, with examples of both; null where there are none. */
export function plansRead(of: OfPlans): PlansRead | null {
  if (of.kind !== 'policies' || !of.mapping.includes('instalments')) return null;
  const before = known.get(of);
  if (before !== undefined) return before;
  const found = readPlans(of);
  known.set(of, found);
  return found;
}
function readPlans(of: OfPlans): PlansRead | null {
  const wanted = of.rows.filter(({ isSkipped, state }) => !isSkipped && !isThere(state));
  const rows = withReadDates(of, wanted);
  const open = rows.flatMap((row) => {
    const terms = openTerms(row);
    return terms ? [{ row, terms }] : [];
  });
  return open.length > 0 ? { rows: open.length, examples: examplesOf(open), fall: of.chosenFall } : null;
}
/** What is there already gets no plan of the file. */
const isThere = (state: WizardRow['state']) => state === 'identical' || state === 'different';

/** Rows as the server takes them, with how their instalments fall where somebody said it. */
export function withReadPlans(of: OfPlans, rows: readonly WizardRow[]): WizardRow[] {
  const { kind, chosenFall } = of;
  if (kind !== 'policies' || chosenFall === null) return [...rows];
  return rows.map((row) =>
    openTerms(row) ? { ...row, values: { ...row.values, instalments_fall: chosenFall } } : row,
  );
}
/** The rows that are to be looked at again once something else is chosen. */
export const rowsOfOpenPlans = (of: OfPlans): WizardRow[] =>
  withReadDates(of, of.rows).filter((row) => openTerms(row) !== null);

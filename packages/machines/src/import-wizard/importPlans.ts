import { isPlainDate } from '@corredor/core/dates';
import {
  type BroughtPlan,
  type InstalmentsFall,
  importFields,
  instalmentsFall,
  mostInstalments,
  type PlanDoubt,
  planDoubt,
  plannedBy,
  readTexts,
} from '@corredor/core/imports';
import type { PlannedInstalment } from '@corredor/core/instalments';
import type { Money } from '@corredor/core/money';
import { type OfDates, withReadDates } from './importDates.ts';
import type { WizardRow } from './importRows.ts';

/** A policy of the file with the instalments that it would have, by what is said. */
export interface PlanExample {
  row: number;
  policy: string;
  /** What it costs in all; null while the server has not found its row good. */
  total: Money | null;
  plans: readonly { fall: InstalmentsFall; instalments: readonly PlannedInstalment[] }[];
}
/** Policies whose plan a file leaves open in the same way. */
export interface PlansRead {
  doubt: PlanDoubt;
  rows: number;
  examples: readonly PlanExample[];
  /** What somebody chose; nothing goes in before. */
  fall: InstalmentsFall | null;
}
/** What somebody said of plans that the file leaves open. */
export type ChosenFalls = Readonly<Partial<Record<PlanDoubt, InstalmentsFall>>>;
interface OfPlans extends OfDates {
  chosenFalls: ChosenFalls;
}
type Terms = Omit<BroughtPlan, 'total'>;
interface OpenPlan {
  terms: Terms;
  doubt: PlanDoubt;
}
type OpenRow = OpenPlan & { row: WizardRow };

const columns: readonly string[] = ['start_date', 'end_date', 'payment_frequency', 'instalments', 'first_due_date'];
const fields = importFields.policies.filter(({ name }) => columns.includes(name));

/** What a row, whose days cannot be mistaken, leaves open of its plan; null where it says enough, or where that cannot be read. */
function openPlan(texts: WizardRow['values']): OpenPlan | null {
  const values = readTexts(fields, texts);
  const { start_date: start, end_date: end, instalments: count, payment_frequency, first_due_date } = values;
  if (payment_frequency !== undefined || !isPlainDate(start) || !isPlainDate(end) || start >= end) return null;
  if (count !== undefined && (typeof count !== 'number' || count > mostInstalments)) return null;
  const terms = { start, end, count, first: isPlainDate(first_due_date) ? first_due_date : undefined };
  const doubt = planDoubt(terms);
  return doubt && { terms, doubt };
}

/** What was read of the texts of rows, which stay the same while the server judges them, and how their days were read. */
const readOf = new WeakMap<WizardRow['values'], { by: string; plan: OpenPlan | null }>();
/** The rows that leave something open of their plans; each is read once. */
export function openRows(of: OfPlans, rows: readonly WizardRow[]): OpenRow[] {
  const by = JSON.stringify([of.mapping, of.columnOrders.map((told) => told?.order), of.chosenOrder, of.readerOrder]);
  const isNew = ({ values }: WizardRow) => readOf.get(values)?.by !== by;
  const unread = rows.filter(isNew);
  for (const [place, { values }] of withReadDates(of, unread).entries()) {
    const row = unread[place];
    if (row) readOf.set(row.values, { by, plan: openPlan(values) });
  }
  return rows.flatMap((row) => {
    const plan = readOf.get(row.values)?.plan;
    return plan ? [{ ...plan, row }] : [];
  });
}

const mostExamples = 3;
/** Examples tell most where they differ: first one of each number of instalments, then whatever stands first. */
function examplesOf(open: readonly OpenRow[], doubt: PlanDoubt): PlanExample[] {
  const good = open.filter(({ row }) => row.total !== undefined);
  const from = good.length > 0 ? good : open;
  const counts = new Set<number | undefined>();
  const firsts = from.filter(({ terms: { count } }) => !counts.has(count) && counts.add(count));
  const others = from.slice(0, 2 * mostExamples).filter((one) => !firsts.includes(one));
  return [...firsts, ...others].slice(0, mostExamples).map(({ row, terms }) => {
    const plan = { ...terms, total: row.total ?? '0.00' };
    const plans = instalmentsFall[doubt].map((fall) => ({ fall, instalments: plannedBy(plan, fall) }));
    return { row: row.number, policy: row.values.number?.trim() ?? '', total: row.total ?? null, plans };
  });
}

/** What is asked in a state of the wizard, whose rows may be many. */
const known = new WeakMap<OfPlans, readonly PlansRead[]>();
/** Policies whose plan the file leaves open, by what it leaves open, with examples. */
export function plansRead(of: OfPlans): readonly PlansRead[] {
  if (of.kind !== 'policies') return [];
  const before = known.get(of);
  if (before) return before;
  const found = readPlans(of);
  known.set(of, found);
  return found;
}
function readPlans(of: OfPlans): PlansRead[] {
  const wanted = of.rows.filter(({ isSkipped, state }) => !isSkipped && !isThere(state));
  const open = openRows(of, wanted);
  return (['dates', 'number'] as const).flatMap((doubt) => {
    const rows = open.filter((one) => one.doubt === doubt);
    if (rows.length === 0) return [];
    return [{ doubt, rows: rows.length, examples: examplesOf(rows, doubt), fall: of.chosenFalls[doubt] ?? null }];
  });
}
/** What is there already gets no plan of the file. */
const isThere = (state: WizardRow['state']) => state === 'identical' || state === 'different';

/** Whether a plan is open, and nobody said how it is made. */
export const hasOpenPlans = (of: OfPlans) => plansRead(of).some(({ fall }) => fall === null);

/** Rows as the server takes them, with how their plans are made where somebody said it. */
export function withReadPlans(of: OfPlans, rows: readonly WizardRow[]): WizardRow[] {
  const { kind, chosenFalls } = of;
  if (kind !== 'policies' || Object.keys(chosenFalls).length === 0) return [...rows];
  return rows.map((row) => {
    const doubt = openPlan(row.values)?.doubt;
    const fall = doubt && chosenFalls[doubt];
    return fall ? { ...row, values: { ...row.values, instalments_fall: fall } } : row;
  });
}
/** The rows that are to be looked at again once something else is chosen. */
export const rowsOfOpenPlans = (of: OfPlans, doubt: PlanDoubt): WizardRow[] =>
  openRows(of, of.rows).flatMap((one) => (one.doubt === doubt ? [one.row] : []));

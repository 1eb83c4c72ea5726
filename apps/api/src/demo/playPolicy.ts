import type { Policy } from '@corredor/core/api';
import { addDays, type PlainDate } from '@corredor/core/dates';
import { partOf } from '@corredor/core/money';
import { movementMails, movementOperations, movementStore } from '../collection/movements/index.ts';
import { generalItems } from './catalogue.ts';
import { vehicleExtra } from './extraFields.ts';
import type { Catalogue } from './fillCatalogue.ts';
import { addMembers, addShares } from './groups.ts';
import { type DemoOffice, done, nobodyTold, still } from './office.ts';
import type { PolicyPlan } from './policyPlans.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';
import { someVehicle } from './vehicles.ts';

export interface Stage {
  office: DemoOffice;
  /** Users who take payments, close and renew. */
  crew: readonly number[];
  catalogue: Catalogue;
  random: Random;
  timeline: Timeline;
  firstDay: PlainDate;
  today: PlainDate;
  /** How many policies ended early so far. */
  ended: { count: number };
}

/** Plays a policy's life day by day: written, activated, paid, and closed or renewed where its plan says so. */
export function playPolicy(stage: Stage, plan: PolicyPlan) {
  const { office, timeline } = stage;
  const written = earliest(addDays(plan.start, -stage.random.between(1, 6)), stage.today);
  timeline.plan(later(written, stage.firstDay), async () => {
    const policy = await done(office.createPolicy({ ...still, body: plan.input }));
    await fillLists(stage, plan, policy);
    if (plan.fate === 'draft') return;
    timeline.plan(later(earliest(plan.start, stage.today), stage.firstDay), async () => {
      await activate(stage, plan, policy.id, plan.fate === 'closed' ? plan.endsOn : stage.today);
      if (plan.fate === 'closed') timeline.plan(plan.endsOn, () => close(stage, policy.id));
      if (plan.fate === 'renewed' || plan.fate === 'renewal drafted')
        timeline.plan(earliest(plan.endsOn, stage.today), () => renew(stage, plan, policy.id));
    });
  });
}
const earliest = (one: PlainDate, other: PlainDate) => (one < other ? one : other);
const later = (one: PlainDate, other: PlainDate) => (one > other ? one : other);
const current = (stage: Stage, policyId: number): Promise<Policy> =>
  done(stage.office.getPolicy({ ...still, path: { policyId } }));

async function fillLists({ office, catalogue, random }: Stage, plan: PolicyPlan, policy: Policy) {
  const path = { policyId: policy.id };
  for (const coverage_id of catalogue.branches.get(plan.branch.code)?.coverages ?? []) {
    const body = { coverage_id, limit: `${Math.round(plan.branch.sum / random.between(1, 4))}.00` };
    await done(office.createPolicyCoverage({ ...still, path, body }));
  }
  const goods = generalItems[plan.branch.code] ?? [];
  const sum = `${Math.round(plan.branch.sum / Math.max(1, goods.length))}.00`;
  for (const [name, description] of goods)
    await done(office.createPolicyGeneral({ ...still, path, body: { name, description, sum, rate: '0.85' } }));
  if (plan.branch.code === '7') await addVehicle({ office, catalogue }, plan, policy);
  if (policy.insured_select_type !== 'personal' && !policy.is_insured)
    await addInsureds({ office, catalogue, random }, plan, path);
  if (plan.isLarge) await addMembers(office, plan, path);
  await addShares(office, catalogue, plan, policy);
}
/** What insurers ask for a vehicle, in percent of what it is worth. */
const vehicleRates = ['2.8', '3', '3.2', '3.5', '4.1'] as const;
/** What a motor policy is about: a vehicle of its contractor, insured for what it is worth. */
async function addVehicle(
  { office, catalogue }: Pick<Stage, 'office' | 'catalogue'>,
  plan: PolicyPlan,
  policy: Policy,
) {
  const ownerId = policy.contractor_id;
  if (ownerId === null) return;
  const isCompany = catalogue.companies.some(({ id }) => id === ownerId);
  const bankId = catalogue.companies.find(({ name }) => name.startsWith('Cooperativa'))?.id;
  const { isMistyped, start: today } = plan;
  const body = someVehicle({ serial: policy.id, ownerId, isCompany, bankId, today, isMistyped });
  const { id } = await done(office.createVehicle({ ...still, body }));
  const rate = vehicleRates[policy.id % vehicleRates.length] ?? null;
  const insured = { vehicle_id: id, sum: body.commercial_value ?? null, rate, extra: vehicleExtra(policy.id) };
  await done(office.createPolicyVehicle({ ...still, path: { policyId: policy.id }, body: insured }));
}
async function addInsureds(
  { office, catalogue, random }: Pick<Stage, 'office' | 'catalogue' | 'random'>,
  plan: PolicyPlan,
  path: { policyId: number },
) {
  const first = random.between(0, Math.max(0, catalogue.people.length - 8));
  const titulars = catalogue.people.slice(first, first + random.between(4, 8));
  const start_date = plan.start;
  for (const [index, titular] of titulars.entries()) {
    const certificate_number = `C-${String(path.policyId * 100 + index).padStart(5, '0')}`;
    const body = {
      customer_id: titular.id,
      start_date,
      relationship: 'titular' as const,
      prima: '38.50',
      certificate_number,
    };
    await done(office.createPolicyInsured({ ...still, path, body }));
    for (const one of catalogue.dependents.filter((dependent) => dependent.titularId === titular.id))
      await done(
        office.createPolicyInsured({
          ...still,
          path,
          body: {
            customer_id: one.id,
            start_date,
            relationship: 'dependent',
            family_relationship: one.relationship,
            titular_id: titular.id,
            prima: '21.00',
          },
        }),
      );
  }
}

/** Activates a draft and plans the payment of what falls due until the last day. */
async function activate(stage: Stage, plan: PolicyPlan, policyId: number, lastDay: PlainDate) {
  const { office, timeline, random, today } = stage;
  const { version } = await current(stage, policyId);
  await done(office.activatePolicy({ ...still, path: { policyId }, version }));
  const query = { policy: policyId, ordering: 'number' as const, page_size: 200 };
  const { results } = await done(office.listPayments({ ...still, query }));
  const due = results.filter((row) => row.due_date <= lastDay);
  const skipped = plan.isLate ? random.between(1, 2) : 0;
  for (const row of due.slice(0, Math.max(0, due.length - skipped))) {
    const day = later(addDays(row.due_date, random.between(-3, 5)), stage.firstDay);
    if (day < later(plan.start, stage.firstDay))
      timeline.plan(later(plan.start, stage.firstDay), () => pay(stage, row.id));
    else timeline.plan(earliest(day, today), () => pay(stage, row.id));
  }
}
/** The work of an office is shared: each record has its hand. */
function actOn({ office, crew }: Stage, id: number) {
  office.scope.caller.userId = crew[id % crew.length] ?? office.scope.caller.userId;
}
async function pay(stage: Stage, paymentId: number) {
  const { office, random } = stage;
  actOn(stage, paymentId);
  const path = { paymentId };
  const payment = await office.getPayment({ ...still, path });
  // What ends a policy early gives up what falls due later or crosses it, so a planned payment may be gone or paid.
  if (!('body' in payment) || payment.body.is_paid) return;
  const clock = await office.scope.trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const body = {
    payment_method: random.pick(['transfer', 'transfer', 'card', 'cash'] as const),
    payment_date: clock.today,
    invoice_number: `001-002-${String(paymentId).padStart(9, '0')}`,
  };
  await done(office.payInstalment({ ...still, path, version: payment.body.version, body }));
}
/** Ends a policy early: the first is closed with what was paid, the others are cancelled and their insurer owes the rest of the term. */
async function close(stage: Stage, policyId: number) {
  const { office, random, ended } = stage;
  actOn(stage, policyId);
  const reason = random.pick(['El cliente vendió el bien asegurado.', 'Cambio de aseguradora por mejor tarifa.']);
  const count = ended.count++;
  if (count > 0) return cancel(stage, policyId, { reason, kept: count % 3 });
  const { version } = await current(stage, policyId);
  await done(office.closePolicy({ ...still, path: { policyId }, version, body: { observations: reason } }));
}
/** What a cancellation leaves of its credit is still to be used, was given back in part, or is used up. */
async function cancel(stage: Stage, policyId: number, { reason, kept }: { reason: string; kept: number }) {
  const { office, random } = stage;
  const movements = movementOperations(movementStore(office.scope), movementMails(office.scope, nobodyTold));
  const { today } = await office.scope.trx.selectFrom('partner_today').select('today').executeTakeFirstOrThrow();
  const body = {
    kind: 'cancellation' as const,
    requested_by: 'customer' as const,
    effective_date: today,
    requested_on: today,
    reason,
  };
  const { id, version, total_delta } = await done(movements.createMovement({ ...still, path: { policyId }, body }));
  await done(movements.issueMovement({ ...still, path: { movementId: id }, version, body: { total_delta } }));
  const query = { policy: policyId, kind: 'credit' as const, page_size: 200 };
  const { results } = await done(office.listPayments({ ...still, query }));
  const [credit] = results.filter(({ is_paid }) => !is_paid);
  if (kept === 0 || !credit) return;
  const owed = credit.balance.replace('-', '');
  const refund = {
    kind: 'money' as const,
    amount: kept === 1 ? partOf(owed, '1.00', '2.00') : owed,
    received_on: today,
    method: 'transfer' as const,
    reference: `DEV-${random.between(10_000, 99_999)}`,
  };
  const path = { paymentId: credit.id };
  await done(office.createReceipt({ ...still, path, version: credit.version, body: refund }));
}
async function renew(stage: Stage, plan: PolicyPlan, policyId: number) {
  actOn(stage, policyId);
  const { version } = await current(stage, policyId);
  const body = { observations: 'Renovación acordada con el cliente en las mismas condiciones.' };
  const next = await done(stage.office.renewPolicy({ ...still, path: { policyId }, version, body }));
  if (plan.fate !== 'renewed' || !next.start_date) return;
  stage.timeline.plan(earliest(next.start_date, stage.today), () => activate(stage, plan, next.id, stage.today));
}

import type { Movement, MovementInput, MovementSend, Payment, Policy, PolicyAsOf } from '@corredor/core/api';
import { addDays } from '@corredor/core/dates';
import { addMoney } from '@corredor/core/money';
import { expect } from 'vitest';
import { aPortfolio, succeeded } from './aPortfolio.ts';
import type { TestApi } from './testApi.ts';

type Office = Awaited<ReturnType<TestApi['partner']>>;
type Step = 'rejectMovement' | 'reopenMovement' | 'discardMovement' | 'undoMovement';

/** The movements of a brokerage, as tests ask for them and take them on their way. */
export function movementSteps(office: Office, today: string) {
  const asks = (kind: MovementInput['kind'], effective_date: string, over: object = {}) => ({
    kind,
    effective_date,
    requested_by: 'customer',
    requested_on: today,
    ...(kind === 'cancellation' && { reason: 'Vendió el vehículo.' }),
    ...over,
  });
  const draft = (policyId: number, body: object) => office.call('createMovement', { path: { policyId }, body });
  const drafted = async (policyId: number, body: object) => succeeded<Movement>(await draft(policyId, body));
  const step = (operation: Step, { id, version }: Movement, body?: object) =>
    office.call(operation, { path: { movementId: id }, version, ...(body && { body }) });
  const send = ({ id, version }: Movement, body: MovementSend = { by: 'other' }) =>
    office.call('sendMovement', { path: { movementId: id }, version, body });
  const issue = ({ id, version, total_delta }: Movement, body: object = { total_delta }) =>
    office.call('issueMovement', { path: { movementId: id }, version, body });
  const issued = async (policyId: number, body: object) =>
    succeeded<Movement>(await issue(await drafted(policyId, body)));
  const undone = async (movement: Movement) => succeeded<Movement>(await step('undoMovement', movement));
  const movementOf = async (movementId: number) =>
    succeeded<Movement>(await office.call('getMovement', { path: { movementId } }));
  const policyOf = async (policyId: number) =>
    succeeded<Policy>(await office.call('getPolicy', { path: { policyId } }));
  const paymentsOf = async (policy: number) =>
    succeeded<{ results: Payment[] }>(
      await office.call('listPayments', { query: { policy, kind: 'all', ordering: 'due_date', page_size: 200 } }),
    ).results;
  const asOf = async (policyId: number, day: string) =>
    succeeded<PolicyAsOf>(await office.call('getPolicyAsOf', { path: { policyId }, query: { day } }));
  /** The instalments and credits of a policy are its total with all that movements charged and gave back. */
  const expectBalanced = async (policyId: number) => {
    const [policy, payments] = [await policyOf(policyId), await paymentsOf(policyId)];
    expect(addMoney(...payments.map(({ amount }) => amount))).toBe(policy.current_total);
  };
  return {
    asks,
    draft,
    drafted,
    step,
    send,
    issue,
    issued,
    undone,
    movementOf,
    policyOf,
    paymentsOf,
    asOf,
    expectBalanced,
  };
}
export type MovementSteps = ReturnType<typeof movementSteps>;

type ListedVehicle = { id: number; vehicle_id: number; valid_from: string; valid_until: string | null };
/** A brokerage with three vehicles, whose policies have a term of 365 days that began 150 days ago. */
export async function movementOffice(api: TestApi, name: string) {
  const office = await api.partner(name);
  await office.onPlan('PYMEs');
  const portfolio = await aPortfolio(office);
  const { today } = portfolio;
  const start = addDays(today, -150);
  const end = addDays(start, 365);
  const vehicles: number[] = [];
  for (const plate of ['PBA1001', 'PBA1002', 'PBA1003']) {
    const body = { brand: 'Chevrolet', model: 'D-Max', year: 2024, plate, owner_id: portfolio.contractorId };
    vehicles.push(succeeded<{ id: number }>(await office.call('createVehicle', { body })).id);
  }
  const steps = movementSteps(office, today);
  const active = async (over: object = {}) =>
    (await portfolio.active({ start_date: start, end_date: end, ...over })).id;
  /** An inclusion of a vehicle that costs 480.00 for the whole term. */
  const include = (vehicle = vehicles[0], from = today) =>
    steps.asks('inclusion', from, {
      plan: 'with_remaining',
      items: [{ action: 'add', target: 'vehicle', after: { vehicle_id: vehicle }, term_net: '480.00' }],
    });
  const vehiclesOf = async (policyId: number) =>
    succeeded<{ results: ListedVehicle[] }>(await office.call('listPolicyVehicles', { path: { policyId } })).results;
  return { office, portfolio, today, start, end, vehicles, steps: { ...steps, active, include, vehiclesOf } };
}
export type MovementOffice = Awaited<ReturnType<typeof movementOffice>>;

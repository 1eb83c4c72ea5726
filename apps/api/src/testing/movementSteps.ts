import type { Movement, MovementInput, MovementSend, Payment, Policy, PolicyAsOf } from '@corredor/core/api';
import { addMoney } from '@corredor/core/money';
import { expect } from 'vitest';
import { succeeded } from './aPortfolio.ts';
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
  /** Vehicles of an owner, by their plates. */
  const addVehicles = async (owner_id: number, plates: readonly string[]) => {
    const ids: number[] = [];
    for (const plate of plates) {
      const body = { brand: 'Chevrolet', model: 'D-Max', year: 2024, plate, owner_id };
      ids.push(succeeded<{ id: number }>(await office.call('createVehicle', { body })).id);
    }
    return ids;
  };
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
    addVehicles,
    policyOf,
    paymentsOf,
    asOf,
    expectBalanced,
  };
}
export type MovementSteps = ReturnType<typeof movementSteps>;

import type {
  Operation,
  PayInstalmentInput,
  RemitInput,
  RenewalLoss,
  RenewalPreparation,
  RenewalUndo,
  RunKind,
  RunLine,
  RunParams,
} from '@corredor/core/api';
import { type ApiClient, call, idempotencyKey, ifMatch, keyHeader, runHeader } from '@corredor/core/client';
import { remindsWithPlan } from '@corredor/core/instalments';
import {
  activateUser,
  askInsurer,
  assignRenewal,
  assignTask,
  cancelTask,
  completeTask,
  deactivateUser,
  deleteBranch,
  deleteCoverage,
  deleteCustomer,
  deletePolicy,
  deleteProvider,
  deleteRole,
  deleteTask,
  deleteUser,
  deleteVehicle,
  getPayment,
  loseRenewal,
  moveRenewal,
  notifyPayer,
  payInstalment,
  prepareRenewal,
  remindClient,
  remitInstalment,
  reopenRenewal,
  reopenTask,
  snoozeTask,
  undoRemittance,
  undoRenewalStep,
  undoTaskSnooze,
  unpayInstalment,
} from '@corredor/core/operations';

type Versioned = { 'If-Match': string; 'Run-Id': number };
type Keyed = Versioned & { 'Idempotency-Key': string };
type Work = (client: ApiClient, id: number, header: Keyed, params: RunParams) => Promise<unknown>;

const works: Record<RunKind, Work> = {
  payInstalment: (client, id, header, params) =>
    call(client, payInstalment, { path: { paymentId: id }, header, body: params as unknown as PayInstalmentInput }),
  remitInstalment: (client, id, header, params) =>
    call(client, remitInstalment, { path: { paymentId: id }, header, body: params as unknown as RemitInput }),
  undoRemittance: (client, id, header) => call(client, undoRemittance, { path: { paymentId: id }, header }),
  unpayInstalment: (client, id, header) => call(client, unpayInstalment, { path: { paymentId: id }, header }),
  notifyPayer: async (client, id, header) => {
    // What goes with it is what would have gone with it where the run was begun.
    const payment = await call(client, getPayment, { path: { paymentId: id } });
    return call(client, notifyPayer, {
      path: { paymentId: id },
      query: { payment_plan: remindsWithPlan(payment) },
      header,
    });
  },
  deactivateUser: (client, id, header) =>
    call(client, deactivateUser, { path: { userId: id }, header, body: { heir_id: null } }),
  activateUser: (client, id, header) => call(client, activateUser, { path: { userId: id }, header }),
  deletePolicy: (client, id, header) => call(client, deletePolicy, { path: { policyId: id }, header: bare(header) }),
  deleteCustomer: (client, id, header) =>
    call(client, deleteCustomer, { path: { customerId: id }, header: bare(header) }),
  deleteVehicle: (client, id, header) => call(client, deleteVehicle, { path: { vehicleId: id }, header: bare(header) }),
  deleteProvider: (client, id, header) =>
    call(client, deleteProvider, { path: { providerId: id }, header: bare(header) }),
  deleteCoverage: (client, id, header) =>
    call(client, deleteCoverage, { path: { coverageId: id }, header: bare(header) }),
  deleteBranch: (client, id, header) => call(client, deleteBranch, { path: { branchId: id }, header: bare(header) }),
  deleteUser: (client, id, header) => call(client, deleteUser, { path: { userId: id }, header: bare(header) }),
  deleteRole: (client, id, header) => call(client, deleteRole, { path: { roleId: id }, header: bare(header) }),
  completeTask: (client, id, header) => call(client, completeTask, { path: { taskId: id }, header, body: {} }),
  reopenTask: (client, id, header) => call(client, reopenTask, { path: { taskId: id }, header }),
  cancelTask: (client, id, header) => call(client, cancelTask, { path: { taskId: id }, header }),
  snoozeTask: (client, id, header, { until }) =>
    call(client, snoozeTask, { path: { taskId: id }, header, body: { until: String(until) } }),
  undoTaskSnooze: (client, id, header) => call(client, undoTaskSnooze, { path: { taskId: id }, header }),
  assignTask: (client, id, header, { assignee_id }) =>
    call(client, assignTask, { path: { taskId: id }, header, body: { assignee_id: Number(assignee_id) } }),
  moveRenewal: (client, id, header, { stage_id, next_action_on }) =>
    call(client, moveRenewal, {
      path: { renewalId: id },
      header,
      body: {
        stage_id: Number(stage_id),
        ...(next_action_on !== undefined && { next_action_on: textOf(next_action_on) }),
      },
    }),
  assignRenewal: (client, id, header, { assignee_id }) =>
    call(client, assignRenewal, {
      path: { renewalId: id },
      header,
      body: { assignee_id: assignee_id === null ? null : Number(assignee_id) },
    }),
  prepareRenewal: (client, id, header, params) =>
    call(client, prepareRenewal, { path: { renewalId: id }, header, body: params as unknown as RenewalPreparation }),
  askInsurer: (client, id, header, { note = null }) =>
    call(client, askInsurer, { path: { renewalId: id }, header, body: { note: textOf(note) } }),
  remindClient: (client, id, header, { note = null }) =>
    call(client, remindClient, { path: { renewalId: id }, header, body: { note: textOf(note) } }),
  // Runs from before could say that the policy stays open.
  loseRenewal: (client, id, header, { closes_policy: _, ...params }) =>
    call(client, loseRenewal, { path: { renewalId: id }, header, body: params as unknown as RenewalLoss }),
  undoRenewalStep: (client, id, header, { step, gives_up_edited = false }) =>
    call(client, undoRenewalStep, {
      path: { renewalId: id },
      header,
      body: { step: step as RenewalUndo['step'], gives_up_edited: gives_up_edited === true },
    }),
  reopenRenewal: (client, id, header) => call(client, reopenRenewal, { path: { renewalId: id }, header }),
  deleteTask: (client, id, header) => call(client, deleteTask, { path: { taskId: id }, header: bare(header) }),
};
/** What each kind of run does to a record, with what is old after it. */
export const workOf: Readonly<Record<RunKind, Operation>> = {
  payInstalment,
  remitInstalment,
  undoRemittance,
  unpayInstalment,
  notifyPayer,
  deactivateUser,
  activateUser,
  deletePolicy,
  deleteCustomer,
  deleteVehicle,
  deleteProvider,
  deleteCoverage,
  deleteBranch,
  deleteUser,
  deleteRole,
  completeTask,
  reopenTask,
  cancelTask,
  snoozeTask,
  undoTaskSnooze,
  assignTask,
  moveRenewal,
  assignRenewal,
  prepareRenewal,
  askInsurer,
  remindClient,
  loseRenewal,
  undoRenewalStep,
  reopenRenewal,
  deleteTask,
};

const textOf = (value: RunParams[string]) => (typeof value === 'string' ? value : null);
const bare = ({ 'Idempotency-Key': _key, ...header }: Keyed): Versioned => header;

/** Does to one record of a run what the run does, in the version in which it was chosen: what changed since is refused, and told. What was refused is tried again as it stands now. */
export function workOnLine(
  client: ApiClient,
  { id: runId, kind, params }: { id: number; kind: RunKind; params: RunParams },
  { about, record_version, current_version, outcome }: RunLine,
): Promise<unknown> {
  const seen = outcome === 'failed' ? (current_version ?? record_version) : record_version;
  const header = { ...ifMatch(seen), ...keyHeader(idempotencyKey()), ...runHeader(runId) };
  return works[kind](client, about.id, header, params);
}

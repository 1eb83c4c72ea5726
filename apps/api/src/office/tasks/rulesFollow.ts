import type { OperationId, TaskTrigger } from '@corredor/core/api';
import type { AnyHandler, Group } from '../../server/request/handlers.ts';
import { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { closeResolvedTasks, makeTasksByRules } from './followRules.ts';

/** What operations can bring that rules wait for; each of them can take causes away. */
const brings: Partial<Record<OperationId, readonly TaskTrigger[]>> = {
  createCustomer: ['customer_added'],
  deleteCustomer: [],
  activatePolicy: ['policy_activated', 'policy_near_end', 'payment_delayed'],
  updatePolicy: ['policy_near_end'],
  deletePolicy: [],
  renewPolicy: [],
  closePolicy: [],
  reopenPolicy: ['policy_near_end', 'payment_delayed'],
  loseRenewal: [],
  reopenRenewal: ['policy_near_end'],
  sendMovement: ['movement_sent'],
  issueMovement: ['policy_near_end'],
  rejectMovement: [],
  reopenMovement: [],
  discardMovement: [],
  undoMovement: ['policy_near_end', 'payment_delayed'],
  updatePayment: ['payment_delayed'],
  payInstalment: [],
  unpayInstalment: ['payment_delayed'],
  createReceipt: [],
  createReceiptBatch: [],
  voidReceipt: ['payment_delayed'],
  createCrossing: [],
  undoCrossing: ['payment_delayed'],
};

const triggersOf = new Map(Object.entries(brings));

/** A group of operations after which the brokerage's rules of tasks are followed, in the same transaction. */
export const rulesFollow =
  (group: Group<Scope>): Group<Scope> =>
  (scope) =>
    Object.fromEntries(
      Object.entries(group(scope)).map(([id, handler]) => {
        const triggers = triggersOf.get(id);
        return [id, triggers ? followed(scope, handler, triggers) : handler];
      }),
    );

const followed =
  (scope: Scope, handler: AnyHandler, triggers: readonly TaskTrigger[]): AnyHandler =>
  async (input) => {
    const answer = await handler(input);
    if (answer instanceof Problem) return answer;
    if (triggers.length > 0) await makeTasksByRules(scope, triggers);
    await closeResolvedTasks(scope);
    return answer;
  };

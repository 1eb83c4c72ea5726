import type { Movement, MovementClash } from '@corredor/core/api';
import type { MovementStatus } from '@corredor/core/movements';
import { paths } from '@corredor/core/paths';
import { can, type Permission } from '@corredor/core/permissions';
import { packOn } from '@corredor/core/premium';
import { lockPolicy, policyStore } from '../../portfolio/policies/index.ts';
import { recordChanges } from '../../server/records/recordChanges.ts';
import type { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { problemDetail } from '../../server/request/wording.ts';
import { notify } from '../../services/notifications/index.ts';
import { methodRulesIn, methodTablesIn, readSections } from '../../services/settings/index.ts';
import { movementClashes, openStatuses } from './movementClashes.ts';
import { movementDrafts } from './movementDrafts.ts';
import type { MovementFacts } from './movementFacts.ts';
import { movementIssue } from './movementIssue.ts';
import { findMovements, type MovementQuery, sumMovements } from './movementListing.ts';
import { readIssued, readMovement, readMovementRows } from './movementRows.ts';
import { movementUndo } from './movementUndo.ts';
import { policyAsOf } from './policyAsOf.ts';
import { fieldsOf } from './policyFields.ts';

/** The movements of the caller's brokerage. */
export function movementStore(scope: Scope) {
  const { trx, caller } = scope;
  const policies = policyStore(scope);
  const { clashes, withNames } = movementClashes(scope);
  const find = async (id: number): Promise<Movement | undefined> => {
    const movement = await readMovement(trx, caller.currency, id);
    if (!movement) return undefined;
    const others: MovementClash[] = openStatuses.includes(movement.status)
      ? await clashes(movement.policy_id, movement, id)
      : [];
    return { ...movement, clashes: others };
  };
  const read = async (id: number): Promise<Movement> => {
    const movement = await find(id);
    if (!movement) throw new Error(`Movement ${id} vanished inside its own transaction.`);
    return movement;
  };
  return {
    ...movementDrafts(scope, read),
    ...movementIssue(scope, read),
    ...movementUndo(scope, read, { withNames }),
    find,
    read,
    clashes,
    /** Whether the caller has a right that depends on the movement. */
    may: (permission: Permission) => can(caller.permissions, permission),
    page: async (query: MovementQuery) => {
      const { ids, count } = await findMovements(trx, query);
      return { count, rows: await readMovementRows(trx, caller.currency, ids) };
    },
    summary: (query: Omit<MovementQuery, 'page' | 'page_size' | 'ordering' | 'status'>) =>
      sumMovements(trx, caller.currency, query),
    /** A policy as it stands on a day. */
    asOf: async (policyId: number, asked: string | undefined) => {
      const policy = await policies.find(policyId);
      if (!policy) return undefined;
      const issued = await readIssued(trx, policyId);
      const day = asked ?? (await policies.facts()).today;
      return policyAsOf(scope, { policy, fields: fieldsOf(policy), issued, day });
    },
    /** What the figures of a movement of a policy depend on; the policy is held where it will change. */
    facts: async (policyId: number, isHeld: boolean): Promise<MovementFacts | undefined> => {
      if (isHeld && !(await lockPolicy(scope, policyId))) return undefined;
      const policy = await policies.find(policyId);
      if (!policy) return undefined;
      const { countryId, packs, today } = await policies.facts();
      const pack = packOn(countryId, packs, policy.start_date ?? today);
      const sections = await readSections(trx);
      const [rules, tables] = [methodRulesIn(sections), methodTablesIn(sections)];
      return { policy, pack, countryId, today, issued: await readIssued(trx, policyId), rules, tables };
    },
    /** Reads a movement and holds it, its policy first. */
    lock: async (id: number): Promise<Movement | undefined> => {
      const row = await trx.selectFrom('movements').select('policy_id').where('id', '=', id).executeTakeFirst();
      if (!row || !(await lockPolicy(scope, row.policy_id))) return undefined;
      await trx.selectFrom('movements').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
      return find(id);
    },
    move: async (
      id: number,
      values: { status: MovementStatus; sent_on?: string; rejected_reason?: string },
    ): Promise<Movement> => {
      await trx.updateTable('movements').set(values).where('id', '=', id).execute();
      return read(id);
    },
    worded: (problem: Problem) => problemDetail(problem, scope.locale),
    /** Tells colleagues of it; of a sample book nobody. */
    tell: async (kind: 'movement_sent' | 'movement_issued', { id, policy_id, policy, number, provider }: Movement) => {
      const { is_sample } = await trx
        .selectFrom('policies')
        .select('is_sample')
        .where('id', '=', policy_id)
        .executeTakeFirstOrThrow();
      if (is_sample) return;
      await notify(scope, {
        to: { permission: 'policy_app.view_movement' },
        kind,
        params: {
          movement_id: id,
          policy_id,
          number: policy.name,
          movement: number,
          provider: provider.short_name || provider.name,
        },
        link: paths.movementDetail(id),
      });
    },
    record: recordChanges(scope, 'policy', forHistory),
  };
}
export type MovementStore = ReturnType<typeof movementStore>;

/** What the policy's history tells of its movements. */
const forHistory = ({
  number,
  kind,
  effective_date,
  method,
  total_delta,
  status,
  reason_code,
  reason,
  rejected_reason,
  insurer_number,
  checklist,
}: Movement) => ({
  movement: number,
  movement_kind: kind,
  effective_date,
  movement_method: method,
  total_delta,
  movement_status: status,
  reason_code,
  reason,
  rejected_reason,
  insurer_number,
  checks_open: checklist.filter((one) => one.done_on === null).map(inHistory),
  checks_done: checklist.filter((one) => one.done_on !== null).map(inHistory),
});
const inHistory = ({ label, file }: Movement['checklist'][number]) => (file ? `${label} (${file.name})` : label);

import type { ImportKept } from '@corredor/core/api';
import { sql } from 'kysely';
import { holdersIn, Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { branchOperations, branchStore } from '../branches/index.ts';
import { customerOperations, customerStore } from '../customers/index.ts';
import { policyStore } from '../policies/index.ts';
import { policyInsuredOperations, policyInsuredStore } from '../policyInsureds/index.ts';
import { providerOperations, providerStore } from '../providers/index.ts';
import { vehicleOperations, vehicleStore } from '../vehicles/index.ts';
import type { UndoableRecord } from './imports.store.ts';
import { tellPlan } from './planRows.ts';

type Refusal = Pick<ImportKept, 'reason' | 'held_by'>;
const changed: Refusal = { reason: 'changed', held_by: [] };

/** Removes what an import made by the operations that delete a single one; answers why a record stays, or null where it is gone. */
export function undoRecords(scope: Scope, policyId: number) {
  const customers = customerStore(scope);
  const store = policyInsuredStore(scope);
  let opened: ReturnType<typeof store.lockPolicy> | undefined;
  const insureds: typeof store = {
    ...store,
    // One lock holds the policy for all records.
    lockPolicy: (id) => {
      opened ??= store.lockPolicy(id);
      return opened;
    },
  };
  const vehicles = vehicleStore(scope);
  const { deleteVehicle } = vehicleOperations(scope, vehicles);
  const { deleteCustomer } = customerOperations(scope, customers);
  const { deletePolicyInsured } = policyInsuredOperations(insureds);

  const removeCustomer = async ({ record_id, record_version: version }: UndoableRecord) => {
    const customer = await customers.find(record_id);
    if (!customer) return null;
    // What somebody worked on since is theirs, and is not taken away in passing.
    if (customer.version !== version) return changed;
    return refusalOf(
      await deleteCustomer({ path: { customerId: record_id }, query: {}, body: undefined, version, url: '' }),
    );
  };
  const removeVehicle = async ({ record_id, record_version: version }: UndoableRecord) => {
    const vehicle = await vehicles.find(record_id);
    if (!vehicle) return null;
    if (vehicle.version !== version) return changed;
    return refusalOf(
      await deleteVehicle({ path: { vehicleId: record_id }, query: {}, body: undefined, version, url: '' }),
    );
  };
  const removeInsured = async ({ record_id, record_version: version }: UndoableRecord) => {
    const insured = await insureds.find(policyId, record_id);
    if (!insured) return null;
    if (insured.version !== version) return changed;
    const path = { policyId, rowId: record_id };
    try {
      return refusalOf(await deletePolicyInsured({ path, query: {}, body: undefined, version, url: '' }));
    } catch (error) {
      if (error instanceof Problem) return refusalOf(error);
      throw error;
    }
  };
  const providers = providerStore(scope);
  const { deleteProvider } = providerOperations(scope, providers);
  const removeProvider = async ({ record_id: providerId, record_version: version }: UndoableRecord) => {
    const provider = await providers.find(providerId);
    if (!provider) return null;
    if (provider.version !== version) return changed;
    return refusalOf(await deleteProvider({ path: { providerId }, query: {}, body: undefined, version, url: '' }));
  };
  const branches = branchStore(scope);
  const { deleteBranch } = branchOperations(scope, branches);
  const removeBranch = async ({ record_id: branchId, record_version: version }: UndoableRecord) => {
    const branch = await branches.find(branchId);
    if (!branch) return null;
    if (branch.version !== version) return changed;
    return refusalOf(await deleteBranch({ path: { branchId }, query: {}, body: undefined, version, url: '' }));
  };
  const policies = policyStore(scope);
  const removePolicy = async ({ record_id, record_version: version }: UndoableRecord): Promise<Refusal | null> => {
    const before = await policies.lock(record_id);
    if (!before) return null;
    const { holders, hasWork } = await laterWork(scope, record_id);
    if (holders.length > 0) return { reason: 'held', held_by: holders };
    if (before.version !== version || hasWork) return changed;
    await policies.takeOut(record_id);
    await policies.record('policy_deleted', record_id, { before });
    return null;
  };
  const plans = new Map<number, Refusal | null>();
  /** All instalments of a policy go at once, and its former ones come back. */
  const removeInstalment = async ({ record_id, former }: UndoableRecord): Promise<Refusal | null> => {
    const row = await scope.trx
      .selectFrom('payments')
      .select(['policy_id', 'voided_at'])
      .where('id', '=', record_id)
      .executeTakeFirst();
    const told = row && plans.get(row.policy_id);
    if (told !== undefined) return told;
    if (!row || row.voided_at !== null || !former) return null;
    const before = await policies.lock(row.policy_id);
    if (!before) return null;
    const refusal = await laterWorkOnPlan(scope, row.policy_id);
    plans.set(row.policy_id, refusal);
    if (refusal) return refusal;
    await policies.voidReceipts(row.policy_id);
    const instalments = await policies.livingPlan(row.policy_id);
    await policies.replacePlan(row.policy_id, former.instalments, former.own_plan);
    await tellPlan(scope, row.policy_id, instalments, former.instalments);
    return null;
  };
  const remove = {
    payment: removeInstalment,
    policy: removePolicy,
    customer: removeCustomer,
    vehicle: removeVehicle,
    policy_insured: removeInsured,
    provider: removeProvider,
    branch: removeBranch,
  };
  return (record: UndoableRecord): Promise<Refusal | null> => remove[record.model](record);
}

function refusalOf(answer: Problem | object): Refusal | null {
  if (!(answer instanceof Problem)) return null;
  if (answer.code === 'held') return { reason: 'held', held_by: answer.parts.heldBy ?? [] };
  if (answer.code === 'policy_not_editable') return { reason: 'closed', held_by: [] };
  return changed;
}

/** What was done with a policy since its instalments came from a file. */
async function laterWorkOnPlan({ trx }: Scope, policyId: number): Promise<Refusal | null> {
  const { rows } = await sql<{ payment: number; policy: number; work: boolean; closed: boolean }>`
    select (select count(distinct y.id)::int from payments y join receipts r on r.payment_id = y.id and r.partner_id = y.partner_id
        where y.policy_id = p.id and y.voided_at is null and (r.created_at > y.created_at or r.voided_at is not null)) as payment,
      (select count(*)::int from policies o where o.renewed_from_id = p.id and o.deleted_at is null) as policy,
      exists (select from movements m where m.policy_id = p.id and m.status <> 'discarded')
        or exists (select from payments y where y.policy_id = p.id and y.voided_at is null and y.updated_at > y.created_at) as work,
      p.status = 'closed' as closed
    from policies p where p.id = ${policyId}`.execute(trx);
  const [found] = rows;
  if (!found || found.closed) return { reason: 'closed', held_by: [] };
  const holders = holdersIn({ payment: found.payment, policy: found.policy });
  if (holders.length > 0) return { reason: 'held', held_by: holders };
  return found.work ? changed : null;
}

/** What was done with a policy since an import brought it: what stands on it, and whether somebody worked on it. */
async function laterWork({ trx }: Scope, policyId: number) {
  const { rows } = await sql<{ payment: number; policy: number; work: boolean }>`
    with p as (select id, partner_id, created_at from policies where id = ${policyId})
    select (select count(distinct y.id)::int from payments y join receipts r on r.payment_id = y.id and r.partner_id = y.partner_id
        where y.policy_id = p.id and (r.created_at > p.created_at or r.voided_at is not null)) as payment,
      (select count(*)::int from policies o where o.renewed_from_id = p.id and o.deleted_at is null) as policy,
      exists (select from movements m where m.policy_id = p.id and m.status <> 'discarded')
        or exists (select from payments y where y.policy_id = p.id and y.updated_at > p.created_at)
        or exists (select from policy_coverages l where l.policy_id = p.id)
        or exists (select from policy_insureds l where l.policy_id = p.id)
        or exists (select from policy_generals l where l.policy_id = p.id)
        or exists (select from policy_beneficiaries l where l.policy_id = p.id)
        or exists (select from policy_files l where l.policy_id = p.id)
        or exists (select from policy_vehicles l where l.policy_id = p.id and l.updated_at > p.created_at)
        or exists (select from policy_sellers l where l.policy_id = p.id and l.updated_at > p.created_at) as work
    from p`.execute(trx);
  const [found] = rows;
  if (!found) throw new Error('A policy that was locked vanished inside its own transaction.');
  const { work: hasWork, ...counts } = found;
  return { hasWork, holders: holdersIn(counts) };
}

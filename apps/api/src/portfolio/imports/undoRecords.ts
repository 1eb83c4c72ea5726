import type { ImportKept } from '@corredor/core/api';
import { Problem } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { customerOperations, customerStore } from '../customers/index.ts';
import { policyInsuredOperations, policyInsuredStore } from '../policyInsureds/index.ts';
import { vehicleOperations, vehicleStore } from '../vehicles/index.ts';
import type { UndoableRecord } from './imports.store.ts';

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
  const remove = { customer: removeCustomer, vehicle: removeVehicle, policy_insured: removeInsured };
  return (record: UndoableRecord): Promise<Refusal | null> => remove[record.model](record);
}

function refusalOf(answer: Problem | object): Refusal | null {
  if (!(answer instanceof Problem)) return null;
  if (answer.code === 'held') return { reason: 'held', held_by: answer.parts.heldBy ?? [] };
  if (answer.code === 'policy_not_editable') return { reason: 'closed', held_by: [] };
  return changed;
}

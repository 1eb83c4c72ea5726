import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { PolicyVehicleStore } from './policyVehicles.store.ts';

/** The vehicles that a policy insures, each listed once. */
export const policyVehicleOperations = (vehicles: PolicyVehicleStore) =>
  ({
    listPolicyVehicles: async (input) => {
      await vehicles.requirePolicy(input.path.policyId);
      return ok(toPage(input, await vehicles.page(input.path.policyId, input.query)));
    },
    createPolicyVehicle: async ({ path, body: { vehicle_id } }) => {
      const policy = await vehicles.lockPolicy(path.policyId);
      if (!(await vehicles.isThere(vehicle_id))) return invalidField('vehicle_id', 'field.not_found');
      if (await vehicles.isListed(policy.id, vehicle_id)) return invalidField('vehicle_id', 'field.already_listed');
      const after = await vehicles.add(policy.id, vehicle_id);
      await vehicles.record('policy_vehicle_added', policy.id, { after });
      return created(after);
    },
    deletePolicyVehicle: async ({ path, version }) => {
      const policy = await vehicles.lockPolicy(path.policyId);
      const rows = { find: (id: number) => vehicles.find(policy.id, id), remove: vehicles.remove };
      return removeRecord(rows, {
        what: 'policy_vehicle',
        id: path.rowId,
        version,
        record: (before) => vehicles.record('policy_vehicle_removed', policy.id, { before }),
      });
    },
  }) satisfies Partial<Operations>;

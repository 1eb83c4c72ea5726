import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { invalidField } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { PolicyVehicleStore } from './policyVehicles.store.ts';

const most = 500;

/** The vehicles that a policy insures, each listed once. */
export const policyVehicleOperations = (vehicles: PolicyVehicleStore) =>
  ({
    listPolicyVehicles: async ({ path }) => {
      await vehicles.requirePolicy(path.policyId);
      const results = await vehicles.all(path.policyId);
      return ok({ count: results.length, next: null, previous: null, results });
    },
    createPolicyVehicle: async ({ path, body: { vehicle_id } }) => {
      const policy = await vehicles.lockPolicy(path.policyId);
      if ((await vehicles.count(policy.id)) >= most)
        return invalidField('vehicle_id', 'field.too_many', { limit: most });
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

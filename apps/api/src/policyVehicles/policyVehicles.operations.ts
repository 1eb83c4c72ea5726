import type { Operations } from '../server/operations.ts';
import { invalidField, notFound, stale } from '../server/problems.ts';
import { created, noContent, ok } from '../server/replies.ts';
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
      const before = await vehicles.find(policy.id, path.rowId);
      if (!before) return notFound('policy_vehicle');
      if (before.version !== version) return stale(before);
      await vehicles.remove(before.id);
      await vehicles.record('policy_vehicle_removed', policy.id, { before });
      return noContent();
    },
  }) satisfies Partial<Operations>;

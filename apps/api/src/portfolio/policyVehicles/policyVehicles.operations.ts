import { toPage } from '../../server/records/paging.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { type FieldErrors, invalid, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import { addedPremium, changedExtra, rateErrors, savedPremium } from '../policies/index.ts';
import type { PolicyVehicleStore } from './policyVehicles.store.ts';

/** The vehicles that a policy insures, each listed once. */
export const policyVehicleOperations = (vehicles: PolicyVehicleStore) =>
  ({
    listPolicyVehicles: async (input) => {
      await vehicles.requirePolicy(input.path.policyId);
      return ok(toPage(input, await vehicles.page(input.path.policyId, input.query)));
    },
    createPolicyVehicle: async ({ path, body }) => {
      const policy = await vehicles.lockPolicy(path.policyId);
      const { vehicle_id } = body;
      const { extra, errors: wrong } = changedExtra(policy.fields, { said: body.extra, asksExtra: true });
      const errors: FieldErrors = { ...rateErrors(body), ...wrong };
      if (!(await vehicles.isThere(vehicle_id))) errors.vehicle_id = [{ key: 'field.not_found' }];
      else if (await vehicles.isListed(policy.id, vehicle_id)) errors.vehicle_id = [{ key: 'field.already_listed' }];
      if (Object.keys(errors).length > 0) return invalid(errors);
      const after = await vehicles.add(policy.id, { vehicle_id, ...addedPremium(body), extra });
      await vehicles.record('policy_vehicle_added', policy, { after });
      return created(after);
    },
    updatePolicyVehicle: async ({ path, body, version }) => {
      const policy = await vehicles.lockPolicy(path.policyId);
      const before = await vehicles.find(policy.id, path.rowId);
      if (!before) return notFound('policy_vehicle');
      if (before.version !== version) return stale(before);
      const change = { before: before.extra, said: body.extra, asksExtra: true };
      const { extra, errors: wrong } = changedExtra(policy.fields, change);
      const errors = { ...rateErrors(body), ...wrong };
      if (Object.keys(errors).length > 0) return invalid(errors);
      const after = await vehicles.save(policy.id, before.id, { ...savedPremium(before, body), extra });
      await vehicles.record('policy_vehicle_changed', policy, { before, after });
      return ok(after);
    },
    deletePolicyVehicle: async ({ path, version }) => {
      const policy = await vehicles.lockPolicy(path.policyId);
      const rows = { find: (id: number) => vehicles.find(policy.id, id), remove: vehicles.remove };
      return removeRecord(rows, {
        what: 'policy_vehicle',
        id: path.rowId,
        version,
        record: (before) => vehicles.record('policy_vehicle_removed', policy, { before }),
      });
    },
  }) satisfies Partial<Operations>;

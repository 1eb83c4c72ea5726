import type { Vehicle, VehiclePatch } from '@corredor/core/api';
import { tidyTexts } from '../../server/checks/texts.ts';
import { toPage } from '../../server/records/paging.ts';
import { businessFields, recordChanges } from '../../server/records/recordChanges.ts';
import { removeRecord } from '../../server/records/removeRecord.ts';
import type { Operations } from '../../server/request/operations.ts';
import { conflict, notFound, stale } from '../../server/request/problems.ts';
import { created, ok } from '../../server/request/replies.ts';
import type { Scope } from '../../server/request/scope.ts';
import { checkVehicle } from './checkVehicle.ts';
import type { VehicleStore } from './vehicles.store.ts';

/** The vehicles of a brokerage's customers, with who is paid for them. */
export const vehicleOperations = (scope: Scope, vehicles: VehicleStore) => {
  const record = recordChanges(scope, 'vehicle', forHistory);
  const checked = async <Values extends VehiclePatch>(values: Values) =>
    checkVehicle(tidyTexts(values), {
      today: await vehicles.today(),
      customers: await vehicles.presentCustomers(namedIn(values)),
    });
  return {
    listVehicles: async ({ query, url }) => ok(toPage({ query, url }, await vehicles.page(query))),
    getVehicle: async ({ path }) => {
      const vehicle = await vehicles.find(path.vehicleId);
      return vehicle ? ok(vehicle) : notFound('vehicle');
    },
    createVehicle: async ({ body }) => {
      const values = await checked(body);
      const vehicle = await vehicles.create(values);
      if (!vehicle) return conflict('duplicate_plate', { current: await vehicles.findHolder(values.plate) });
      await record('vehicle_created', vehicle.id, { after: vehicle });
      return created(vehicle);
    },
    updateVehicle: async ({ path, body, version }) => {
      const before = await vehicles.find(path.vehicleId);
      if (!before) return notFound('vehicle');
      if (before.version !== version) return stale(before);
      const patch = await checked(body);
      const holder = await vehicles.findHolder(patch.plate ?? before.plate);
      if (holder && holder.id !== before.id) return conflict('duplicate_plate', { current: holder });
      const after = await vehicles.update(before, patch);
      if (!after) return stale(await vehicles.find(before.id));
      await record('vehicle_updated', after.id, { before, after });
      return ok(after);
    },
    deleteVehicle: ({ path, version }) =>
      removeRecord(vehicles, {
        what: 'vehicle',
        id: path.vehicleId,
        version,
        record: (before) => record('vehicle_deleted', before.id, { before }),
      }),
  } satisfies Partial<Operations>;
};

function namedIn({ owner_id, beneficiaries = [] }: VehiclePatch) {
  const named = beneficiaries.map((one) => one.customer_id);
  return owner_id === undefined ? named : [owner_id, ...named];
}

function forHistory({ owner_id, owner_identification, ...vehicle }: Vehicle) {
  const beneficiaries = vehicle.beneficiaries.map(({ customer_id, customer, ...row }) => ({
    customer: customer.name,
    ...row,
  }));
  return { ...businessFields(vehicle), owner: vehicle.owner.name, beneficiaries };
}

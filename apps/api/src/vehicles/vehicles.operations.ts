import type { Vehicle, VehiclePatch } from '@corredor/core/api';
import { audit } from '../server/audit.ts';
import type { Operations } from '../server/operations.ts';
import { toPage } from '../server/paging.ts';
import { conflict, heldBy, notFound, stale } from '../server/problems.ts';
import { created, noContent, ok } from '../server/replies.ts';
import type { Scope } from '../server/scope.ts';
import { tidyTexts } from '../server/texts.ts';
import { checkVehicle } from './checkVehicle.ts';
import type { VehicleStore } from './vehicles.store.ts';

/** The vehicles of a brokerage's customers, with who is paid for them. */
export const vehicleOperations = (scope: Scope, vehicles: VehicleStore) => {
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
      await record(scope, 'vehicle_created', null, vehicle);
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
      await record(scope, 'vehicle_updated', before, after);
      return ok(after);
    },
    deleteVehicle: async ({ path, version }) => {
      const before = await vehicles.find(path.vehicleId);
      if (!before) return notFound('vehicle');
      if (before.version !== version) return stale(before);
      const holders = await vehicles.holders(before.id);
      if (holders.length > 0) return heldBy(holders);
      if (!(await vehicles.remove(before.id, version))) return stale(await vehicles.find(before.id));
      await record(scope, 'vehicle_deleted', before, null);
      return noContent();
    },
  } satisfies Partial<Operations>;
};

const namedIn = ({ owner_id, beneficiaries = [] }: VehiclePatch) => [
  ...(owner_id === undefined ? [] : [owner_id]),
  ...beneficiaries.map((one) => one.customer_id),
];

async function record(scope: Scope, event: string, before: Vehicle | null, after: Vehicle | null) {
  const object_id = after?.id ?? before?.id ?? 0;
  await audit(scope, {
    event,
    model: 'vehicle',
    object_id,
    before: before && businessFields(before),
    after: after && businessFields(after),
  });
}
function businessFields({ id, version, created_at, updated_at, owner_id, owner_identification, ...fields }: Vehicle) {
  const beneficiaries = fields.beneficiaries.map(({ customer_id, customer, ...row }) => ({
    customer: customer.name,
    ...row,
  }));
  return { ...fields, owner: fields.owner.name, beneficiaries };
}

import type { Customer, VehicleInput } from '@corredor/core/api';
import { readRow } from '@corredor/core/imports';
import { can } from '@corredor/core/permissions';
import { planRoom } from '../server/planRoom.ts';
import { type FieldErrors, invalid, invalidField, Problem } from '../server/problems.ts';
import type { Scope } from '../server/scope.ts';
import { tidyTexts } from '../server/texts.ts';
import type { BodyChecks } from '../server/validation.ts';
import { vehicleOperations, vehicleStore } from '../vehicles/index.ts';
import { type CustomerRows, madeOf, warningsOf, withKinds, withoutEmpty, zeroAdded } from './customerRows.ts';
import { bodyOf, type RowImporter } from './importRow.ts';

/** Writes vehicles from rows by the operation that adds a single one; an owner whom the row names becomes a customer. */
export function vehicleRows(scope: Scope, checks: BodyChecks, customers: CustomerRows): RowImporter {
  const room = planRoom(scope, 'vehicles');
  const { createVehicle } = vehicleOperations(scope, vehicleStore(scope));

  const createOwner = async (identification: unknown, name: unknown): Promise<Customer> => {
    if (name === undefined) throw invalidField('identification', 'field.owner_unknown');
    if (!can(scope.caller.permissions, 'core_app.add_customer'))
      throw invalidField('identification', 'field.customer_unknown');
    const owner = withKinds(scope, { identification, name });
    return customers.create(withoutEmpty(tidyTexts({ roles: ['contractor'], ...owner })));
  };
  const importRow: RowImporter = async (texts) => {
    const { owner_identification: identification, owner_name, ...read } = readRow('vehicles', texts);
    const wrong: FieldErrors = {};
    const known = await customers.find(identification);
    let made: Customer | null = null;
    try {
      if (identification === undefined) throw invalidField('identification', 'field.required');
      if (!known) made = await createOwner(identification, owner_name);
    } catch (error) {
      // A wrong owner does not hide what else is wrong with the row.
      if (!(error instanceof Problem) || !error.parts.errors) throw error;
      Object.assign(wrong, inColumnsOfOwner(error.parts.errors));
    }
    const input = tidyTexts({ ...read, owner_id: (known ?? made)?.id ?? 1 });
    Object.assign(wrong, checks('createVehicle', input));
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    await room.take();
    const body = input as unknown as VehicleInput;
    const vehicle = bodyOf(await createVehicle({ path: {}, query: {}, body, version: 0, url: '' }));
    const name = `${vehicle.plate} · ${vehicle.brand} ${vehicle.model}`;
    const inList = { model: 'vehicle', record_id: vehicle.id, record_version: vehicle.version } as const;
    return {
      outcome: 'created',
      record: { id: vehicle.id, name },
      made: made ? [{ ...madeOf(made), name: made.name }, inList] : [inList],
      warnings: inColumnsOfOwner({ ...zeroAdded(scope, identification), ...(made ? warningsOf(made) : {}) }),
    };
  };
  return (texts) => room.giveBackOnFailure(() => importRow(texts));
}

const columnOfOwner: Record<string, string> = { identification: 'owner_identification', name: 'owner_name' };
const inColumnsOfOwner = <Value>(byField: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(byField).map(([field, value]) => [columnOfOwner[field] ?? field, value]));

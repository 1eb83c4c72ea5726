import type { Customer, Ref, Vehicle, VehicleInput } from '@corredor/core/api';
import { can } from '@corredor/core/permissions';
import { normaliseChassis, normalisePlate } from '@corredor/core/vehicles';
import type { PlanAllowance } from '../../server/checks/planAllowance.ts';
import { tidyTexts } from '../../server/checks/texts.ts';
import type { BodyChecks } from '../../server/checks/validation.ts';
import { type FieldErrors, invalid, invalidField } from '../../server/request/problems.ts';
import type { Scope } from '../../server/request/scope.ts';
import { checkVehicle, vehicleOperations, vehicleStore } from '../vehicles/index.ts';
import { notingErrors, rightOnes } from './allWrong.ts';
import {
  type CustomerRows,
  madeOf,
  otherName,
  warningsOf,
  withKinds,
  withoutEmpty,
  zeroAdded,
} from './customerRows.ts';
import { differencesOf } from './differences.ts';
import { bodyOf, type RowImporter, type RowThere } from './importRow.ts';
import type { RowReader } from './rowReader.ts';

/** Writes vehicles from rows by the operation that adds a single one; an owner whom the row names becomes a customer. */
export function vehicleRows(
  scope: Scope,
  checks: BodyChecks,
  allowance: PlanAllowance,
  customers: CustomerRows,
  reader: RowReader,
): RowImporter {
  const store = vehicleStore(scope);
  const { createVehicle } = vehicleOperations(scope, store);
  const mayCompare = can(scope.caller.permissions, 'core_app.view_vehicle');
  let today: Promise<string> | undefined;

  const createOwner = async (identification: unknown, name: unknown): Promise<Customer> => {
    if (name === undefined) throw invalidField('identification', 'field.owner_unknown');
    if (!can(scope.caller.permissions, 'core_app.add_customer'))
      throw invalidField('identification', 'field.customer_unknown');
    const owner = withKinds(scope, { identification, name });
    return customers.create(withoutEmpty(tidyTexts({ roles: ['contractor'], ...owner })));
  };
  /** The vehicle that has the plate of a row already, with what it has otherwise; nothing for who may not see vehicles. */
  const findThere = async (read: Values, owner: Ref | undefined, isInOne: boolean): Promise<RowThere | null> => {
    const plate = typeof read.plate === 'string' ? normalisePlate(read.plate) : '';
    const holder = plate !== '' && mayCompare ? await store.findHolder(plate) : undefined;
    const stored = holder && (await store.find(holder.id));
    if (!stored) return null;
    const row: Values = tidyTexts({ ...read, plate });
    if (typeof row.chassis_number === 'string') row.chassis_number = normaliseChassis(row.chassis_number);
    const other = owner?.id === stored.owner_id ? {} : { owner_identification: ownerOf(stored) };
    const own = differencesOf('vehicles', row, { ...stored });
    const isOther = isInOne && ('brand' in own || 'model' in own);
    const differences = {
      ...(isOther ? { ...inOneColumn(own), brand_model: `${stored.brand} / ${stored.model}` } : own),
      ...other,
    };
    return { outcome: 'there', record: holder, model: 'vehicle', recordId: stored.id, differences };
  };
  /** A new vehicle as it can be stored; else all that is wrong with it at once. `wrong` is what its owner's columns say. */
  const checkedOrRefused = async (input: Values, wrong: FieldErrors, isInOne: boolean): Promise<VehicleInput> => {
    const { errors: ofBody, body, sent } = checks('createVehicle', input);
    if (body && Object.keys(wrong).length === 0) return body;
    const errors = { ...ofBody, ...wrong };
    today ??= store.today();
    const { owner_id, ...right } = rightOnes(sent, errors);
    const found: FieldErrors = {};
    const known = { today: await today, customers: new Set<number>() };
    await notingErrors(found, () => checkVehicle(right, known));
    const all = { ...found, ...errors };
    throw invalid(isInOne ? inOneColumn(all) : all);
  };
  const importRow: RowImporter = async (texts) => {
    const { owner_identification: identification, owner_name, ...read } = reader.read(texts);
    const wrong: FieldErrors = {};
    const known = await customers.find(identification, undefined, { name: owner_name });
    const isInOne =
      Boolean(texts.brand_model?.trim()) || (reader.isFilled('brand_model') && !read.brand && !read.model);
    const there = await findThere(read, known, isInOne);
    if (there && (identification === undefined || known) && Object.keys(there.differences).length === 0) return there;
    const ofOwner: FieldErrors = {};
    const made = await notingErrors(ofOwner, () => {
      if (identification === undefined) throw invalidField('identification', 'field.required');
      if (known?.is_sample && !there) throw invalidField('identification', 'field.names_sample');
      return known || there ? null : createOwner(identification, owner_name);
    });
    // A wrong owner does not hide what else is wrong with the row.
    Object.assign(wrong, inColumnsOfOwner(ofOwner));
    const input = tidyTexts({ ...read, owner_id: (known ?? made)?.id ?? 1 });
    const body = await checkedOrRefused(input, wrong, isInOne);
    if (there) return there;
    await allowance.take();
    const vehicle = bodyOf(await createVehicle({ path: {}, query: {}, body, version: 0, url: '' }));
    const name = `${vehicle.plate} · ${vehicle.brand} ${vehicle.model}`;
    const inList = { model: 'vehicle', record_id: vehicle.id, record_version: vehicle.version } as const;
    const ofMade = made ? warningsOf(made) : {};
    return {
      outcome: 'created',
      record: { id: vehicle.id, name },
      made: made ? [{ ...madeOf(made), name: made.name }, inList] : [inList],
      warnings: inColumnsOfOwner({
        ...zeroAdded(scope, identification),
        ...otherName(scope, known, owner_name),
        ...ofMade,
      }),
    };
  };
  return (texts) => allowance.giveBackOnFailure(() => importRow(texts));
}

type Values = Record<string, unknown>;
const ownerOf = ({ owner, owner_identification }: Vehicle) => owner_identification ?? owner.name;
/** What is said of make and model, at the column that holds both. */
function inOneColumn<Value>({ brand, model, ...others }: Readonly<Record<string, Value>>): Record<string, Value> {
  const said = brand ?? model;
  return said === undefined ? others : { ...others, brand_model: said };
}
const columnOfOwner: Record<string, string> = { identification: 'owner_identification', name: 'owner_name' };
const inColumnsOfOwner = <Value>(byField: Readonly<Record<string, Value>>) =>
  Object.fromEntries(Object.entries(byField).map(([field, value]) => [columnOfOwner[field] ?? field, value]));

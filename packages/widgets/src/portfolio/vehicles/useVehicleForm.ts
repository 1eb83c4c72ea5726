import type { Problem, Vehicle } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createVehicle, getVehicle, updateVehicle } from '@corredor/core/operations';
import { vVehicle, vVehicleInput } from '@corredor/core/schemas';
import { useTranslation } from 'react-i18next';
import { number, object, safeParse, string } from 'valibot';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useRecordForm } from '../../frames/forms/index.ts';
import { useVehicleRules } from './useVehicleRules.ts';
import { useVehicleWords } from './useVehicleWords.ts';
import { toVehicleInput, toVehicleValues, type VehicleValues } from './vehicleValues.ts';

interface VehicleFormOptions {
  vehicle?: Vehicle;
  /** What is known of a new vehicle already. */
  start?: Partial<VehicleValues>;
  onSaved: (saved: Vehicle) => void;
}

/** The form of a vehicle with its rules and how it is saved, for a page or a dialog. */
export function useVehicleForm({ vehicle, start, onSaved }: VehicleFormOptions) {
  const { t } = useTranslation('common');
  const editing = useRecordForm({
    kind: 'vehicle',
    record: vehicle,
    nameOf: ({ plate }) => plate,
    schemas: { record: vVehicle, input: vVehicleInput },
    values: { of: toVehicleValues, empty: { ...toVehicleValues(), ...start }, toInput: toVehicleInput },
    rules: useVehicleRules(),
    operations: {
      create: (client, body, header) => call(client, createVehicle, { header, body }),
      update: (client, { id, version }, body) =>
        call(client, updateVehicle, { path: { vehicleId: id }, header: ifMatch(version), body }),
      get: (client, vehicleId) => queryOf(client, getVehicle, { path: { vehicleId } }),
      refresh: (queries) => refreshAfter(queries, updateVehicle),
    },
    words: {
      ...useVehicleWords(),
      success: t(vehicle ? 'success.vehicle.updated' : 'success.vehicle.created'),
    },
    onSaved,
  });
  return { editing, duplicate: duplicateOf(editing.saving.failure?.problem) };
}

const vHolder = object({ id: number(), name: string() });

/** The vehicle that carries the plate already, where the server refused a second one. */
function duplicateOf(problem: Problem | undefined) {
  const parsed = safeParse(vHolder, problem?.code === 'duplicate_plate' ? problem.current : undefined);
  return parsed.success ? parsed.output : undefined;
}

import type { Vehicle } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createVehicle, getVehicle, updateVehicle } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vVehicle, vVehicleInput } from '@corredor/core/schemas';
import { LinkButton } from '@corredor/ui/LinkButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { number, object, safeParse, string } from 'valibot';
import { queryOf, refreshAfter } from '../../base/data/index.ts';
import { useNavigation } from '../../base/navigation/index.ts';
import { FormPage, useRecordForm } from '../../frames/forms/index.ts';
import type { NewRecord } from '../../frames/pickers/index.ts';
import { useVehicleRules } from './useVehicleRules.ts';
import { useVehicleWords } from './useVehicleWords.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { toVehicleInput, toVehicleValues } from './vehicleValues.ts';

interface VehicleFormProps {
  /** The vehicle to change; without one a new vehicle is made. */
  vehicle?: Vehicle;
  /** Draws the dialog in which an owner becomes a customer. */
  newCustomer?: NewRecord;
  /** What the plan says, before it is filled in. */
  notice?: ReactNode;
}

/** Makes a vehicle, or changes one in its page. */
export function VehicleForm({ vehicle, newCustomer, notice }: VehicleFormProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { go } = useNavigation();
  const editing = useRecordForm({
    kind: 'vehicle',
    record: vehicle,
    nameOf: ({ plate }) => plate,
    schemas: { record: vVehicle, input: vVehicleInput },
    values: { of: toVehicleValues, empty: toVehicleValues(), toInput: toVehicleInput },
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
      success: t(vehicle ? 'common:success.vehicle.updated' : 'common:success.vehicle.created'),
    },
    onSaved: ({ id }) => go(paths.vehicleRecord(id)),
  });
  const duplicate = duplicateOf(editing.saving.failure?.problem);
  return (
    <FormPage
      title={vehicle ? undefined : t('new')}
      parent={{ label: t('title'), href: vehicle ? paths.vehicleRecord(vehicle.id) : paths.vehicles() }}
      editing={editing}
      notice={notice}
      submitLabel={t(vehicle ? 'form.save' : 'form.create')}
    >
      {duplicate && (
        <LinkButton href={paths.vehicleRecord(duplicate.id)}>{t('duplicate', { name: duplicate.name })}</LinkButton>
      )}
      <VehicleFields control={editing.form.control} vehicle={vehicle} newCustomer={newCustomer} />
    </FormPage>
  );
}

const vHolder = object({ id: number(), name: string() });

/** The vehicle that carries the plate already, where the server refused a second one. */
function duplicateOf(problem: { code: string; current?: unknown } | undefined) {
  const parsed = safeParse(vHolder, problem?.code === 'duplicate_plate' ? problem.current : undefined);
  return parsed.success ? parsed.output : undefined;
}

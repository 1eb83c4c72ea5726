import type { Vehicle } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { createVehicle, getVehicle, updateVehicle } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vVehicle, vVehicleInput } from '@corredor/core/schemas';
import { LinkButton } from '@corredor/ui/LinkButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { number, object, safeParse, string } from 'valibot';
import { useClient } from '../app/index.ts';
import {
  FormPage,
  RecordFrame,
  toRecordState,
  useBaseRecord,
  useRequestKey,
  useSaveForm,
  useSchemaResolver,
} from '../crud/index.ts';
import { queryOf, refreshAfter } from '../data/index.ts';
import { useNavigation } from '../navigation/index.ts';
import type { NewCustomer } from '../pickers/index.ts';
import { useVehicleRules } from './useVehicleRules.ts';
import { useVehicleWords } from './useVehicleWords.ts';
import { VehicleFields } from './VehicleFields.tsx';
import { readVehicleInput, toVehicleInput, toVehicleValues, type VehicleValues } from './vehicleForm.ts';

/** Changes the vehicle of this number, as it is now on the server. */
export function VehicleEditor({ id, newCustomer }: { id: number; newCustomer?: NewCustomer }) {
  const vehicle = useQuery(queryOf(useClient(), getVehicle, { path: { vehicleId: id } }));
  return (
    <RecordFrame state={toRecordState(vehicle)} onRetry={() => void vehicle.refetch()}>
      {(record) => <VehicleForm vehicle={record} {...(newCustomer ? { newCustomer } : {})} />}
    </RecordFrame>
  );
}

interface VehicleFormProps {
  /** The vehicle to change; without one a new vehicle is made. */
  vehicle?: Vehicle;
  /** Draws the dialog in which an owner becomes a customer. */
  newCustomer?: NewCustomer;
}

/** Makes a vehicle, or changes one. */
export function VehicleForm({ vehicle, newCustomer }: VehicleFormProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const { go } = useNavigation();
  const keyOf = useRequestKey();
  const words = useVehicleWords();
  const form = useForm<VehicleValues>({
    defaultValues: toVehicleValues(vehicle),
    resolver: useSchemaResolver(vVehicleInput, toVehicleInput, useVehicleRules()),
    shouldFocusError: false,
  });
  const base = useBaseRecord(form, vehicle, toVehicleValues);
  const saving = useSaveForm({
    form,
    draft: { kind: 'vehicle', record: base, label: base?.plate ?? '' },
    save: (values, version) => {
      const input = readVehicleInput(values);
      return vehicle
        ? call(client, updateVehicle, {
            path: { vehicleId: vehicle.id },
            header: ifMatch(version ?? base?.version ?? vehicle.version),
            body: input,
          })
        : call(client, createVehicle, { header: keyOf(input), body: input });
    },
    successMessage: t(vehicle ? 'common:success.vehicle.updated' : 'common:success.vehicle.created'),
    onSaved: () => {
      void refreshAfter(queries, updateVehicle);
      go(paths.vehicles());
    },
  });
  const duplicate = duplicateOf(saving.failure?.problem);
  return (
    <FormPage
      title={vehicle ? vehicle.plate : t('new')}
      parent={{ label: t('title'), href: paths.vehicles() }}
      saving={saving}
      isDirty={form.formState.isDirty}
      submitLabel={t(vehicle ? 'form.save' : 'form.create')}
      labelOf={words.labelOf}
      conflictFields={(theirs) => {
        const parsed = safeParse(vVehicle, theirs);
        return parsed.success ? words.compare(form.getValues(), parsed.output) : [];
      }}
      onTakeTheirs={(theirs) => {
        const parsed = safeParse(vVehicle, theirs);
        if (parsed.success) form.reset(toVehicleValues(parsed.output));
      }}
    >
      {duplicate && (
        <LinkButton href={paths.vehicleDetail(duplicate.id)}>{t('duplicate', { name: duplicate.name })}</LinkButton>
      )}
      <VehicleFields control={form.control} vehicle={vehicle} newCustomer={newCustomer} />
    </FormPage>
  );
}

const vHolder = object({ id: number(), name: string() });

/** The vehicle that carries the plate already, where the server refused a second one. */
function duplicateOf(problem: { code: string; current?: unknown } | undefined) {
  const parsed = safeParse(vHolder, problem?.code === 'duplicate_plate' ? problem.current : undefined);
  return parsed.success ? parsed.output : undefined;
}

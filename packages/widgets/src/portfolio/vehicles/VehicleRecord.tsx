import type { Vehicle } from '@corredor/core/api';
import { getVehicle } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Card } from '@corredor/ui/Card';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../base/app/index.ts';
import { queryOf } from '../../base/data/index.ts';
import { RecordCommands } from '../../frames/commands/index.ts';
import { HistorySection } from '../../frames/history/index.ts';
import type { NewRecord } from '../../frames/pickers/index.ts';
import { AfterPage, RecordLoader, RecordPage } from '../../frames/records/index.ts';
import { useVehicleFacts, VehicleBeneficiaries } from './VehicleFacts.tsx';
import { VehicleForm } from './VehicleForm.tsx';

interface VehicleRecordProps {
  id: number;
  /** Its form is open. */
  isEditing?: boolean;
  newCustomer?: NewRecord;
  /** What other features know of the vehicle, such as its policies. */
  related?: (vehicle: Vehicle) => ReactNode;
}

/** The page of one vehicle, as it is now on the server. */
export function VehicleRecord({ id, isEditing = false, newCustomer, related }: VehicleRecordProps) {
  const { t } = useTranslation('vehicles');
  return (
    <RecordLoader
      list={{ label: t('title'), href: paths.vehicles() }}
      id={id}
      get={(client, vehicleId) => queryOf(client, getVehicle, { path: { vehicleId } })}
      rooms={['vehicles', 'pickers', 'policies', 'history']}
    >
      {(vehicle) => (
        <VehiclePage vehicle={vehicle} form={isEditing && <VehicleForm vehicle={vehicle} newCustomer={newCustomer} />}>
          {related?.(vehicle)}
        </VehiclePage>
      )}
    </RecordLoader>
  );
}

interface VehiclePageProps {
  vehicle: Vehicle;
  /** Its form, where that is open. */
  form: ReactNode;
  children: ReactNode;
}

function VehiclePage({ vehicle, form, children }: VehiclePageProps) {
  const { t } = useTranslation(['vehicles', 'common']);
  const canChange = useCan('core_app.change_vehicle');
  const { glance, more, record } = useVehicleFacts(vehicle);
  const { id, plate, brand, model, year } = vehicle;
  return (
    <RecordPage
      title={plate}
      record={vehicle}
      context={`${brand} ${model} · ${year}`}
      parent={{ label: t('title'), href: paths.vehicles() }}
      primaryAction={
        canChange &&
        !form && (
          <LinkButton icon={Pencil} href={paths.vehicle(id)}>
            {t('common:action.edit')}
          </LinkButton>
        )
      }
      facts={!form && <DescriptionList columns={4} items={glance} />}
      aside={
        <Card title={t(form ? 'group.record' : 'group.identity')}>
          <DescriptionList columns={1} items={form ? record : [...more, ...record]} />
        </Card>
      }
    >
      {form && <AfterPage>{form}</AfterPage>}
      {children}
      {!form && (
        <Card title={t('group.beneficiaries')}>
          <VehicleBeneficiaries vehicle={vehicle} />
        </Card>
      )}
      <HistorySection level={2} model="vehicle" id={id} />
      <RecordCommands
        kind="vehicle"
        id={id}
        label={plate}
        description={`${brand} ${model} · ${year}`}
        commands={[canChange && !form && { id: 'edit', label: t('common:action.edit'), href: paths.vehicle(id) }]}
      />
    </RecordPage>
  );
}

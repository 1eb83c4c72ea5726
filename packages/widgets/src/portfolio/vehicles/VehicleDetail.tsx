import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { RecordCommands } from '../../frames/commands/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';
import { useVehicleFacts, VehicleBeneficiaries } from './VehicleFacts.tsx';

interface VehicleDetailProps extends OpenRecord<Vehicle> {
  /** What other features know of the vehicle, such as its policies. */
  related?: (vehicle: Vehicle) => ReactNode;
}

/** One vehicle, read over its list. */
export function VehicleDetail({ canChange, related, ...panel }: VehicleDetailProps) {
  const { t } = useTranslation('vehicles');
  return (
    <DetailPanel
      historyOf="vehicle"
      {...panel}
      pageOf={({ id }) => paths.vehicleRecord(id)}
      titleOf={({ plate }) => plate}
      contextOf={({ brand, model, year }) => <Text tone="muted">{`${brand} ${model} · ${year}`}</Text>}
      actionsOf={({ id, plate, brand, model, year }) => (
        <>
          <RecordCommands
            kind="vehicle"
            id={id}
            label={plate}
            description={`${brand} ${model} · ${year}`}
            commands={[canChange && { id: 'edit', label: t('edit'), href: paths.vehicle(id) }]}
          />
          {canChange && (
            <LinkButton tone="accent" icon={Pencil} href={paths.vehicle(id)}>
              {t('edit')}
            </LinkButton>
          )}
        </>
      )}
    >
      {(vehicle) => (
        <Stack gap="large">
          <Facts vehicle={vehicle} />
          <Beneficiaries vehicle={vehicle} />
          {related?.(vehicle)}
        </Stack>
      )}
    </DetailPanel>
  );
}

function Facts({ vehicle }: { vehicle: Vehicle }) {
  const { glance, more, record } = useVehicleFacts(vehicle);
  return <DescriptionList items={[...glance, ...more, ...record]} />;
}

function Beneficiaries({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="md">
        {t('group.beneficiaries')}
      </Heading>
      <VehicleBeneficiaries vehicle={vehicle} />
    </Stack>
  );
}

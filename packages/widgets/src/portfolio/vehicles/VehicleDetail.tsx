import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { DescriptionList } from '@corredor/ui/DescriptionList';
import { Heading } from '@corredor/ui/Heading';
import { Link } from '@corredor/ui/Link';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import type { OpenRecord } from '../../frames/lists/index.ts';
import { DetailPanel } from '../../frames/records/index.ts';

interface VehicleDetailProps extends OpenRecord<Vehicle> {
  /** What other features know of the vehicle, such as its policies. */
  related?: ((vehicle: Vehicle) => ReactNode) | undefined;
}

/** One vehicle, read over its list. */
export function VehicleDetail({ canChange, related, ...panel }: VehicleDetailProps) {
  const { t } = useTranslation('vehicles');
  return (
    <DetailPanel
      historyOf="vehicle"
      {...panel}
      titleOf={({ plate }) => plate}
      contextOf={({ brand, model, year }) => <Text tone="muted">{`${brand} ${model} · ${year}`}</Text>}
      actionsOf={({ id }) =>
        canChange && (
          <LinkButton tone="accent" icon={Pencil} href={paths.vehicle(id)}>
            {t('edit')}
          </LinkButton>
        )
      }
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
  const { t } = useTranslation('vehicles');
  const { dateTime, money } = useFormats();
  const canViewCustomers = useCan('core_app.view_customer');
  const { owner } = vehicle;
  return (
    <DescriptionList
      items={[
        {
          term: t('field.owner_id'),
          detail: canViewCustomers ? <Link href={paths.customerDetail(owner.id)}>{owner.name}</Link> : owner.name,
        },
        { term: t('field.brand'), detail: vehicle.brand },
        { term: t('field.model'), detail: vehicle.model },
        { term: t('field.year'), detail: vehicle.year },
        { term: t('field.color'), detail: vehicle.color },
        { term: t('field.chassis_number'), detail: vehicle.chassis_number },
        { term: t('field.commercial_value'), detail: money(vehicle.commercial_value) },
        { term: t('field.vehicle_type'), detail: vehicle.vehicle_type },
        { term: t('field.activity'), detail: vehicle.activity },
        { term: t('column.updated'), detail: dateTime(vehicle.updated_at) },
      ]}
    />
  );
}

function Beneficiaries({ vehicle: { beneficiaries } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const { date, percent } = useFormats();
  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="md">
        {t('group.beneficiaries')}
      </Heading>
      {beneficiaries.length === 0 && <Text tone="muted">{t('beneficiary.none')}</Text>}
      {beneficiaries.map(({ customer_id, customer, percentage, start_date }) => (
        <Stack key={customer_id} gap="xxsmall">
          <Text weight="semibold">{`${customer.name} · ${percent(percentage)}`}</Text>
          <Text tone="muted">{t('beneficiary.since', { date: date(start_date) })}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

import type { Vehicle } from '@corredor/core/api';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { useCan, useFormats } from '../../base/app/index.ts';
import { useDescribedFacts } from '../../frames/described/index.ts';
import { vehicleFields } from './describedVehicle.ts';
import { useVehicleWords } from './useVehicleWords.ts';

/** What a vehicle is, for a panel or a page: what one asks first, and the rest. */
export function useVehicleFacts(vehicle: Vehicle) {
  const { t } = useTranslation('vehicles');
  const { dateTime } = useFormats();
  const facts = useDescribedFacts(vehicleFields, vehicle, useVehicleWords().labelOf);
  const canViewCustomers = useCan('core_app.view_customer');
  const { owner } = vehicle;
  return {
    glance: [
      {
        term: t('field.owner_id'),
        detail: canViewCustomers ? <Link href={paths.customerRecord(owner.id)}>{owner.name}</Link> : owner.name,
      },
      ...facts('glance'),
    ],
    more: facts('more'),
    record: [
      { term: t('column.created'), detail: dateTime(vehicle.created_at) },
      { term: t('column.updated'), detail: dateTime(vehicle.updated_at) },
    ],
  };
}

/** Who is paid for a vehicle, each with the share. */
export function VehicleBeneficiaries({ vehicle: { beneficiaries } }: { vehicle: Vehicle }) {
  const { t } = useTranslation('vehicles');
  const { date, percent } = useFormats();
  if (beneficiaries.length === 0) return <Text tone="muted">{t('beneficiary.none')}</Text>;
  return (
    <Stack gap="small">
      {beneficiaries.map(({ customer_id, customer, percentage, start_date }) => (
        <Stack key={customer_id} gap="xxsmall">
          <Text weight="semibold">{`${customer.name} · ${percent(percentage)}`}</Text>
          <Text tone="muted">{t('beneficiary.since', { date: date(start_date) })}</Text>
        </Stack>
      ))}
    </Stack>
  );
}

import { listVehicles } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Heading } from '@corredor/ui/Heading';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Text } from '@corredor/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';

const shown = 5;

/** The vehicles of one customer as links, with the way to all of them. Draws nothing for who may not see vehicles. */
export function VehicleLinks({ ownerId }: { ownerId: number }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const canView = useCan('core_app.view_vehicle');
  const query = pageOf(useClient(), listVehicles, { query: { owner: ownerId, page_size: shown } });
  const list = toListState(useQuery({ ...query, enabled: canView }));
  if (!canView || list.status === 'loading' || (list.status === 'ready' && list.total === 0)) return null;
  return (
    <Stack as="section" gap="small">
      <Heading level={3} size="md">
        {t('title')}
      </Heading>
      {list.status === 'failed' && <Text tone="critical">{list.message}</Text>}
      {list.status === 'ready' && (
        <Stack gap="xxsmall">
          {list.rows.map(({ id, plate, brand, model, year }) => (
            <Text key={id}>
              <Link href={paths.vehicleDetail(id)}>{plate}</Link>
              {` · ${brand} ${model} ${year}`}
            </Text>
          ))}
          {list.total > shown && (
            <Link href={paths.vehicles({ owner: ownerId })}>{t('all', { count: list.total })}</Link>
          )}
        </Stack>
      )}
    </Stack>
  );
}

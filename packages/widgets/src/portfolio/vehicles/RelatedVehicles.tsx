import { listVehicles } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { Link } from '@corredor/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCan, useClient, useFormats } from '../../base/app/index.ts';
import { pageOf } from '../../base/data/index.ts';
import { toListState } from '../../frames/lists/index.ts';
import { RelatedList, RelatedRow } from '../../frames/related/index.ts';

const shown = 5;

/** The vehicles of one customer on its page, with the way to all of them. Draws nothing for who may not see vehicles, or where there are none. */
export function RelatedVehicles({ ownerId }: { ownerId: number }) {
  const { t } = useTranslation(['vehicles', 'common']);
  const { money } = useFormats();
  const canView = useCan('core_app.view_vehicle');
  const query = pageOf(useClient(), listVehicles, { query: { owner: ownerId, page_size: shown } });
  const vehicles = useQuery({ ...query, enabled: canView });
  const list = toListState(vehicles);
  if (!canView || list.status === 'loading' || (list.status === 'ready' && list.total === 0)) return null;
  return (
    <RelatedList
      title={t('title')}
      list={list}
      hasCount
      empty={t('empty.title')}
      all={{
        label: t('all', { count: list.status === 'ready' ? list.total : 0 }),
        href: paths.vehicles({ owner: ownerId }),
      }}
      onRetry={() => void vehicles.refetch()}
    >
      {({ id, plate, brand, model, year, commercial_value }) => (
        <RelatedRow
          name={
            <Link tone="strong" href={paths.vehicleRecord(id)}>
              {plate}
            </Link>
          }
          note={`${brand} ${model} · ${year}`}
          figure={commercial_value === null ? undefined : money(commercial_value)}
          figureNote={commercial_value === null ? undefined : t('field.commercial_value')}
        />
      )}
    </RelatedList>
  );
}

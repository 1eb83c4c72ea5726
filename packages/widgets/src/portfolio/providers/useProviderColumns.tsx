import type { Provider } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';

const citiesOf = ({ offices }: Provider) => [...new Set(offices.map(({ city }) => city))].join(', ');
const branchesOf = ({ branches }: Provider) => branches.map(({ name }) => name).join(', ');

/** The columns of the list of insurance companies. */
export function useProviderColumns(detailHref: (id: number) => string): GridColumn<Provider>[] {
  const { t } = useTranslation('providers');
  const kit = useColumnKit<Provider>();
  return useMemo(
    () => [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name', minWidth: 220 },
      ),
      kit.text('ruc', t('column.ruc'), ({ ruc }) => ruc, { sortKey: 'ruc', width: 150, card: 'subtitle' }),
      kit.text('short_name', t('column.shortName'), ({ short_name }) => short_name, {
        sortKey: 'short_name',
        width: 170,
        card: 'hidden',
      }),
      kit.phone(t('column.phone'), ({ phone }) => phone, { width: 150 }),
      kit.email(t('column.email'), ({ email }) => email, { minWidth: 220 }),
      kit.text('contact', t('column.contact'), ({ contact }) => contact, { minWidth: 150, card: 'hidden' }),
      kit.text('offices', t('column.offices'), citiesOf, { minWidth: 160, card: 'line' }),
      kit.text('branches', t('column.branches'), branchesOf, { minWidth: 200, card: 'hidden' }),
      kit.moment('updated_at', t('column.updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, detailHref],
  );
}

import type { Provider } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';

const citiesOf = ({ offices }: Provider) => [...new Set(offices.map(({ city }) => city))].join(', ');
const branchesOf = ({ branches }: Provider) => branches.map(({ name }) => name).join(', ');

/** The columns of the list of insurance companies. */
export function useProviderColumns(detailHref: (id: number) => string): GridColumn<Provider>[] {
  const { t } = useTranslation('providers');
  const { dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        isPrimary: true,
        hideable: false,
        minWidth: 220,
        card: 'title',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <Link tone="strong" href={detailHref(id)}>
            {name}
          </Link>
        ),
      },
      {
        id: 'ruc',
        header: t('column.ruc'),
        sortKey: 'ruc',
        width: 150,
        card: 'subtitle',
        text: ({ ruc }) => ruc,
        cell: ({ ruc }) => ruc,
      },
      {
        id: 'short_name',
        header: t('column.shortName'),
        sortKey: 'short_name',
        width: 170,
        card: 'hidden',
        text: ({ short_name }) => short_name ?? '',
        cell: ({ short_name }) => short_name,
      },
      {
        id: 'phone',
        header: t('column.phone'),
        width: 150,
        card: 'line',
        text: ({ phone }) => phone ?? '',
        cell: ({ phone }) => phone && <Link href={`tel:${phone}`}>{phone}</Link>,
      },
      {
        id: 'email',
        header: t('column.email'),
        minWidth: 220,
        card: 'line',
        text: ({ email }) => email ?? '',
        cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
      },
      {
        id: 'contact',
        header: t('column.contact'),
        minWidth: 150,
        card: 'hidden',
        text: ({ contact }) => contact ?? '',
        cell: ({ contact }) => contact,
      },
      {
        id: 'offices',
        header: t('column.offices'),
        minWidth: 160,
        card: 'line',
        text: citiesOf,
        cell: citiesOf,
      },
      {
        id: 'branches',
        header: t('column.branches'),
        minWidth: 200,
        card: 'hidden',
        text: branchesOf,
        cell: branchesOf,
      },
      {
        id: 'updated_at',
        header: t('column.updated'),
        sortKey: 'updated_at',
        width: 190,
        card: 'hidden',
        text: ({ updated_at }) => dateTime(updated_at),
        sheet: { type: 'moment', value: (row) => row.updated_at },
        cell: ({ updated_at }) => dateTime(updated_at),
      },
    ],
    [t, dateTime, detailHref],
  );
}

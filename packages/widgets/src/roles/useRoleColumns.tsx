import type { Role } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { Link } from '@corredor/ui/Link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/index.ts';
import { useRoleSummary } from './useRoleSummary.ts';

/** The columns of the list of roles. */
export function useRoleColumns(detailHref: (id: number) => string): GridColumn<Role>[] {
  const { t } = useTranslation('roles');
  const { dateTime } = useFormats();
  const summary = useRoleSummary();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        sortKey: 'name',
        isPrimary: true,
        hideable: false,
        width: 240,
        card: 'title',
        text: ({ name }) => name,
        cell: ({ id, name }) => (
          <Link tone="strong" href={detailHref(id)}>
            {name}
          </Link>
        ),
      },
      {
        id: 'summary',
        header: t('column.summary'),
        minWidth: 360,
        card: 'line',
        text: ({ permissions }) => summary(permissions),
        cell: ({ permissions }) => summary(permissions),
      },
      {
        id: 'users_count',
        header: t('column.users'),
        sortKey: 'users_count',
        width: 110,
        align: 'end',
        card: 'line',
        text: ({ users_count }) => String(users_count),
        cell: ({ users_count }) => users_count,
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
    [t, dateTime, detailHref, summary],
  );
}

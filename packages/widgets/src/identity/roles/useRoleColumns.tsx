import type { Role } from '@corredor/core/api';
import type { GridColumn } from '@corredor/ui/DataGrid';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useColumnKit } from '../../frames/lists/index.ts';
import { useRoleSummary } from './useRoleSummary.ts';

/** The columns of the list of roles. */
export function useRoleColumns(detailHref: (id: number) => string): GridColumn<Role>[] {
  const { t } = useTranslation('roles');
  const summary = useRoleSummary();
  const kit = useColumnKit<Role>();
  return useMemo(
    () => [
      kit.record(
        t('column.name'),
        ({ name }) => name,
        ({ id }) => detailHref(id),
        { id: 'name' },
      ),
      kit.text('summary', t('column.summary'), ({ permissions }) => summary(permissions), {
        meaning: 'sentence',
        minWidth: 240,
        card: 'subtitle',
      }),
      kit.text('users_count', t('column.users'), ({ users_count }) => String(users_count), {
        sortKey: 'users_count',
        meaning: 'count',
        align: 'end',
        card: 'line',
      }),
      kit.moment('updated_at', t('column.updated'), ({ updated_at }) => updated_at),
    ],
    [t, kit, detailHref, summary],
  );
}

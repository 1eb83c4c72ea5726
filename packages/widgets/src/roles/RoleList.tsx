import type { Role } from '@corredor/core/api';
import { call, ifMatch } from '@corredor/core/client';
import { deleteRole, getRole, listRoles } from '@corredor/core/operations';
import { paths } from '@corredor/core/paths';
import { vListRolesQuery } from '@corredor/core/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan, useClient } from '../app/index.ts';
import {
  checkedQuery,
  toListState,
  toRecordState,
  useBulk,
  useConfirmDelete,
  useExport,
  useGrid,
  useListParams,
} from '../crud/index.ts';
import { pageOf, queryOf, refreshAfter } from '../data/index.ts';
import { RoleDetail } from './RoleDetail.tsx';
import { RoleListView } from './RoleListView.tsx';

const noFilters: readonly never[] = [];

interface RoleListProps {
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The roles of the brokerage: listed, read, duplicated and deleted. */
export function RoleList({ banner }: RoleListProps) {
  const { t } = useTranslation(['roles', 'common']);
  const client = useClient();
  const queries = useQueryClient();
  const controls = useListParams(noFilters, { ordering: 'name' });
  const query = checkedQuery(vListRolesQuery, controls);
  const roles = useQuery(pageOf(client, listRoles, { query }));
  const detail = useQuery({
    ...queryOf(client, getRole, { path: { roleId: controls.detail ?? 0 } }),
    enabled: controls.detail !== null,
  });
  const grid = useGrid('roles', ['updated_at']);
  const { isExporting, start } = useExport<Role>();
  const canCreate = useCan('auth.add_group');
  const canChange = useCan('auth.change_group');
  const canDelete = useCan('auth.delete_group');
  const removal = useConfirmDelete<Role>({
    label: t('delete'),
    holdersHref: ({ id }) => paths.users({ role: id }),
    nameOf: ({ name }) => name,
    remove: (role) => call(client, deleteRole, { path: { roleId: role.id }, header: ifMatch(role.version) }),
    successMessage: t('common:success.role.deleted'),
    onDeleted: () => void refreshAfter(queries, deleteRole),
  });
  const readPage = (page: number, page_size: number) =>
    call(client, listRoles, { query: { ...query, page, page_size } });
  const bulk = useBulk<Role>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete
      ? (row) => call(client, deleteRole, { path: { roleId: row.id }, header: ifMatch(row.version) })
      : undefined,
    onChanged: () => void refreshAfter(queries, deleteRole),
  });
  return (
    <RoleListView
      list={toListState(roles)}
      {...{ bulk, controls, grid, isExporting, canCreate, canChange, banner }}
      onDelete={canDelete ? removal.ask : undefined}
      onRetry={() => void roles.refetch()}
      onExport={(columns, hasAllColumns) =>
        start({
          hasAllColumns,
          name: t('export'),
          columns,
          hiddenColumns: grid.hiddenColumns,
          columnOrder: grid.columnOrder,
          readPage,
        })
      }
    >
      {removal.dialog}
      {controls.detail !== null && (
        <RoleDetail
          state={toRecordState(detail)}
          {...{ canCreate, canChange }}
          onClose={() => controls.setDetail(null)}
          onRetry={() => void detail.refetch()}
        />
      )}
    </RoleListView>
  );
}

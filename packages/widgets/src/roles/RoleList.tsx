import type { Role } from '@corredor/core/api';
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
import { useApi } from '../data/index.ts';
import { RoleDetail } from './RoleDetail.tsx';
import { RoleListView } from './RoleListView.tsx';
import { deleteRole, getRole, listRoles, readRoles, refreshRoles } from './roles.queries.ts';

const noFilters: readonly never[] = [];

interface RoleListProps {
  /** What other features say about the whole list. */
  banner?: ReactNode;
}

/** The roles of the brokerage: listed, read, duplicated and deleted. */
export function RoleList({ banner }: RoleListProps) {
  const { t } = useTranslation(['roles', 'common']);
  const [api, client, queries] = [useApi(), useClient(), useQueryClient()];
  const controls = useListParams(noFilters, { ordering: 'name' });
  const query = checkedQuery(vListRolesQuery, controls);
  const roles = useQuery(listRoles(api, query));
  const detail = useQuery({ ...getRole(api, controls.detail ?? 0), enabled: controls.detail !== null });
  const grid = useGrid('roles', ['updated_at']);
  const { isExporting, start } = useExport<Role>();
  const canCreate = useCan('auth.add_group');
  const canChange = useCan('auth.change_group');
  const canDelete = useCan('auth.delete_group');
  const removal = useConfirmDelete<Role>({
    label: t('delete'),
    holdersHref: ({ id }) => paths.users({ role: id }),
    nameOf: ({ name }) => name,
    remove: (role) => deleteRole(client, role),
    successMessage: t('common:success.role.deleted'),
    onDeleted: () => void refreshRoles(queries),
  });
  const readPage = (page: number, page_size: number) => readRoles(client, { ...query, page, page_size });
  const bulk = useBulk<Role>({
    nameOf: ({ name }) => name,
    readPage,
    exportName: t('export'),
    remove: canDelete ? (row) => deleteRole(client, row) : undefined,
    onChanged: () => void refreshRoles(queries),
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
